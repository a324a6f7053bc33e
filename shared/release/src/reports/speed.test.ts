import { expect, test } from '@jest/globals'
import { chanceOfSlower, type Speeds, tolerance } from './speed.ts'
import { seeded } from './testing/seeded.ts'
import { judge, type Known, level } from './verdict.ts'

const named = (values: readonly number[]) => new Map(values.map((ms, at) => [`a${at}`, ms]))
const measured = (values: readonly number[]): Speeds => new Map([['open /kline', named(values)]])
/** As the first group is judged: without what counts for nothing. */
const chance = (first: readonly number[], second: readonly number[]) =>
  chanceOfSlower(measured(first.map(ms => ms + tolerance)), measured(second), 'open').chance

test('published examples, without and with ties', () => {
  // Hollander and Wolfe, Nonparametric Statistical Methods (1973), 69: permeability, by the large-sample approximation
  const [term, early] = [
    [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46],
    [1.15, 0.88, 0.9, 0.74, 1.21],
  ]
  expect(chance(term, early)).toBeCloseTo(0.1103, 4)
  // by hand: ranks 1.5 1.5 3.5 3.5 5 6; the first group's sum is 14.5 of a mean of 10.5, its variance 4.95
  expect(chance([2, 3, 4], [1, 1, 2])).toBeCloseTo(0.0361, 3)
})

test('what one side did not measure, and what is alike, says nothing', () => {
  const [one, other]: Speeds[] = [new Map([['open /a', named([1])]]), new Map([['open /b', named([9])]])]
  expect(chanceOfSlower(one ?? new Map(), other ?? new Map(), 'open')).toEqual({ chance: 1, voices: 0, others: 0 })
  expect(chance([5, 5, 5], [5, 5, 5])).toBe(1)
})

const random = seeded(11)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** What is measured where, at the median of all phones: milliseconds. */
const usual: readonly [string, number][] = [
  ['open /home', 250],
  ['open /kline', 450],
  ['open /assets', 350],
  ['LCP /home', 1400],
  ['INP /kline', 90],
]

type Grown = { count: { pages: number; failed: number }; speeds: Map<string, Map<string, number>> }
const begun = (): Grown => ({ count: { pages: 0, failed: 0 }, speeds: new Map() })
let addresses = 0

/** One more page, of an address of its own: a slow phone is slow everywhere. @param later ms more until a screen stands */
function visit(to: Grown, later: number): void {
  const [phone, name] = [Math.exp(0.45 * normal()), `p${addresses++}`]
  to.count.pages++
  to.count.failed += Number(random() < 0.02)
  for (const [what, ms] of usual) {
    if (random() < 0.4) continue // not everybody sees all
    const own = to.speeds.get(what) ?? new Map<string, number>()
    to.speeds.set(what, own.set(name, ms * phone * Math.exp(0.3 * normal()) + (what.startsWith('open') ? later : 0)))
  }
}

/** A watch of the usual half an hour. @returns how many pages of the canary had come when it was called worse; 0: never */
function watch(later: number, perLook: number): number {
  const [canary, stable] = [begun(), begun()]
  const looks = 30
  for (let look = 0; look < looks; look++) {
    for (let page = 0; page < perLook; page++) visit(canary, later)
    for (let page = 0; page < 3 * perLook; page++) visit(stable, 0)
    if (judge(canary satisfies Known, stable satisfies Known, looks).worse) return canary.count.pages
  }
  return 0
}

test('of 1,000 watches over a release beside itself at most ten take it back', () => {
  const alarms = Array.from({ length: 1000 }, () => watch(0, 2)).filter(pages => pages > 0)
  expect(alarms.length / 1000).toBeLessThanOrEqual(level)
})

test('a canary whose screens stand 150 ms later is taken back within 200 of its pages, in 99 of 100 watches', () => {
  const found = Array.from({ length: 100 }, () => watch(150, 10))
  expect(found.filter(pages => pages > 0 && pages <= 200).length).toBeGreaterThanOrEqual(99)
})

test(`one that is ${tolerance} ms slower is nobody's harm, however many pages say so`, () => {
  const found = Array.from({ length: 20 }, () => watch(tolerance * 0.9, 30))
  expect(found).toEqual(found.map(() => 0))
})
