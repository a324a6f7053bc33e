import { expect, test } from '@jest/globals'
import { machine } from '../../testing/machine.ts'
import {
  breakEvenOf,
  coinsOf,
  earningOf,
  energyOf,
  isMachine,
  miningOf,
  netShareOf,
  payersOf,
} from './machine.model.ts'

test('an S21 at 64,000: 0.00015 less 0.00007875 for power leave 0.00007125 BTC, 4.56 USDT; 615 days earn it back', () => {
  const s21 = machine()
  const day = { gross: '0.00015', power: '0.00007875', net: '0.00007125', idle: false }
  expect(earningOf(s21)).toEqual({ ...day, worth: { gross: '9.6', power: '5.04', net: '4.56' } })
  expect(breakEvenOf(s21)).toEqual({ days: 615, within: true, at: 615 / 730, total: '3328.8' })
  expect([energyOf(s21), netShareOf(day)]).toEqual(['84', 0.475])
})

test('at 30,000 its power costs more than it earns: idle, nothing is left of a day, and nothing earns it back', () => {
  const s21 = machine({ coinPrice: '30000' })
  expect(earningOf(s21)).toEqual({
    ...{ gross: '0.00015', power: '0.000168', net: '0', idle: true },
    worth: { gross: '4.5', power: '5.04', net: '0' },
  })
  expect(breakEvenOf(s21)).toEqual({ days: null, within: false, at: 1, total: '0' })
})

test('what takes longer than the machine runs does not break even, and the dot stands at the end', () => {
  expect(breakEvenOf(machine({ coinPrice: '50000' }))).toMatchObject({ days: 1139, within: false, at: 1 })
  expect(breakEvenOf(machine({ cycleDays: 615 }))).toMatchObject({ within: true, at: 1 })
  expect(breakEvenOf(machine({ cycleDays: 614 }))).toMatchObject({ within: false, at: 1 })
})

test('in USDT gross less power is net to the cent, whatever the price cuts off', () => {
  for (const coinPrice of ['63987.21', '64111.11', '71234.56', '98765.43']) {
    const worth = earningOf(machine({ coinPrice }))?.worth
    const cents = (value = '0') => Math.round(Number(value) * 100)
    expect(cents(worth?.gross) - cents(worth?.power)).toBe(cents(worth?.net))
  }
})

test('several machines earn as several do; without a price of the coin nobody can say', () => {
  expect(earningOf(machine(), 3)).toMatchObject({ net: '0.00021375', worth: { net: '13.68' } })
  expect([earningOf(machine({ coinPrice: null })), breakEvenOf(machine({ coinPrice: null }))]).toEqual([null, null])
})

test('a list knows its coins and who pays for each, once; a coin shows its machines alone', () => {
  const litecoin = { currency: 'LTC', balance: '1800', promised: '0' }
  const all = [machine(), machine({ id: 'M60' }), machine({ id: 'L9', coin: 'LTC', payer: litecoin })]
  expect(coinsOf(all)).toEqual(['BTC', 'LTC'])
  expect(payersOf(all).map(({ currency }) => currency)).toEqual(['BTC', 'LTC'])
  expect(miningOf(all, 'LTC').map(({ id }) => id)).toEqual(['L9'])
  expect([miningOf(all, undefined).length, miningOf(all, 'DOGE').length]).toEqual([3, 0])
})

test('a product without what a machine is told with is none', () => {
  expect([isMachine(machine()), isMachine({ ...machine(), coin: null })]).toEqual([true, false])
})
