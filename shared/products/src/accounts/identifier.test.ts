import { expect, test } from '@jest/globals'
import { normalisePhone } from '@shared/format/phone'
import { mask, normalise, phoneTarget, readEmail, readName, readPhone } from './identifier.ts'

test.each([
  ['+44', '07700 900-123', '+447700900123'],
  ['1', '(202) 555.0143', '+12025550143'],
  ['66', '081 234 5678', '+66812345678'],
  ['66', '66812345678', '+66812345678'],
  ['66', '0066 81 234 5678', '+66812345678'],
  ['＋６６', '\u202a+66 81\u2011234\u20115678\u202c', '+66812345678'],
  ['1', '1 202 555 0143', '+12025550143'],
  ['225', '07 12 34 56 78', '+2250712345678'],
])('%s %s is one number', (code, typed, target) => {
  expect(phoneTarget(readPhone(code, typed))).toBe(target)
})

test.each(['66812345678', '081-234-5678', '＋66 81 234 5678', '0066812345678', '6681234'])(
  'phone and exchange read %s alike',
  typed => expect(phoneTarget(readPhone('66', typed))).toBe(normalisePhone('66', typed)?.e164),
)

test.each([
  ['', '2025550143'],
  ['0', '2025550143'],
  ['12345', '2025550143'],
  ['1', '123'],
  ['1', '20255501431234567'],
  ['1', 'call me'],
  ['66', '+65 8123 4567'],
])('%p %p is none', (code, typed) => {
  expect(() => readPhone(code, typed)).toThrow('field-invalid')
})

test.each([
  [' Lena@Example.COM ', 'lena@example.com'],
  ['+1 (202) 555-0143', '12025550143'],
  ['0 7700 900123', '7700900123'],
  ['+66 (0)81 234 5678', '66812345678'],
  ['0066 81 234 5678', '66812345678'],
  ['\u202a+66 81\u2011234\u20115678\u202c', '66812345678'],
  ['66/812345678', '66812345678'],
  ['ｍａｙａ＿０１\u200e', 'maya_01'],
  ['mailto:Lena@example.com', 'lena@example.com'],
  ['lena@', 'lena@'],
  ['Maya_01', 'maya_01'],
])('%p is looked up as %p', (typed, key) => {
  expect(normalise(typed)).toBe(key)
})

test('a name is read in half-width and without marks', () => {
  expect(readName('Ｌena＿7\u200e')).toBe('lena_7')
  expect(() => readName('le\u202ena')).toThrow('field-invalid')
})

test.each([
  ['demo', 'd**o'],
  ['lena@example.com', 'l•••@example.com'],
  ['+12025550143', '+••• 0143'],
])('%s is shown to others as %s', (target, shown) => {
  expect(mask(target)).toBe(shown)
})

test('an email address is read without what a copied text has around it', () => {
  expect(readEmail(' \u200eＬena@Example。com.\u202c')).toBe('lena@example.com')
})

test.each(['a\u0000@example.com', 'a\u202eb@example.com', 'a\u200db@example.com', 'a@exam\u3164ple.com'])(
  '%j is no email address',
  typed => {
    expect(() => readEmail(typed)).toThrow('field-invalid')
  },
)
