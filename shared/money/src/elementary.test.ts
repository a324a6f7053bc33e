import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { exponential, logarithm, normal } from './elementary.ts'

const near = (computed: number, known: number) => expect(Math.abs(computed - known)).toBeLessThanOrEqual(1e-12)

test('the logarithm is that of the engine, to a millionth of a millionth', () =>
  fc.assert(fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), x => near(logarithm(x), Math.log(x)))))

test('so is the exponential, as a share of it', () =>
  fc.assert(fc.property(fc.double({ min: -40, max: 40, noNaN: true }), x => near(exponential(x) / Math.exp(x), 1))))

/** M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, table 26.1, pages 966 to 972. */
test.each([
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.5, 0.933192798731142],
  [2, 0.977249868051821],
  [3, 0.99865010196837],
  [5, 0.999999713348428],
])('the normal distribution at %p is the table’s %p, and below zero what is left of it', (x, known) => {
  near(normal(x), known)
  near(normal(-x), 1 - known)
})

test('far out it is 0 and 1', () => expect([normal(-9), normal(9), normal(40)]).toEqual([0, 1, 1]))

test('the simplest values are whole', () => expect([logarithm(1), exponential(0), normal(0)]).toEqual([0, 1, 0.5]))
