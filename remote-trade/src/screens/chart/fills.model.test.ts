import { expect, test } from '@jest/globals'
import type { Position } from '@shared/contract'
import { directions, tradeTypes } from '@shared/contract/codes'
import { arrowsOf, type Fill, fillsOf, MOST_FILLS } from './fills.model.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-25T10:00:00+08:00')
const bars = (count: number) => Array.from({ length: count }, (_, n) => ({ timestamp: start + n * MINUTE }))
const row = (change: Partial<Position>) =>
  ({ id: '1', tradeType: tradeTypes.contract, direction: directions.buy, ...change }) as Position

test('a long is bought where it opened and sold where it closed; a part that closed by itself was opened with the whole', () => {
  const opened = { openTime: '2026-11-25 10:00:30', openPrice: '64000' }
  const part = row({ ...opened, id: '2', parentId: '1', closeTime: '2026-11-25 10:02:00', closePrice: '65000' })
  expect(fillsOf([part, row(opened)])).toEqual([
    { time: start + 30_000, price: 64_000, side: 'buy' },
    { time: start + 2 * MINUTE, price: 65_000, side: 'sell' },
  ])
})

test('a short is sold first, spot is dealt once, an option has no price of this chart', () => {
  const at = {
    openTime: '2026-11-25 10:00:00',
    openPrice: '64000',
    closeTime: '2026-11-25 10:01:00',
    closePrice: '63000',
  }
  const sides = (change: Partial<Position>) => fillsOf([row({ ...at, ...change })]).map(({ side }) => side)
  expect(sides({ direction: directions.sell })).toEqual(['sell', 'buy'])
  expect(sides({ tradeType: tradeTypes.spot })).toEqual(['buy'])
  expect(sides({ tradeType: tradeTypes.option })).toEqual([])
})

test('the last two hundred are kept', () => {
  const at = (n: number) => new Date(start + n * MINUTE + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const rows = Array.from({ length: 250 }, (_, n) => row({ id: `${n}`, openTime: at(n), openPrice: `${n + 1}` }))
  const fills = fillsOf(rows)
  expect([fills.length, fills[0]?.price, fills.at(-1)?.price]).toEqual([MOST_FILLS, 51, 250])
})

test('an arrow stands at the bar that holds it; what is out of sight has none', () => {
  const fills: Fill[] = [
    { time: start - 1, price: 1, side: 'buy' },
    { time: start + 1, price: 2, side: 'buy' },
    { time: start + 59_999, price: 3, side: 'buy' },
    { time: start + MINUTE, price: 4, side: 'sell' },
    { time: start + 5 * MINUTE, price: 5, side: 'sell' },
  ]
  expect(arrowsOf(fills, bars(10), 0, 5)).toEqual([
    { index: 0, price: 3, side: 'buy' },
    { index: 1, price: 4, side: 'sell' },
  ])
  expect(arrowsOf(fills, bars(10), 5, 10)).toEqual([{ index: 5, price: 5, side: 'sell' }])
  expect(arrowsOf(fills, [], 0, 0)).toEqual([])
})

test('five thousand fills among a thousand bars are two arrows to a bar at most, and few bars are looked at for each', () => {
  const many: Fill[] = Array.from({ length: 5000 }, (_, n) => ({
    time: start + n * 12_000,
    price: n,
    side: n % 2 ? 'buy' : 'sell',
  }))
  let looks = 0
  const counted = bars(1000).map(({ timestamp }) => ({
    get timestamp() {
      looks++
      return timestamp
    },
  }))
  expect(arrowsOf(many, counted, 0, 1000)).toHaveLength(2000)
  // a thousand is halved ten times
  expect(looks).toBeLessThanOrEqual(11 * many.length)
})
