import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LOCALES, type Locale } from './languages.ts'
import { formatDecimal } from './number.ts'
import { readNumber, writeNumber } from './read-number.ts'

const locales = Object.keys(LOCALES) as Locale[]

test.each<[string, string]>([
  ['1234.5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['1.234', '1.234'],
  ['1,5', '1.5'],
  ['12,34', '12.34'],
  ['0,123', '0.123'],
  ['1234,567', '1234.567'],
  ['1,2345', '1.2345'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['007', '7'],
  ['1.500', '1.5'],
  ['-3', '-3'],
  ['−3,5', '-3.5'],
  ['+3', '3'],
  ['-0', '0'],
  ['1 234 567.89', '1234567.89'],
  ['1 234,567', '1234.567'],
  ["1'234.5", '1234.5'],
  ['1\u202f234\u00a0567', '1234567'],
  ['１２３．５', '123.5'],
  ['１２３。５', '123.5'],
  ['๑๒๓.๕', '123.5'],
  ['\u200e 42 \ufeff', '42'],
])('in English "%s" is %s', (typed, value) => {
  expect(readNumber('en-US', typed)).toEqual({ state: 'ok', value })
})

test.each<[string, string]>([
  ['1234,5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1,234', '1.234'],
  ['1.5', '1.5'],
  ['0.123', '0.123'],
  ['1234.567', '1234.567'],
  ['1.234.567', '1234567'],
])('in Spanish "%s" is %s', (typed, value) => {
  expect(readNumber('es-ES', typed)).toEqual({ state: 'ok', value })
})

test.each<[Locale, string, string, string]>([
  ['en-US', '1,234', '1234', '1.234'],
  ['en-US', '-999,000', '-999000', '-999'],
  ['ja-JP', '１，２３４', '1234', '1.234'],
  ['es-ES', '1.234', '1234', '1.234'],
  ['vi-VN', '12.500', '12500', '12.5'],
])('in %s "%s" is refused, naming %s and %s', (locale, typed, large, small) => {
  expect(readNumber(locale, typed)).toEqual({ state: 'ambiguous', readings: [large, small] })
})

test.each([
  'abc',
  '12a',
  '1e5',
  '100k',
  '½',
  '10²',
  '.',
  '-',
  '1-2',
  '--1',
  '1 2',
  '12 34',
  '1,23,456.7',
  '1,234.567,89',
  '1..2',
  '0,123,456',
  '1,234,56',
  '$100',
  '100 USDT',
  'Infinity',
  '9'.repeat(65),
  `${'1,'.repeat(100_000)}`,
])('"%s" is no number', typed => {
  expect(readNumber('en-US', typed)).toEqual({ state: 'invalid' })
})

test.each(['', '   ', '\u200b'])('"%s" is empty', typed => {
  expect(readNumber('en-US', typed)).toEqual({ state: 'empty' })
})

test("the field's own unit may stand beside the number, another's may not", () => {
  expect(readNumber('en-US', '1,234.50 usdt', 'USDT')).toEqual({ state: 'ok', value: '1234.5' })
  expect(readNumber('en-US', 'USDT 100', 'USDT')).toEqual({ state: 'ok', value: '100' })
  expect(readNumber('en-US', '20x', 'x')).toEqual({ state: 'ok', value: '20' })
  expect(readNumber('en-US', '100 EUR', 'USDT')).toEqual({ state: 'invalid' })
})

const values = fc
  .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.stringMatching(/^(?:\d{0,7}[1-9])?$/))
  .map(([whole, fraction]) => (fraction ? `${whole}.${fraction}` : `${whole}`))

test('what a field writes it reads back, in every locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), values, (locale, value) => {
      const written = readNumber(locale, writeNumber(locale, value))
      expect(written).toEqual({ state: 'ok', value })
    }),
  )
})

test('what is shown with decimals reads back as itself, in every locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), values, (locale, value) => {
      const shown = formatDecimal(locale, value, { places: 8, minPlaces: 2, unit: 'USDT' })
      expect(readNumber(locale, shown, 'USDT')).toEqual({ state: 'ok', value })
    }),
  )
})

test('what is shown without decimals reads back as itself, or asks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: -10_000_000, max: 10_000_000 }), (locale, count) => {
      const reading = readNumber(locale, formatDecimal(locale, String(count), { places: 0 }))
      expect(reading.state === 'ambiguous' ? reading.readings[0] : reading.state === 'ok' && reading.value).toBe(
        String(count),
      )
    }),
  )
})

test('any text at all gives an answer, and a value that is a decimal string', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.string({ unit: fc.constantFrom(..."0123456789.,-+ \u00a0'１e") }),
      (locale, text) => {
        const reading = readNumber(locale, text)
        if (reading.state === 'ok') expect(reading.value).toMatch(/^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/)
      },
    ),
  )
})
