import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import {
  type Big,
  big,
  compare,
  count,
  isMultipleOf,
  roundDown,
  roundUp,
  sum,
  truncate,
  truncateToStep,
} from './big.ts'
import { feeOf } from './fee.ts'
import { initialMargin } from './margin.ts'
import { profitOf } from './profit.ts'
import { decimals } from './testing/values.ts'

const float = 0.1 as unknown as string
const signedAmounts = decimals(-(10n ** 14n), 10n ** 14n, 8)

test.each([
  ['big', () => big(float)],
  ['the right side of an operation', () => big('1').plus(float)],
  ['a formula: fee', () => feeOf('1', float, '0.0005')],
  ['a formula: margin', () => initialMargin(float, '64000', 20)],
  ['a formula: profit', () => profitOf('long', '1', '64000', float)],
  ['a sum', () => sum(['1', float])],
  ['a comparison', () => compare('1', float)],
  ['a leverage that is no whole number', () => count(2.5)],
])('a float throws in %s', (_, calculate) => {
  expect(calculate).toThrow()
})

test('the error for a float says what to do', () => {
  expect(() => big(float)).toThrow(
    'The float 0.1 reached @shared/money, where it would lose cents. Pass its decimal string',
  )
})

test('a Big cannot leak into float arithmetic', () => {
  expect(() => (big('0.1') as unknown as number) * 2).toThrow()
})

test('another user of big.js cannot make it lenient', async () => {
  const { default: Base } = await import('big.js')
  Base.strict = false
  Base.DP = 0
  expect(() => big(float)).toThrow()
  expect(big('1').div('3').toString()).toBe('0.333333333333333333333333333333')
})

test('no result ever shows an exponent', () => {
  expect(big('1').div('1000000000').toString()).toBe('0.000000001')
  expect(big('1e30').toString()).toBe(`1${'0'.repeat(30)}`)
})

test.each([
  ['1.239', 2, '1.23', '1.24', '1.23'],
  ['-1.239', 2, '-1.23', '-1.23', '-1.24'],
  ['1.23', 2, '1.23', '1.23', '1.23'],
  ['-0.001', 2, '0', '0', '-0.01'],
  ['5062.3656', 2, '5062.36', '5062.37', '5062.36'],
  ['64000', 0, '64000', '64000', '64000'],
])('%s to %i places: truncated %s, up %s, down %s', (value, places, cut, up, down) => {
  expect([truncate(value, places), roundUp(value, places), roundDown(value, places)]).toEqual([cut, up, down])
})

test('truncation never makes a value larger in size and never cuts a whole unit of the last place', () => {
  fc.assert(
    fc.property(signedAmounts, fc.integer({ min: 0, max: 8 }), (value, places) => {
      const lost = big(value)
        .abs()
        .minus(big(truncate(value, places)).abs())
      expect(lost.gte('0') && lost.lt(unit(places))).toBe(true)
    }),
  )
})

test('rounding up and down enclose the value within one unit', () => {
  fc.assert(
    fc.property(signedAmounts, fc.integer({ min: 0, max: 8 }), (value, places) => {
      const [low, high] = [big(roundDown(value, places)), big(roundUp(value, places))]
      expect(low.lte(value) && high.gte(value) && high.minus(low).lte(unit(places))).toBe(true)
    }),
  )
})

const unit = (places: number): Big => big('1').div(big(`1${'0'.repeat(places)}`))

test('a step check sees what a float would miss', () => {
  expect(isMultipleOf('0.3', '0.1')).toBe(true)
  expect(isMultipleOf('0.35', '0.1')).toBe(false)
  expect(truncateToStep('0.35', '0.1')).toBe('0.3')
  expect(truncateToStep('17', '5')).toBe('15')
})

test('values sort as numbers, not as texts', () => {
  expect(['10', '9', '-1', '0.5'].sort(compare)).toEqual(['-1', '0.5', '9', '10'])
})
