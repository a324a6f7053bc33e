import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { fillsLimit, limitRange, movedAgainst } from './order.ts'
import { returnOnEquity } from './profit.ts'
import { opposite } from './side.ts'
import {
  betterMark,
  priceAtReturn,
  reachesStop,
  reachesTarget,
  stopLossRefusal,
  takeProfitRefusal,
  trailingStop,
} from './targets.ts'
import { decimals, leverages, prices, sides } from './testing/values.ts'

test('a return becomes a price on either side', () => {
  expect(priceAtReturn('long', '64000', 20, '0.5', 2)).toBe('65600')
  expect(priceAtReturn('long', '64000', 20, '-0.5', 2)).toBe('62400')
  expect(priceAtReturn('short', '64000', 20, '0.5', 2)).toBe('62400')
})

test('the price of a return gives that return back, to within one tick of the price', () => {
  fc.assert(
    fc.property(sides, prices, leverages, decimals(-90n, 300n, 2), (side, entry, leverage, rate) => {
      const price = priceAtReturn(side, entry, leverage, rate, 2)
      const tick = big('0.01').times(String(leverage)).div(entry).plus('0.00000001')
      expect(
        big(returnOnEquity(side, entry, price, leverage))
          .minus(rate)
          .abs()
          .lte(tick),
      ).toBe(true)
    }),
  )
})

test('a stop waits below a long and above a short, a target the other way', () => {
  expect([reachesStop('long', '64480', '64500'), reachesStop('long', '64500.01', '64500')]).toEqual([true, false])
  expect([reachesStop('short', '64500', '64500'), reachesStop('short', '64499', '64500')]).toEqual([true, false])
  expect([reachesTarget('long', '66000', '66000'), reachesTarget('short', '66000', '65000')]).toEqual([true, false])
})

test.each([
  ['long', '63000', null],
  ['long', '64000', 'stop-side'],
  ['long', '65000', 'stop-side'],
  ['long', '61074.83', 'stop-liquidation'],
  ['long', '60000', 'stop-liquidation'],
  ['short', '65000', null],
  ['short', '63000', 'stop-side'],
] as const)('a stop-loss for a %s at 64,000 at %s: %s', (side, stop, refusal) => {
  const liquidation = side === 'long' ? '61074.83' : '66898.96'
  expect(stopLossRefusal(side, '64000', stop, liquidation)).toBe(refusal)
})

test('a position that cannot be liquidated takes any stop on its side', () => {
  expect(stopLossRefusal('long', '64000', '1', null)).toBeNull()
})

test('a take-profit on the wrong side of the price is refused', () => {
  expect(takeProfitRefusal('long', '64000', '65000')).toBeNull()
  expect(takeProfitRefusal('long', '64000', '64000')).toBe('stop-side')
  expect(takeProfitRefusal('short', '64000', '65000')).toBe('stop-side')
})

test('a limit order fills at the first tick at or beyond its price', () => {
  expect([fillsLimit('long', '64000', '64000'), fillsLimit('long', '64000', '64000.01')]).toEqual([true, false])
  expect([fillsLimit('short', '64000', '64100'), fillsLimit('short', '64000', '63999')]).toEqual([true, false])
})

test('only a move against the orderer beyond the tolerance is refused', () => {
  expect(movedAgainst('long', '64000', '64320', '0.005')).toBe(false)
  expect(movedAgainst('long', '64000', '64320.01', '0.005')).toBe(true)
  expect(movedAgainst('long', '64000', '50000', '0.005')).toBe(false)
  expect(movedAgainst('short', '64000', '63679.99', '0.005')).toBe(true)
})

test('limit prices reach 20 % to either side, inside the grid', () => {
  expect(limitRange('64000.01', 2)).toEqual({ min: '51200.01', max: '76800.01' })
})

test('a position is closed by an order of the other side', () => {
  expect([opposite('long'), opposite('short')]).toEqual(['short', 'long'])
})

// Bybit, help.bybit.com/hc/en-us/articles/360039260514: a long at 8,000 that trails by 500
test("Bybit's example: it stops at 7,500, once the price has been at 9,000 at 8,500", () => {
  const stopAfter = (marks: string[]) =>
    trailingStop(
      'long',
      marks.reduce((a, b) => betterMark('long', a, b)),
      '500',
    )
  expect([stopAfter(['8000']), stopAfter(['8000', '7600']), stopAfter(['8000', '9000', '8600'])]).toEqual([
    '7500',
    '7500',
    '8500',
  ])
  expect([reachesStop('long', '8500.5', '8500'), reachesStop('long', '8500', '8500')]).toEqual([false, true])
})

// Binance, "How to use the Binance Futures Calculator": entry·(1 ± ROE/leverage);
// smalldrift.pages.dev/blog/binance-futures-calculator-guide works it out: a long at 100,000, 10x, 50 %
test('the published target: half the margin of a long at 100,000 and 10x is won at 105,000', () => {
  expect(priceAtReturn('long', '100000', 10, '0.5', 2)).toBe('105000')
})
