import { expect, test } from '@jest/globals'
import { isDecimal } from './decimal.ts'

test.each(['0', '-0.5', '64000', '0.00000001', '1234567890123456789012345678.9'])('"%s" is a decimal string', text => {
  expect(isDecimal(text)).toBe(true)
})

test.each([['', '.5', '5.', '007', '1,5', '1e-7', '+1', ' 1', 'NaN', 'Infinity', '--', 1, 1n, null, undefined]])(
  '%p is none',
  value => {
    expect(isDecimal(value)).toBe(false)
  },
)
