import { expect, test } from '@jest/globals'
import { secret, spec } from '../../../sandbox/src/testing/market/market.ts'
import { type Bar, merge, type StoredPeriod } from './bars.ts'
import { draw, step } from './process.ts'
import { createSeeds } from './seeds.ts'
import { DAY_SECONDS, dayStartSecond } from './sessions.ts'
import { activityOf, secondVolume, sizeOf, USUAL_SIZE, volumeOf } from './volume.ts'

const seeds = createSeeds(secret)
const btc = spec('BTCUSDT')
const FIRST = dayStartSecond(1_795_000_000)
const AVERAGE = btc.dailyVolume * 1000

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
/** Standard deviation in parts of the mean. */
function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(value => (value / middle - 1) ** 2)))
}

/** Bars as the bridge makes them, each with a usual draw for its move. */
function bars(period: StoredPeriod, seconds: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const from = FIRST + i * seconds
    const seed = seeds.at(from)
    const size = Math.abs(draw(seed, 'move', from).z)
    return volumeOf(btc, seconds, activityOf(btc, seed, from, from + seconds, period), size)
  })
}

/** The bar of a minute, lived second by second. */
function minute(from: number, price: number): Bar {
  const seed = seeds.at(from)
  let [exact, running] = [price, undefined as Bar | undefined]
  for (let second = from; second < from + 60; second++) {
    exact = step(btc, seed, exact, second)
    const points = Math.round(exact * 100)
    const volume = secondVolume(btc, seed, second, points, running)
    const bar = { time: from, open: points, high: points, low: points, close: points, volume }
    running = running ? merge(running, bar) : bar
  }
  return running as Bar
}

test.each([
  ['1m', 60, 60_000],
  ['15m', 900, 20_000],
  ['1h', 3600, 10_000],
  ['1d', DAY_SECONDS, 2_000],
] as const)('bars of %s have the daily average on the long run', (period, seconds, count) => {
  const average = mean(bars(period, seconds, count)) / ((AVERAGE * seconds) / DAY_SECONDS)
  // the day's own activity weighs most: its spread is √(e^.16 − 1), over as many days
  expect(Math.abs(average - 1)).toBeLessThan(4 * Math.sqrt(Math.expm1(0.16) / ((count * seconds) / DAY_SECONDS)))
})

test('an hour of minutes differs from the next as hours do, not by chance of sixty draws alone', () => {
  const minutes = bars('1m', 60, 40 * 1440)
  const hours = Array.from({ length: 40 * 24 }, (_, i) => mean(minutes.slice(60 * i, 60 * (i + 1))))
  expect(spread(hours)).toBeGreaterThan(0.45)
  expect(spread(minutes)).toBeGreaterThan(0.8)
  expect(Math.max(...minutes)).toBeGreaterThan(4 * mean(minutes))
})

test('the evening is busier than the morning', () => {
  const hours = bars('1h', 3600, 400 * 24)
  const at = (hour: number) => mean(hours.filter((_, i) => i % 24 === hour))
  expect(at(22) / at(10)).toBeGreaterThan(1.7)
})

test('a move of three deviations brings more than twice the usual, a jump on a tape no more than four do', () => {
  const of = (size: number) => volumeOf(btc, 3600, 1, size)
  expect(of(3) / of(USUAL_SIZE)).toBeGreaterThan(2)
  expect(of(0)).toBeGreaterThan(0)
  expect(of(40)).toBe(of(4))
  expect(sizeOf(btc, -0.55, 31_536_000)).toBeCloseTo(1, 12)
  expect(sizeOf(btc, 0, 0)).toBe(USUAL_SIZE)
})

test('lived minutes are as large as bridged ones, and larger the further they went', () => {
  const lived = Array.from({ length: 1_000 }, (_, i) => {
    const [from, price] = [FIRST + 60 * i, 64_000]
    const bar = minute(from, price)
    const usual = volumeOf(btc, 60, activityOf(btc, seeds.at(from), from, from + 60, '1m'), USUAL_SIZE)
    return { part: bar.volume / usual, size: sizeOf(btc, Math.log(bar.close / bar.open), 60) }
  })
  expect(Math.abs(mean(lived.map(({ part }) => part)) - 1)).toBeLessThan(0.05)
  const parts = (from: number, to: number) =>
    mean(lived.filter(({ size }) => from <= size && size < to).map(({ part }) => part))
  expect(parts(1.5, 9) / parts(0, 0.5)).toBeGreaterThan(1.4)
})

test('whole units, the same of the same seed, others of another minute', () => {
  const of = (seed: string, second: number) => secondVolume(btc, seed, second, 6_400_000)
  const seed = seeds.at(FIRST)
  expect(of(seed, FIRST)).toBe(of(createSeeds(secret).at(FIRST), FIRST))
  expect(new Set([of(seed, FIRST), of(seed, FIRST + 60), of(seeds.at(FIRST - 1), FIRST)]).size).toBe(3)
  expect(Number.isInteger(of(seed, FIRST + 7))).toBe(true)
})

test('a bar of another minute says nothing of this one', () => {
  const seed = seeds.at(FIRST)
  const before = { time: FIRST - 60, open: 1, high: 1, low: 1, close: 1, volume: 1 }
  expect(secondVolume(btc, seed, FIRST, 6_400_000, before)).toBe(secondVolume(btc, seed, FIRST, 6_400_000))
})
