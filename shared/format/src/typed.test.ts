import { expect, test } from '@jest/globals'
import { isBankNumber } from '@shared/money/bank-number'
import { ibans } from '@shared/money/bank-number-vectors'
import { fc } from '../../testing/src/soak.ts'
import { bareEnds, digitsOf, documentNumberOf, plainCode, plainNumber, plainTyped, unspacedCode } from './typed.ts'

test.each([
  ['full-width', 'ＡＢ　１２－３', 'AB 12-3'],
  ['Thai digits', '๐๘๑ ๙', '081 9'],
  ['Arabic and Persian digits', '٠١٩ ۰۱۹', '019 019'],
  ['Devanagari, Khmer and Myanmar digits', '०९ ០៩ ၀၉', '09 09 09'],
  ['a hyphen that does not break', 'AB\u201112', 'AB-12'],
  ['dashes and a minus', '1–2—3−4', '1-2-3-4'],
  ['the long mark that Japanese keyboards type for a hyphen', '090ー1234ｰ5678', '090-1234-5678'],
  ['marks around what a phone copies', '\u202a+66 81\u202c', '+66 81'],
  ['isolates, byte order marks and zero-width spaces', '\u2066\ufeff12\u200b34\u2069', '1234'],
  ['soft hyphens', 'AB\u00ad12', 'AB12'],
  ['spaces of all kinds', ' 12\u00a034\u2009\t56 ', '12 34 56'],
])('reads %s as plain text', (_, typed, plain) => {
  expect(plainTyped(typed)).toBe(plain)
})

test('keeps the mark that shows digits in reverse, so that nothing with it counts as a number', () => {
  expect(plainTyped('12\u202e34')).toBe('12\u202e34')
  expect(documentNumberOf('AB12\u202e34')).toBeNull()
  expect(isBankNumber('account', plainNumber('12345\u202e67890'))).toBe(false)
})

test('reads what it has read before as the same', () => {
  const marked = fc.string({ unit: fc.constantFrom(...'09Aa٣๙１ー–-/.()+ \u200e\u202a\u202e\ufeffㆍ⑵ﬁ') })
  const texts = fc.oneof(marked, fc.string({ unit: 'binary' }))
  for (const read of [plainTyped, plainCode, bareEnds])
    fc.assert(fc.property(texts, text => expect(read(read(text))).toBe(read(text))))
})

test.each([
  ['ＡＢ１２３４５６', 'AB123456'],
  ['A123456(7)', 'A1234567'],
  ['a123456（7）', 'A1234567'],
  ['AB\u2011123456', 'AB123456'],
  ['\u200eAB 12-345.678\u200e', 'AB12345678'],
  ['1 1007/12345', '1100712345'],
  ['๑๑๐๐๗', '11007'],
])('reads the document number %j as %s', (typed, number) => {
  expect(documentNumberOf(typed)).toBe(number)
})

test.each(['', 'A-1', 'A'.repeat(31), '<b>1234</b>', 'ÄB1234', '证件1234'])('%j is no document number', typed => {
  expect(documentNumberOf(typed)).toBeNull()
})

test('reads the example IBAN of every country as it is printed, and behind the word IBAN', () => {
  for (const iban of ibans) {
    const printed = iban.replace(/(.{4})/g, '$1 ').toLowerCase()
    expect([printed, `IBAN ${printed}`, `IBAN: ${iban}`].map(plainNumber)).toEqual([iban, iban, iban])
  }
})

const wide = (text: string) => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

test.each([
  ['iban', wide('DE89370400440532013000')],
  ['iban', 'DE89\u20113704\u20110044\u20110532\u20110130\u201100'],
  ['iban', '\u200eDE89 3704 0044 0532 0130 00\u200e'],
  ['card', wide('4242424242424242')],
  ['card', '4242–4242–4242–4242'],
  ['account', wide('1234567890')],
  ['account', '12345/67890'],
  ['account', '123.45.67890'],
  ['account', '(123) 45-67890'],
  ['account', '123-4-56789-0'],
  ['account', 'ab 12345'],
] as const)('a bank finds whom it pays by the %s %j', (kind, typed) => {
  expect(isBankNumber(kind, plainNumber(typed))).toBe(true)
})

test('takes marks and spaces from the ends of a text, and nothing else of it', () => {
  expect(bareEnds('\u200e\u202a FT/2026\u200b–１２ \u202c\ufeff')).toBe('FT/2026\u200b–１２')
  expect(bareEnds(' \u200b ')).toBe('')
})

test.each(['123 456', ' 123-456 ', '１２３　４５６', '1234567'])('reads the six digits of a code in %j', typed => {
  expect(digitsOf(typed, 6)).toBe('123456')
})

test.each([
  [' ABCD - EFGH ', 'ABCD-EFGH'],
  ['123 456', '123456'],
  ['ABCD-EFGH9', 'ABCD-EFGH'],
])('keeps of %j the nine characters of a recovery code', (typed, code) => {
  expect(unspacedCode(typed, 9)).toBe(code)
})
