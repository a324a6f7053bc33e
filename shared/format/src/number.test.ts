import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { LOCALES, type Locale } from './languages.ts'
import {
  formatCompact,
  formatCount,
  formatDecimal,
  formatPercent,
  formatShare,
  formatSigned,
  wayOfRate,
} from './number.ts'

const locales = Object.keys(LOCALES) as Locale[]
const withComma: Locale[] = ['vi-VN', 'es-ES']

test.each(locales)('%s groups and truncates the vector 1234567.899', locale => {
  const expected = withComma.includes(locale) ? '1.234.567,89' : '1,234,567.89'
  expect(formatDecimal(locale, '1234567.899', { places: 2 })).toBe(expected)
})

test('Spanish groups four digits too, in either way', () => {
  expect(formatDecimal('es-ES', '1234.5', { places: 2 })).toBe('1.234,50')
  expect(formatDecimal('es-419', '1234.5', { places: 2 })).toBe('1,234.50')
})

test.each([
  ['5062.3656', { places: 2 }, '5,062.36'],
  ['-3', { places: 2 }, '−3.00'],
  ['-0.009', { places: 2 }, '0.00'],
  ['0.02', { places: 8, minPlaces: 2 }, '0.02'],
  ['0.123456789', { places: 8, minPlaces: 2 }, '0.12345678'],
  ['100', { places: 0, minPlaces: 2 }, '100'],
  ['100', { places: 2, unit: 'USDT' }, '100.00\u00a0USDT'],
  ['12345678901234567890.123456789012345678', { places: 18 }, '12,345,678,901,234,567,890.123456789012345678'],
])('%s with %j reads %s', (value, options, text) => {
  expect(formatDecimal('en-US', value, options)).toBe(text)
})

test.each([null, undefined])('what is %p reads "--"', value => {
  expect(formatDecimal('en-US', value, { places: 2, unit: 'USDT' })).toBe('--')
})

test.each([0.1, 'abc', '1e-7', ''])('%p is refused: a float or no number at all', value => {
  expect(() => formatDecimal('en-US', value as string, { places: 2 })).toThrow('is no decimal string')
})

test('a signed number shows a plus above zero, a true minus below, and neither at zero', () => {
  expect(['1234.5', '-3', '0', '0.004', '-0.004'].map(value => formatSigned('en-US', value, { places: 2 }))).toEqual([
    '+1,234.50',
    '−3.00',
    '0.00',
    '+0.004',
    '−0.004',
  ])
  expect(['0.049', '-0.00000009', '0.000000001'].map(value => formatSigned('en-US', value, { places: 2 }))).toEqual([
    '+0.04',
    '−0.00000009',
    '0.00',
  ])
})

test.each(locales)('in %s only the Spanish of Spain leaves a space before the percent sign', locale => {
  const number = withComma.includes(locale) ? '31,25' : '31.25'
  expect(formatPercent(locale, '0.31259')).toBe(locale === 'es-ES' ? '31,25\u00a0%' : `${number}%`)
})

test('a rate is cut off exactly, where a float would be below it', () => {
  expect(formatPercent('en-US', '0.29', { places: 0 })).toBe('29%')
  expect(formatPercent('en-US', '0.0008', { places: 2, sign: true })).toBe('+0.08%')
  expect(formatPercent('en-US', '-0.00001')).toBe('0.00%')
})

test('volumes are short in the way of each language, and cut off', () => {
  const volume = '1249999999.99'
  expect(formatCompact('en-US', volume)).toBe('1.24B')
  expect(formatCompact('ja-JP', volume)).toBe('12.49億')
  expect(formatCompact('zh-Hant', volume)).toBe('12.49億')
  expect(formatCompact('zh-Hans', volume)).toBe('12.49亿')
  expect(formatCompact('vi-VN', volume).replace(/\s/g, ' ')).toBe('1,24 T')
  expect(formatCompact('en-US', '999999')).toBe('999.99K')
})

test('counts are grouped', () => {
  expect(formatCount('en-US', 1234)).toBe('1,234')
})

test('in every locale the digits shown are the first digits of the value, never a rounded one', () => {
  const values = fc.tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.stringMatching(/^\d{1,12}$/))
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      values,
      fc.integer({ min: 0, max: 8 }),
      (locale, [whole, rest], places) => {
        const shown = formatDecimal(locale, `${whole}.${rest}`, { places }).replace(/\D/g, '')
        expect(shown).toBe(`${whole < 0n ? -whole : whole}${rest.padEnd(places, '0').slice(0, places)}`)
      },
    ),
  )
})

test('zero never carries a sign, however it came about', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.stringMatching(/^0{2}\d{0,9}$/), (locale, rest) => {
      expect(formatDecimal(locale, `-0.${rest}`, { places: 2 })).toMatch(/^0[.,]00$/)
      expect(formatSigned(locale, `-0.${rest}`, { places: 2 })).toMatch(/^(0[.,]00|−0[.,]0+[1-9])$/)
    }),
  )
})

test('hundredths are percents as the language writes them', () => {
  expect([formatShare('en-US', 25), formatShare('es-ES', '12.5'), formatShare('ja-JP', '-0.29')]).toEqual([
    '25%',
    '12,5\u00a0%',
    '−0.29%',
  ])
})

test('a change goes where its percent is read to go', () => {
  expect(['0.0182', '-0.0093', '0', '-0.00001', null].map(wayOfRate)).toEqual(['rise', 'fall', 'flat', 'flat', 'flat'])
})
