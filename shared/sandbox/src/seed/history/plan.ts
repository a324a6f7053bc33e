/** What the demo account traded in the forty days before its exchange began, all of it over by then: sizes, sides, times. */
import { directions, tradeTypes } from '@shared/contract/codes'
import { DAY, HOUR, MINUTE } from '@shared/engine/clock'
import { isOpen, symbolOf } from '@shared/engine/market/index'
import { type Act, coins, leveraged, option, second, swaps } from './acts.ts'

/** What is traded: what the history needs prices of. */
export const symbols = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XAUUSD', 'EURUSD'] as const

const { buy, sell } = directions
const { contract, cfd } = tradeTypes

type Leveraged = [ago: number, from: number, hours: number, symbol: string, way: 1 | 2, size: string, leverage: number]

/** By USDT. */
const contracts: Leveraged[] = [
  [38, 9, 5, 'BTCUSDT', buy, '1200', 10],
  [35, 10, 3, 'ETHUSDT', buy, '800', 5],
  [31, 14, 6, 'BTCUSDT', sell, '1500', 10],
  [28, 8, 2, 'SOLUSDT', buy, '400', 5],
  [24, 11, 7, 'ETHUSDT', sell, '900', 10],
  [20, 9, 4, 'BTCUSDT', buy, '2000', 20],
  [15, 13, 5, 'SOLUSDT', sell, '500', 10],
  [10, 10, 6, 'BTCUSDT', buy, '1000', 5],
  [6, 15, 3, 'ETHUSDT', buy, '1200', 10],
  [5, 9, 8, 'BTCUSDT', sell, '1600', 20],
  [3, 12, 4, 'BTCUSDT', buy, '1400', 10],
  [1, 10, 5, 'ETHUSDT', buy, '700', 10],
]
/** By lots. */
const cfds: Leveraged[] = [
  [33, 14, 4, 'XAUUSD', buy, '0.02', 50],
  [22, 15, 3, 'EURUSD', sell, '0.05', 100],
  [9, 10, 6, 'XAUUSD', sell, '0.01', 50],
  [4, 13, 5, 'EURUSD', buy, '0.1', 100],
]
/** Of an hour. */
const options: [ago: number, hour: number, symbol: string, way: 1 | 2, quantity: string][] = [
  [13, 16, 'BTCUSDT', buy, '0.05'],
  [7, 11, 'ETHUSDT', sell, '0.5'],
  [2, 14, 'BTCUSDT', buy, '0.02'],
]
/** Bought, and sold whole some days later: before coins arrive that are kept. */
const spots: [ago: number, days: number, symbol: string, amount: string][] = [
  [39, 2, 'BTCUSDT', '300'],
  [29, 5, 'SOLUSDT', '250'],
  [18, 4, 'ETHUSDT', '400'],
]
/** There, and back whole. */
const exchanged: [ago: number, days: number, currency: string, amount: string][] = [
  [34, 3, 'ETH', '200'],
  [22, 5, 'SOL', '150'],
]
/** On the last two days: they need minutes. */
const seconds: [ago: number, hour: number, minute: number, symbol: string, way: 1 | 2, lasts: number, stake: string][] =
  [
    [2, 20, 1, 'BTCUSDT', buy, 60, '20'],
    [2, 20, 5, 'BTCUSDT', sell, 60, '20'],
    [2, 20, 12, 'ETHUSDT', buy, 120, '30'],
    [2, 21, 30, 'ETHUSDT', buy, 300, '25'],
    [1, 9, 3, 'BTCUSDT', buy, 180, '40'],
    [1, 9, 10, 'SOLUSDT', sell, 60, '15'],
    [1, 18, 44, 'BTCUSDT', sell, 120, '50'],
    [1, 18, 52, 'ETHUSDT', buy, 60, '30'],
  ]

/** On the latest day by then whose market is open at both ends. */
function openDay(symbol: string, from: number, to: number): number {
  const { hours } = symbolOf(symbol) ?? { hours: [] }
  return [from, to].every(at => isOpen(hours, at / 1000)) ? from : openDay(symbol, from - DAY, to - DAY)
}

/** In order of time. @param today when the day of the first tick began, UTC+8 */
export function planOf(today: number): Act[] {
  const at = (ago: number, hour: number, minute = 0) => today - ago * DAY + hour * HOUR + minute * MINUTE
  const lever = (type: 1 | 2, [ago, hour, hours, symbol, direction, size, leverage]: Leveraged) => {
    const from = openDay(symbol, at(ago, hour), at(ago, hour + hours))
    const sized = type === cfd ? { quantity: size } : { amount: size }
    return leveraged(from, from + hours * HOUR, { tradeType: type, symbol, direction, leverage, ...sized })
  }
  const acts = [
    ...contracts.map(one => lever(contract, one)),
    ...cfds.map(one => lever(cfd, one)),
    ...options.map(([ago, hour, ...order]) => option(at(ago, hour), ...order)),
    ...spots.map(([ago, days, ...order]) => coins(at(ago, 8), at(ago - days, 20), ...order)),
    ...exchanged.map(([ago, days, ...order]) => swaps(at(ago, 7), at(ago - days, 19), ...order)),
    ...seconds.map(([ago, hour, minute, ...order]) => second(at(ago, hour, minute), ...order)),
  ]
  return acts.flat().sort((a, b) => a.at - b.at)
}
