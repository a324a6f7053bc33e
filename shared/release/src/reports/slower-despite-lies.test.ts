import { expect, test } from '@jest/globals'
import { slowerDespiteLies } from './slower-despite-lies.ts'
import { chanceOfSlower, type Speeds, tolerance } from './speed.ts'
import { seeded } from './testing/seeded.ts'
import { level, tests } from './verdict.ts'

/** At each of 30 looks. */
const limit = level / tests / 30
type Measured = readonly number[]

const speeds = (values: Measured): Speeds => new Map([['open /kline', new Map(values.map((ms, at) => [`a${at}`, ms]))]])
const ofAll = (first: Measured, second: Measured) => chanceOfSlower(speeds(first), speeds(second), 'open').chance
const despiteLies = (first: Measured, second: Measured, below = limit) =>
  slowerDespiteLies(speeds(first), speeds(second), 'open', below).chance

/** So many addresses, spread evenly over 400 ms from there on. */
const spread = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => from + (400 * (at + 0.5)) / count)
const slow = [9001, 9002, 9003]
const fast = [1, 2, 3]

test.each([
  ['20 addresses beside 20', 20, 20, 320],
  ['20 beside 400', 20, 400, 200],
  ['20 beside 4,000', 20, 4000, 200],
  ['400 beside 20', 400, 20, 220],
])('finds a slower canary although three addresses lie for it: %s', (_, own, others, later) => {
  const [canary, stable] = [spread(own, 300 + later), spread(others, 300)]
  expect(ofAll(canary, stable)).toBeLessThan(limit)
  const seen = [
    despiteLies(canary, stable),
    despiteLies(canary, [...stable, ...slow]),
    despiteLies([...canary, ...fast], stable),
  ]
  expect(Math.max(...seen)).toBeLessThan(limit)
})

test('finds a slower canary that three liars on both sides would keep by the test of all addresses', () => {
  const [canary, stable] = [
    [...spread(20, 500), ...fast],
    [...spread(400, 300), ...slow],
  ]
  expect(ofAll(canary, stable)).toBeGreaterThan(limit)
  expect(despiteLies(canary, stable)).toBeLessThan(limit)
})

test('says what Mann and Whitney say where nothing is near the limit, or too few measured to leave any out', () => {
  const [canary, stable] = [spread(30, 310), spread(60, 300)]
  expect(despiteLies(canary, stable)).toBe(ofAll(canary, stable))
  expect(despiteLies(slow, stable)).toBe(ofAll(slow, stable))
})

test('finds nothing where all measured the same', () => {
  const alike = Array<number>(30).fill(400)
  expect(
    despiteLies(
      alike.map(ms => ms + tolerance),
      alike,
      2,
    ),
  ).toBe(1)
})

test.each([
  [20, 20],
  [24, 30],
])('calls one of %d addresses slower than one of %d that is alike as often as it says', (own, others) => {
  const random = seeded(own)
  const drawn = (count: number, later: number) => Array.from({ length: count }, () => 400 / (0.1 + random()) + later)
  const chances = Array.from({ length: 1000 }, () => despiteLies(drawn(own, tolerance), drawn(others, 0), 2))
  for (const chance of [0.01, 0.05, 0.5]) {
    const below = chances.filter(one => one < chance).length / chances.length
    const error = Math.sqrt((chance * (1 - chance)) / chances.length)
    expect(Math.abs(below - chance)).toBeLessThan(4 * error)
  }
})
