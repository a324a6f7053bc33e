import { expect, test } from '@jest/globals'
import { emailOf, inviteCodeOf, isEmail, isName, passwordFault } from './registering.ts'

test.each([
  ['lena', true],
  ['Lena_2', true],
  ['abc', false],
  ['1abc', false],
  ['with space', false],
  ['ümlaut', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
])('whether %s is a name: %s', (text, is) => expect(isName(text)).toBe(is))

test.each([
  ['lena@example.com', true],
  ['lena@mail.example.co', true],
  ['lena@example', false],
  ['lena@example..com', false],
  ['lena lena@example.com', false],
  ['le\u200bna@example.com', false],
  ['le\u202ena@example.com', false],
  [`${'a'.repeat(64)}@${'b'.repeat(190)}.com`, false],
])('whether %s is an address: %s', (text, is) => expect(isEmail(text)).toBe(is))

test.each([
  [' Lena@Example.com ', 'lena@example.com'],
  ['\u200elena@example.com\u202c', 'lena@example.com'],
  ['lena@example.com.', 'lena@example.com'],
  ['“lena@example.com”,', 'lena@example.com'],
  ['<lena@example.com>', 'lena@example.com'],
  ['"lena@example.com",', 'lena@example.com'],
  ['mailto:lena@example.com?subject=Hello', 'lena@example.com'],
  ['ｌｅｎａ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'lena@example.com'],
  ["'lena'@example.com", "'lena'@example.com"],
  ['lena+tarn@example.com', 'lena+tarn@example.com'],
  ['ﬁona@example.com', 'ﬁona@example.com'],
  ['le\u200bna@example.com', 'le\u200bna@example.com'],
])('what was typed as %p is the address %p', (typed, address) => expect(emailOf(typed)).toBe(address))

test.each([
  ['waterline-7', null],
  ['wat-7', 'short'],
  [`waterline-7${'x'.repeat(54)}`, 'short'],
  ['waterlines', 'mixed'],
  ['12345678', 'mixed'],
  ['Lena_2026', 'own'],
  ['ｗａｔｅｒｌｉｎｅ７', null],
] as const)('the password %s: %s', (password, fault) =>
  expect(passwordFault(password, ['lena_2026', null])).toBe(fault),
)

test.each([
  ['aB3x9Z', 'aB3x9Z'],
  [' aB3x9Z. ', 'aB3x9Z'],
  ['“aB3x9Z”。', 'aB3x9Z'],
  ['(*aB3x9Z*)', 'aB3x9Z'],
  ['\u200eaB3x9Z\u202c', 'aB3x9Z'],
  ['ａＢ３x9Z', 'aB3x9Z'],
  ['aB3x9Z#/login', 'aB3x9Z'],
  ['a.b-c_', 'a.b-c_'],
  ['aB3 x9Z', 'aB3 x9Z'],
  ['...', ''],
])('what was typed as %p is the invitation %p', (typed, code) => expect(inviteCodeOf(typed)).toBe(code))
