import { expect, test } from '@jest/globals'
import { chanceDespiteLies } from './despite-lies.ts'
import { chanceOf, logChoose } from './fisher.ts'
import { level, tests } from './verdict.ts'

/** At each of 30 looks. */
const limit = level / tests / 30
const chance = (failed: number, pages: number, others: number, of: number) =>
  chanceDespiteLies({ pages, failed }, { pages: of, failed: others }, limit)

test.each([
  ['4 of 20 failing beside 400 clean pages', [4, 20], [0, 400]],
  ['6 of 20 beside 2 of 180, three of which are lies', [6, 20], [0, 177]],
  ['5 of 100 beside 1,000 clean pages', [5, 97], [0, 1000]],
  ['10 of 50 beside 2 of 197', [10, 47], [2, 197]],
  ['40 of 1,000 beside 27 of 4,997', [40, 997], [27, 4997]],
] as const)('finds a canary worse although three addresses lie for it: %s', (_, [failed, pages], [others, of]) => {
  expect(chance(failed, pages, others, of)).toBeLessThan(limit)
  expect(chance(failed, pages, others + 3, of + 3)).toBeLessThan(limit) // they claim failures of the stable release
  expect(chance(failed, pages + 3, others, of)).toBeLessThan(limit) // or good pages of the canary
})

test('finds a canary worse that three liars would keep by the test of all pages', () => {
  expect(chanceOf({ pages: 20, failed: 4 }, { pages: 403, failed: 3 })).toBeGreaterThan(limit)
  expect(chance(4, 20, 3, 403)).toBeCloseTo(4.15e-5, 6)
  expect(chance(4, 23, 3, 403)).toBeCloseTo(6.8e-5, 6) // three lie for it on both sides
})

test('keeps a canary where so few pages prove nothing, and says what Fisher says', () => {
  expect(chance(8, 20, 3, 23)).toBe(chanceOf({ pages: 20, failed: 8 }, { pages: 23, failed: 3 }))
  expect(chance(3, 23, 0, 400)).toBeGreaterThan(limit)
})

test('three addresses that lie can have a good canary taken back, where few phones have it beside a large and clean release', () => {
  expect(chance(3, 23, 0, 4000)).toBeLessThan(limit)
  expect(chance(3, 23, 0, 400)).toBeGreaterThan(limit)
  expect(chance(4, 24, 0, 400)).toBeLessThan(limit) // a fourth one does it there, too
  expect(chance(3, 203, 0, 4000)).toBeGreaterThan(limit)
})

test('keeps a bad canary of 20 addresses where five lie for it', () => {
  expect(chance(4, 20, 4, 404)).toBeLessThan(limit)
  expect(chance(4, 20, 5, 405)).toBeGreaterThan(limit)
})

const binomial = (n: number, k: number, rate: number) =>
  Math.exp(logChoose(n, k) + k * Math.log(rate) + (n - k) * Math.log1p(-rate))

/** The fewest failures of the canary that are called worse, by those of the stable release. */
function fewest(pages: number, of: number): (others: number) => number {
  const known: number[] = []
  return others => {
    while (known.length <= others) {
      let failed = Math.max(0, (known.at(-1) ?? 0) - 2)
      while (failed <= pages && chance(failed, pages, known.length, of) >= limit) failed++
      known.push(failed)
    }
    return known[others] ?? 0
  }
}

/** How often a canary that fails at the same rate is called worse: the exact sum over all that can be seen. */
function falseAlarms(pages: number, of: number, rate: number, least: (others: number) => number): number {
  let sum = 0
  for (let others = 0; others <= of; others++) {
    const one = binomial(of, others, rate)
    if (one < 1e-10) continue
    for (let failed = least(others); failed <= pages; failed++) sum += one * binomial(pages, failed, rate)
  }
  return sum
}

test.each([
  [20, 20, [0.01, 0.1, 0.3, 0.5]],
  [20, 100, [0.01, 0.03, 0.1, 0.3]],
  [20, 400, [0.005, 0.01, 0.03, 0.1]],
  [100, 100, [0.03, 0.1]],
  [200, 5000, [0.001, 0.005]],
])(
  'calls a good canary of %d addresses beside %d worse in no more than the stated part of all looks',
  (pages, of, rates) => {
    const least = fewest(pages, of)
    for (const rate of rates) expect(falseAlarms(pages, of, rate, least)).toBeLessThanOrEqual(limit)
  },
)
