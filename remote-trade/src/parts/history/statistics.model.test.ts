import { expect, test } from '@jest/globals'
import type { Position } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { bySymbol, statisticsOf } from './statistics.model.ts'

const row = (symbol: string, profit: string, openFee: string, closeFee: string, swapFee = '0') =>
  ({ symbol, profit, openFee, closeFee, swapFee }) as Position
/** BTC as the contract journey has it, XAU after a night. */
const rows = [
  row('BTCUSDT', '40', '1.28', '1.3'),
  row('BTCUSDT', '28.8', '1.92', '1.9344'),
  row('XAUUSD', '97', '0', '0', '4.125'),
  row('ETHUSDT', '-10', '0.5', '0.49'),
]

test('counts, best, worst, profit and fees are those of the rows, the sum is what the account gained', () => {
  expect(statisticsOf(rows)).toEqual({
    count: 4,
    won: 3,
    winRate: '0.75',
    best: '92.875',
    worst: '-10.99',
    profit: '155.8',
    fees: '7.4244',
    nights: '4.125',
    covered: '0',
    net: '144.2506',
  })
})

test('what the insurance fund paid of a loss is counted: the account lost 3,000 of 4,012', () => {
  const lost = { ...row('BTCUSDT', '-4000', '7', '5'), covered: '1012' }
  expect(statisticsOf([lost])).toMatchObject({ profit: '-4000', fees: '12', covered: '1012', net: '-3000' })
})

test('what only the fees made a loss is not won; without rows there is no rate', () => {
  expect(statisticsOf([row('BTCUSDT', '1', '0.5', '0.5')])).toMatchObject({ count: 1, won: 0, winRate: '0', net: '0' })
  expect(statisticsOf([])).toMatchObject({ count: 0, winRate: null, best: null, worst: null, net: '0' })
})

test('a sale on spot counts with its fee, which its profit is told after; what was bought has no result', () => {
  const sale = { tradeType: tradeTypes.spot, symbol: 'ETHUSDT', profit: '9.5', openFee: '0.5' } as Position
  const bought = { ...sale, profit: null, openFee: '0.0001' }
  expect(statisticsOf([sale, bought])).toMatchObject({ count: 1, won: 1, profit: '10', fees: '0.5', net: '9.5' })
})

test('symbols stand by what they brought, and add up to the whole', () => {
  const parts = bySymbol(rows)
  expect(parts.map(({ symbol, of }) => [symbol, of.net])).toEqual([
    ['XAUUSD', '92.875'],
    ['BTCUSDT', '62.3656'],
    ['ETHUSDT', '-10.99'],
  ])
})
