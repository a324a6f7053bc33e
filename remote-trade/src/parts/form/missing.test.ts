import { expect, test } from '@jest/globals'
import { missingFor } from './missing.ts'

test('what is missing is told to the cent, upwards', () => {
  expect(missingFor('100', '99.999')).toBe('0.01')
  expect(missingFor('10', '0')).toBe('10')
  expect(missingFor('100', '100')).toBeNull()
})
