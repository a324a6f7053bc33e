import { expect, test } from '@jest/globals'
import { mask, normalise, phoneTarget, readEmail, readPhone } from './identifier.ts'

test.each([
  ['+44', '07700 900-123', '+447700900123'],
  ['1', '(202) 555.0143', '+12025550143'],
  ['66', '081 234 5678', '+66812345678'],
])('%s %s is one number', (code, typed, target) => {
  expect(phoneTarget(readPhone(code, typed))).toBe(target)
})

test.each([
  ['', '2025550143'],
  ['0', '2025550143'],
  ['12345', '2025550143'],
  ['1', '123'],
  ['1', '20255501431234567'],
  ['1', 'call me'],
])('%p %p is none', (code, typed) => {
  expect(() => readPhone(code, typed)).toThrow('field-invalid')
})

test.each([
  [' Lena@Example.COM ', 'lena@example.com'],
  ['+1 (202) 555-0143', '12025550143'],
  ['0 7700 900123', '7700900123'],
  ['Maya_01', 'maya_01'],
])('%p is looked up as %p', (typed, key) => {
  expect(normalise(typed)).toBe(key)
})

test.each([
  ['demo', 'd**o'],
  ['lena@example.com', 'l•••@example.com'],
  ['+12025550143', '+••• 0143'],
])('%s is shown to others as %s', (target, shown) => {
  expect(mask(target)).toBe(shown)
})

test.each(['a\u0000@example.com', 'a\u202eb@example.com', 'a\u200db@example.com', 'a@exam\u3164ple.com'])(
  '%j is no email address',
  typed => {
    expect(() => readEmail(typed)).toThrow('field-invalid')
  },
)
