import { expect, test } from '@jest/globals'
import { chanceOf } from './fisher.ts'
import { seeded } from './testing/seeded.ts'

/** A group of `failed` and of `well`. */
const group = (failed: number, well: number) => ({ failed, pages: failed + well })

test.each([
  // R. A. Fisher, The Design of Experiments (1935): the lady who tastes whether milk went in first
  ['all four cups right', group(4, 0), group(0, 4), 1 / 70],
  ['three of four cups right', group(3, 1), group(1, 3), 17 / 70],
  // R. A. Fisher, Statistical Methods for Research Workers, "Convictions of like-sex twins of criminals"; R's fisher.test
  ['twins of criminals', group(10, 3), group(2, 15), 0.000465],
  // Wikipedia, "Fisher's exact test": who is dieting
  ['who is dieting', group(9, 3), group(1, 11), 0.001379728],
])('the published example "%s"', (_, first, second, chance) => expect(chanceOf(first, second)).toBeCloseTo(chance, 6))

/** The definition in whole numbers, nothing rounded before the end. */
function exactly(first: { pages: number; failed: number }, second: { pages: number; failed: number }): number {
  const choose = (n: number, k: number): bigint => {
    let found = k < 0 || k > n ? 0n : 1n
    for (let at = 0; at < k && found > 0n; at++) found = (found * BigInt(n - at)) / BigInt(at + 1)
    return found
  }
  const [all, failed] = [first.pages + second.pages, first.failed + second.failed]
  let sum = 0n
  for (let k = first.failed; k <= Math.min(first.pages, failed); k++)
    sum += choose(failed, k) * choose(all - failed, first.pages - k)
  return Number((sum * 10n ** 18n) / choose(all, first.pages)) / 1e18
}

test('it is the sum that the definition asks for, however large the groups', () => {
  const random = seeded(1)
  for (let n = 0; n < 90; n++) {
    const size = [10, 60, 400][n % 3] ?? 10
    const pages = [Math.ceil(random() * size), Math.ceil(random() * size)] as const
    const [first, second] = [
      { pages: pages[0], failed: Math.floor(random() ** 2 * pages[0]) },
      { pages: pages[1], failed: Math.floor(random() ** 2 * pages[1]) },
    ]
    expect(Math.abs(chanceOf(first, second) - exactly(first, second))).toBeLessThan(1e-9)
  }
})

test('a million pages are no trouble', () => {
  expect(chanceOf({ pages: 1_000_000, failed: 1000 }, { pages: 1_000_000, failed: 1000 })).toBeCloseTo(0.509, 2)
  expect(chanceOf({ pages: 50_000, failed: 100 }, { pages: 1_000_000, failed: 1000 })).toBeLessThan(1e-6)
})

test('where nothing failed, or nothing ran, chance explains it all', () => {
  expect(chanceOf(group(0, 50), group(0, 50))).toBeCloseTo(1, 9)
  expect(chanceOf(group(0, 0), group(5, 5))).toBeCloseTo(1, 9)
  expect(chanceOf(group(0, 20), group(5, 5))).toBeCloseTo(1, 9)
})
