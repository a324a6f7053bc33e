import { expect, test } from '@jest/globals'
import { chanceOf } from './fisher.ts'
import type { Count } from './rates.ts'
import { seeded } from './testing/seeded.ts'
import { judge, judgeDays, type Known, level } from './verdict.ts'

const random = seeded(7)
const looks = 30

/** What a minute adds: pages that open a release and fail at a rate. */
function minute(before: Count, pages: number, rate: number): Count {
  const failed = Array.from({ length: pages }, random).filter(drawn => drawn < rate).length
  return { pages: before.pages + pages, failed: before.failed + failed }
}

/** Watches as `promote --auto-rollback` does, a look each minute. @returns the look that found it worse; 0: none */
function watch(rates: { canary: number; stable: number }, isWorse: (canary: Count, stable: Count) => boolean): number {
  let [canary, stable]: Count[] = [
    { pages: 0, failed: 0 },
    { pages: 0, failed: 0 },
  ]
  for (let look = 1; look <= looks && canary && stable; look++) {
    canary = minute(canary, 10, rates.canary)
    stable = minute(stable, 60, rates.stable)
    if (isWorse(canary, stable)) return look
  }
  return 0
}

const watches = (times: number, rates: Parameters<typeof watch>[0], isWorse: Parameters<typeof watch>[1]) =>
  Array.from({ length: times }, () => watch(rates, isWorse))
const known = (count: Count): Known => ({ count, speeds: new Map() })
const judged = (canary: Count, stable: Count) => judge(known(canary), known(stable), looks).worse
const foundIn = (found: readonly number[]) => found.filter(look => look > 0).length / found.length

test.each([0.002, 0.02, 0.1])(
  'of two releases that fail alike (%d of all pages) the canary is called worse in less than one of a hundred watches',
  rate => expect(foundIn(watches(300, { canary: rate, stable: rate }, judged))).toBeLessThan(level),
)

test('without the correction, looking each minute would call it worse far more often', () => {
  const naive = (canary: Count, stable: Count) => chanceOf(canary, stable) < level
  expect(foundIn(watches(300, { canary: 0.1, stable: 0.1 }, naive))).toBeGreaterThan(2 * level)
})

test('a canary that breaks each fifth page, beside a stable one that breaks each hundredth, is found within minutes', () => {
  const found = watches(200, { canary: 0.2, stable: 0.01 }, judged)
  expect(foundIn(found)).toBe(1)
  expect(found.toSorted((a, b) => a - b)[100]).toBeLessThanOrEqual(5)
})

test('fewer than twenty pages on either side say nothing', () => {
  const [all, few] = [
    { pages: 1000, failed: 0 },
    { pages: 19, failed: 19 },
  ]
  expect(judge(known(few), known(all), looks)).toMatchObject({ worse: false, chance: undefined })
  expect(judged({ pages: 1000, failed: 1000 }, { pages: 19, failed: 0 })).toBe(false)
  expect(judged({ pages: 20, failed: 20 }, all)).toBe(true)
})

/** A watch whose second half is another day. @param rates of the canary on each day */
function overMidnight(rates: readonly [number, number], stable: number): number {
  const days = rates.map(() => ({ canary: { pages: 0, failed: 0 }, stable: { pages: 0, failed: 0 } }))
  for (let look = 1; look <= looks; look++) {
    const at = look > looks / 2 ? 1 : 0
    const before = days[at]
    if (before)
      days[at] = { canary: minute(before.canary, 10, rates[at] ?? 0), stable: minute(before.stable, 60, stable) }
    const pairs = days.map(day => ({ canary: known(day.canary), stable: known(day.stable) }))
    if (judgeDays(pairs, looks).shown.worse) return look
  }
  return 0
}

test.each([0.002, 0.02, 0.1])(
  'calls one of two releases that fail alike (%d of all pages) worse in less than one of a hundred watches over midnight',
  rate => expect(foundIn(Array.from({ length: 300 }, () => overMidnight([rate, rate], rate)))).toBeLessThan(level),
)

test('finds a canary that fails each fifth page after midnight alone within ten looks, in 99 of 100 watches', () => {
  const found = Array.from({ length: 100 }, () => overMidnight([0.01, 0.2], 0.01))
  expect(found.filter(look => look > looks / 2 && look <= looks / 2 + 10).length).toBeGreaterThanOrEqual(99)
})

test('a canary that fails less is never worse', () =>
  expect(judged({ pages: 500, failed: 0 }, { pages: 500, failed: 400 })).toBe(false))
