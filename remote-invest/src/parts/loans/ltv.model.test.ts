import { expect, test } from '@jest/globals'
import { type LtvLevel, ltvLevel, ltvPlace } from './ltv.model.ts'

const bitcoin = { initial: '0.65', call: '0.75', liquidation: '0.85' }
const doge = { initial: '0.5', call: '0.65', liquidation: '0.78' }

test.each([
  ['0.4', 0],
  ['0.65', 0.5],
  ['0.75', 0.7],
  ['0.85', 0.9],
  ['0.9', 1],
  ['0.12', 0],
  ['1.7', 1],
])('%s lies at %d of the line', (ltv, place) => {
  expect(ltvPlace(ltv)).toBeCloseTo(place)
})

test.each<[string, LtvLevel]>([
  ['0.65', 'calm'],
  ['0.74999999', 'calm'],
  ['0.75', 'warn'],
  ['0.79999999', 'warn'],
  ['0.8', 'danger'],
  ['0.9', 'danger'],
])('of bitcoin %s is %s', (ltv, level) => {
  expect(ltvLevel(ltv, bitcoin)).toBe(level)
})

test('where the call comes earlier, so does danger', () => {
  expect(ltvLevel('0.71', doge)).toBe('warn')
  expect(ltvLevel('0.715', doge)).toBe('danger')
})
