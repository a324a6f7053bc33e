import { expect, test } from '@jest/globals'
import { movable, moveFault } from './move.ts'

test.each([
  ['0.01', null],
  ['10', null],
  ['10.5', null],
  ['62.3656', null],
  ['0.00999999', 'too-small'],
  ['0.00000001', 'too-small'],
  ['10.001', 'too-fine'],
  ['62.3655', 'too-fine'],
])('of 62.3656, moving %s: %p', (amount, fault) => expect(moveFault(amount, '62.3656')).toBe(fault))

test('less than balances show stays where it is, though it is all', () =>
  expect(moveFault('0.005', '0.005')).toBe('too-small'))

test('all that is there moves to its last digit; in cents while prices move it', () => {
  expect(movable('62.3656789012', false)).toBe('62.3656789')
  expect(movable('62.3656', true)).toBe('62.36')
})
