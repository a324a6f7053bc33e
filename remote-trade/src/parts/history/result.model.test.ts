import { expect, test } from '@jest/globals'
import { barsBetween, courseOf, type Ended, wayOfResult } from './result.model.ts'

const ended = (seconds: number) =>
  ({ openPrice: '64000', closePrice: '65000', openedAt: 1_000_000, closedAt: 1_000_000 + seconds * 1000 }) as Ended

test('asks for as many bars as the line is wide, and one for the part of a bar at its ends', () => {
  expect(barsBetween(ended(30))).toEqual({ period: '1m', limit: 2, ms: 60_000 })
  expect(barsBetween(ended(3600))).toEqual({ period: '1m', limit: 61, ms: 60_000 })
  expect(barsBetween(ended(86_400))).toEqual({ period: '15m', limit: 97, ms: 900_000 })
  expect(barsBetween(ended(30 * 86_400))).toEqual({ period: '1d', limit: 31, ms: 86_400_000 })
})

const bar = (time: number, open: string, close: string) => [time, open, '0', '0', close, '0'] as const

test('draws the first and the last price of each bar, at their seconds, between entry and exit', () => {
  const bars = [bar(960_000, '1', '64050'), bar(1_020_000, '64100', '64200'), bar(1_080_000, '64250', '9')]
  const { points, straight } = courseOf(ended(100), bars, 60_000)
  expect(points).toEqual([
    { at: 0, price: 64000 },
    { at: 0.19, price: 64050 },
    { at: 0.2, price: 64100 },
    { at: 0.79, price: 64200 },
    { at: 0.8, price: 64250 },
    { at: 1, price: 65000 },
  ])
  expect(straight).toBe(false)
})

test('is straight where no recorded price lies between entry and exit', () => {
  const { points, straight } = courseOf(ended(15), [bar(960_000, '1', '2')], 60_000)
  expect(points.map(({ price }) => price)).toEqual([64000, 65000])
  expect(straight).toBe(true)
})

test('a result has the way of its amount after fees, not of the price', () => {
  const of = (amount: string) => wayOfResult({ ...ended(60), amount })
  expect(['0.01', '-0.01', '0'].map(of)).toEqual(['rise', 'fall', 'flat'])
})
