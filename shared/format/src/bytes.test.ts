import { expect, test } from '@jest/globals'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0 kB'],
  [512, '0.5 kB'],
  [204_800, '200 kB'],
  [1_048_575, '1,023.9 kB'],
  [1_048_576, '1 MB'],
  [3_355_443, '3.1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes('en-US', bytes)).toBe(text)
})

test('the decimal mark is that of the language', () => {
  expect(formatBytes('es-ES', 3_355_443)).toMatch(/^3,1\sMB$/)
})
