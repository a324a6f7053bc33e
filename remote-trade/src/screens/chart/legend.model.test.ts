import { expect, test } from '@jest/globals'
import { textsOf } from './legend.model.ts'

/** Each character is six px wide, as a legend's digits are on the average. */
const row = (width: number) => ({
  width,
  gap: 8,
  measure: (text: string) => 6 * text.length,
  short: (value: number) => `${Math.round(value / 1000)}K`,
})
const of = (...values: (number | undefined)[]) =>
  ['MA5 ', 'MA20 ', 'MA60 '].map((title, i) => ({ title, value: values[i] }))

test('where there is room a value has all its digits', () => {
  expect(textsOf(of(64_065.65, 64_897.4, 65_491.335), 2, row(320))).toEqual(['64065.65', '64897.40', '65491.33'])
  expect(textsOf(of(0.170_01, undefined, undefined), 5, row(320))).toEqual(['0.17001', '--', '--'])
})

test('a narrow line has as many as fit, the same for each value, at the last in thousands', () => {
  const values = of(64_065.65, 64_897.4, 65_491.335)
  expect(textsOf(values, 2, row(251))).toEqual(['64065.7', '64897.4', '65491.3'])
  expect(textsOf(values, 2, row(220))).toEqual(['64066', '64897', '65491'])
  expect(textsOf(values, 2, row(90))).toEqual(['64K', '65K', '65K'])
  expect(textsOf(of(64_065.65), 0, row(90))).toEqual(['64K', '--', '--'])
})

test('to the pixel', () => {
  const [values, width] = [of(1, 10, 100), 3 * 8 + 6 * (4 + 5 + 5 + 4 + 5 + 6)]
  expect(textsOf(values, 2, row(width))).toEqual(['1.00', '10.00', '100.00'])
  expect(textsOf(values, 2, row(width - 1))).toEqual(['1.0', '10.0', '100.0'])
})
