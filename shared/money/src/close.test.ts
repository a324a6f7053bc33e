import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, sum } from './big.ts'
import { type Closing, closePosition, type OpenPosition } from './close.ts'
import { liquidationPrice } from './liquidation.ts'
import { initialMargin } from './margin.ts'
import { leverages, prices, quantities, sides, takerFee } from './testing/values.ts'

const position: OpenPosition = { side: 'long', quantity: '0.1', entry: '64000', margin: '320', settled: '0' }

test('a part takes its share of the margin', () => {
  expect(closePosition(position, '0.04', '65000', takerFee)).toEqual({
    profit: '40',
    fee: '1.3',
    net: '38.7',
    settled: '0',
    due: '38.7',
    margin: '128',
    rest: { quantity: '0.06', margin: '192', settled: '0' },
  })
})

test.each(['0', '-0.1', '0.11'])('a close of %s out of 0.1 is a mistake', quantity => {
  expect(() => closePosition(position, quantity, '65000', takerFee)).toThrow('Check the quantity first')
})

function closeInParts(start: OpenPosition, weights: readonly number[], price: string): Closing[] {
  const closings: Closing[] = []
  let rest = start
  for (const weight of weights) {
    const part = big(rest.quantity).times(String(weight)).div('100').round(3).toString()
    if (part === '0') continue
    const closing = closePosition(rest, part, price, takerFee)
    closings.push(closing)
    rest = { ...rest, ...closing.rest }
  }
  return big(rest.quantity).eq('0') ? closings : [...closings, closePosition(rest, rest.quantity, price, takerFee)]
}

test('partial closes add up to the whole close: no margin and no profit is made or lost, fees round up at most', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 5 })
  fc.assert(
    fc.property(
      sides,
      quantities,
      prices,
      prices,
      leverages,
      weights,
      (side, quantity, entry, price, leverage, parts) => {
        const start = { side, quantity, entry, margin: initialMargin(quantity, entry, leverage), settled: '0' }
        const whole = closePosition(start, quantity, price, takerFee)
        const closings = closeInParts(start, parts, price)
        expect(sum(closings.map(c => c.margin)).eq(start.margin)).toBe(true)
        expect(sum(closings.map(c => c.profit)).eq(whole.profit)).toBe(true)
        const dearer = sum(closings.map(c => c.fee)).minus(whole.fee)
        expect(dearer.gte('0') && dearer.lt(big('0.00000001').times(String(closings.length)))).toBe(true)
      },
    ),
  )
})

test('a part takes its share of what was settled: what is due is never paid twice', () => {
  const paid = { ...position, settled: '33.33333333' }
  const part = closePosition(paid, '0.04', '65000', takerFee)
  expect(part).toMatchObject({ profit: '40', settled: '13.33333333', due: '25.36666667', rest: { settled: '20' } })
  const last = closePosition({ ...paid, ...part.rest }, '0.06', '65000', takerFee)
  expect(sum([part.settled, last.settled]).toString()).toBe('33.33333333')
})

// Bybit, help.bybit.com/hc/en-us/articles/900000294083: 1 BTC at 10,000 that ends at 9,500; maintenance is left out
test("Bybit's example: 1,000 more move the end to 8,500, another bitcoin to 9,000; a part takes its share, and the end stays", () => {
  const tiers = [{ maxNotional: '1000000', maintenanceRate: '0', deduction: '0', maxLeverage: 20 }]
  const endOf = (quantity: string, margin: string) =>
    liquidationPrice({ side: 'long', quantity, entry: '10000', tiers, feeRate: '0' }, margin, 2)
  expect([endOf('1', '500'), endOf('1', '1500'), endOf('2', '2000')]).toEqual(['9500', '8500', '9000'])
  const start = { side: 'long', quantity: '1', entry: '10000', margin: '1500', settled: '0' } as const
  const { rest } = closePosition(start, '0.5', '10000', '0')
  expect([rest.margin, endOf(rest.quantity, rest.margin)]).toEqual(['750', '8500'])
})
