import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
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
  ['١٢٣٫٥', '123.5'],
  ['۱۲۳٫۵', '123.5'],
  ['۱٬۲۳۴٬۵۶۷٫۵', '1234567.5'],
  ['१२३.५', '123.5'],
  ['১২৩.৫', '123.5'],
  ['-٥', '-5'],
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
  ['١٢٣٫٥', '123.5'],
])('in Spanish "%s" is %s', (typed, value) => {
  expect(readNumber('es-ES', typed)).toEqual({ state: 'ok', value })
})

test.each<[Locale, string, string, string]>([
  ['en-US', '1,234', '1234', '1.234'],
  ['en-US', '-999,000', '-999000', '-999'],
  ['ja-JP', '１，２３４', '1234', '1.234'],
  ['en-US', '١٬٢٣٤', '1234', '1.234'],
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
  '١ ٢٣٤',
  '߁߂',
  '100 USDT',
  'Infinity',
  '9'.repeat(65),
  `${'1,'.repeat(100_000)}`,
])('"%s" is no number', typed => {
  expect(readNumber('en-US', typed)).toEqual({ state: 'invalid' })
})

/** Digits, or their groups, show in another order behind these. */
const turning: readonly [string, string][] = [
  ['a right-to-left override', '\u202e'],
  ['a right-to-left embedding', '\u202b'],
  ['a right-to-left isolate', '\u2067'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
]
const invisible: readonly [string, string][] = [
  ...turning,
  ['a left-to-right override', '\u202d'],
  ['an end of an embedding', '\u202c'],
  ['an end of an isolate', '\u2069'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a zero-width non-joiner', '\u200c'],
  ['a word joiner', '\u2060'],
  ['an invisible plus', '\u2064'],
  ['a soft hyphen', '\u00ad'],
  ['a byte order mark', '\ufeff'],
  ['a grapheme joiner', '\u034f'],
  ['a variation selector', '\ufe0f'],
  ['a tag', '\u{e0031}'],
  ['a Hangul filler', '\u3164'],
  ['a braille blank', '\u2800'],
  ['a null', '\0'],
  ['a backspace', '\b'],
  ['an escape', '\u001b[8m'],
  ['a line break', '\n'],
  ['a line separator', '\u2028'],
  ['a tab', '\t'],
]

test.each(invisible)('%s inside a number is refused in every locale', (_, mark) => {
  for (const locale of locales)
    for (const typed of [`12${mark}34`, `1${mark}234`, `1.${mark}5`, `-${mark}5`, `1 2${mark}34`])
      expect([locale, typed, readNumber(locale, typed)]).toEqual([locale, typed, { state: 'invalid' }])
})

test.each([
  ['what a phone puts around a number', '\u202a1 234\u202c'],
  ['an override from left to right', '\u202d1234\u202c'],
  ['an isolate', '\u20661234\u2069'],
  ['an isolate of the first strong character', ' \u20681234\u2069\u200b'],
])('%s says nothing of it', (_, typed) => {
  for (const locale of locales) expect(readNumber(locale, typed)).toEqual({ state: 'ok', value: '1234' })
})

test.each(turning)('%s around a number is refused in every locale', (_, mark) => {
  for (const locale of locales)
    for (const typed of [`${mark}1234`, `1234${mark}`, `${mark}1234\u202c`])
      expect([locale, typed, readNumber(locale, typed)]).toEqual([locale, typed, { state: 'invalid' }])
})

/** Read by no rule of any language as one number, or as a number at all. */
const hostile = [
  ...['1e5', '1E-7', '0x10', '0b1', '1n', 'NaN', 'Infinity', '-Infinity', '∞', 'null', 'undefined', 'true', '１ｅ５'],
  ...['½', '10²', '①', 'Ⅷ', '一', '百', '١२', '1٢3', '۱٢', '𝟏𝟐', '🔟', '１２३'],
  ...['.', ',', '-', '+', '--1', '+-1', '1-', '5%', '$5', '1/2', '1:2', '1_000', '1*2', '(5)', '=1+1', "1'", "'1"],
  ...['1..2', '1,,2', '1.,2', '1.2.3,4,5', '1,2.3,4', '1,23,456.7', '1.23.456,7', '1,234.567,89', '1.234,567.89'],
  ...['0,123,456', '0.123.456', '1 2', '12 34', '1 234 5', '1  234', '1\u3000234', '1\u1680234', '1\u2003234'],
  ...['1,234,56', '1.234.56', '9'.repeat(65), '１'.repeat(65), `${'1,'.repeat(100_000)}`, ' '.repeat(100_000)],
]

test.each(hostile.map(typed => [typed.slice(0, 20), typed]))('"%s" is no number in any locale', (_, typed) => {
  for (const locale of locales) expect([locale, readNumber(locale, typed)]).toEqual([locale, { state: 'invalid' }])
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
