import { describe, expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, compare, sum, truncate } from './big.ts'
import {
  accrue,
  dayInterest,
  leastPledge,
  liquidationQuantity,
  loanToValue,
  mostLent,
  overdueRate,
  priceAtLtv,
  reachesLtv,
  remediesOf,
  repayment,
  saleOf,
  totalInterest,
} from './loan.ts'
import { decimals } from './testing/values.ts'

const bitcoin = { initialLtv: '0.65', callLtv: '0.75', liquidationLtv: '0.85', fee: '0.02' }

describe('6,000 on 0.1 BTC', () => {
  const at = (price: string) => ({ quantity: '0.1', price })

  test('at 100,000 up to 6,500 is lent; a call comes at 80,000.00, a liquidation at 70,588.23', () => {
    expect(mostLent(at('100000'), bitcoin)).toBe('6500')
    expect(leastPledge('6000', '100000', bitcoin)).toBe('0.0923077')
    expect(loanToValue('6000', at('100000'))).toBe('0.6')
    expect(priceAtLtv('6000', '0.1', '0.75', 2)).toBe('80000')
    expect(priceAtLtv('6000', '0.1', '0.85', 2)).toBe('70588.23')
    expect(reachesLtv('6000', at('80000.01'), '0.75')).toBe(false)
    expect(reachesLtv('6000', at('80000'), '0.75')).toBe(true)
    expect(reachesLtv('6000', at('70588.24'), '0.85')).toBe(false)
    expect(reachesLtv('6000', at('70588.23'), '0.85')).toBe(true)
  })

  test('at 78,000 it takes 930.00, or 0.01834320 more, to come back to 65 %', () => {
    expect(remediesOf('6000', at('78000'), bitcoin)).toEqual({ repay: '930', pledge: '0.0183432' })
    expect(remediesOf('6000', at('100000'), bitcoin)).toEqual({ repay: '0', pledge: '0' })
  })

  test('at 70,000 0.06277057 are sold for 4,306.06: 1,693.94 stay owed, at 65.00 %', () => {
    const quantity = liquidationQuantity('6000', at('70000'), bitcoin)
    expect(quantity).toBe('0.06277057')
    expect(saleOf({ quantity, price: '70000' }, '0.02')).toEqual({ gross: '4393.9399', fee: '87.8799', net: '4306.06' })
    const rest = { quantity: big('0.1').minus(quantity), price: '70000' }
    expect(truncate(loanToValue('1693.94', rest) ?? '', 4)).toBe('0.65')
  })

  test('where it is worth less than is owed, all of it goes; of none there is no ratio and no price', () => {
    expect(liquidationQuantity('6000', at('30000'), bitcoin)).toBe('0.1')
    const none = { quantity: '0', price: '30000' }
    expect([loanToValue('6000', none), priceAtLtv('6000', '0', '0.75', 2)]).toEqual([null, null])
  })
})

test('500 at 0.05 % a day: 0.25 a day after the first, 1.50 in seven days; 200 repaid: 0.15', () => {
  expect(dayInterest('500', '0', '0.0005')).toBe('0.25')
  expect(dayInterest('500', '0.25', '0.0005')).toBe('0.25')
  expect(totalInterest('500', '0.0005', 7)).toBe('1.5')
  expect(totalInterest('500', '0.0005', 1)).toBe('0')
  expect(totalInterest('500', '0.0005', 7, 0)).toBe('1.75')
  expect(repayment('200.5', '0.5')).toEqual({ interest: '0.5', principal: '200' })
  expect(repayment('0.2', '0.5')).toEqual({ interest: '0.2', principal: '0' })
  expect(dayInterest('300', '0', '0.0005')).toBe('0.15')
  expect(overdueRate('0.0005')).toBe('0.00075')
})

test('days of less than a cent come to as much as all of them together', () => {
  const days = Array.from({ length: 30 }, (_, day) => dayInterest('85', big('0.0085').times(String(day)), '0.0001'))
  expect(days.slice(0, 3)).toEqual(['0', '0.01', '0.01'])
  expect(sum(days).toString()).toBe(totalInterest('85', '0.0001', 31))
})

const principal = decimals(10_000n, 50_000_000n, 2)
const rate = decimals(1n, 300n, 5)
const price = decimals(100n, 20_000_000n, 2)
const quantity = decimals(1n, 10n ** 10n, 8)

const days = fc.array(fc.record({ principal, rate }), { minLength: 1, maxLength: 90 })

test('the days add up to the truncated whole, whatever their principals and rates', () => {
  fc.assert(
    fc.property(days, each => {
      let accrued = '0'
      const costs = each.map(day => {
        const cost = dayInterest(day.principal, accrued, day.rate)
        accrued = accrue(day.principal, accrued, day.rate)
        return cost
      })
      expect(sum(costs).toString()).toBe(truncate(sum(each.map(day => big(day.principal).times(day.rate))), 2))
    }),
  )
})

const worthSomething = fc
  .record({ quantity, price })
  .filter(one => compare(big(one.quantity).times(one.price), '1') > 0)
const owedOf = (held: { quantity: string; price: string }, percent: number) =>
  truncate(
    big(held.quantity)
      .times(held.price)
      .times(`${percent / 100}`),
    2,
  )

test('a liquidation sells no more than there is, and what is left is back at the initial ratio, within a minor unit', () => {
  fc.assert(
    fc.property(worthSomething, fc.integer({ min: 85, max: 150 }), (held, percent) => {
      const owed = owedOf(held, percent)
      const sold = liquidationQuantity(owed, held, bitcoin)
      expect(compare(sold, held.quantity)).toBeLessThanOrEqual(0)
      const left = big(held.quantity).minus(sold)
      const stays = big(owed).minus(saleOf({ quantity: sold, price: held.price }, '0.02').net)
      if (left.gt('0')) expect(stays.minus('0.01').lte(left.times(held.price).times('0.65'))).toBe(true)
    }),
  )
})

test('either remedy brings it back to what is lent on it, and no cent or unit more than that takes', () => {
  fc.assert(
    fc.property(worthSomething, fc.integer({ min: 75, max: 85 }), (held, percent) => {
      const owed = owedOf(held, percent)
      const { repay, pledge } = remediesOf(owed, held, bitcoin)
      expect(compare(big(owed).minus(repay), mostLent(held, bitcoin))).toBeLessThanOrEqual(0)
      const most = (more: string) => big(held.quantity).plus(more).times(held.price).times('0.65')
      expect(most(pledge).gte(owed)).toBe(true)
      expect(most(big(pledge).minus('0.00000001').toString()).lt(owed)).toBe(true)
    }),
  )
})
