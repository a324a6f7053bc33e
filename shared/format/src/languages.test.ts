import { expect, test } from '@jest/globals'
import { LANGUAGES, LOCALES, type Locale, localeOf, matchLocale, spanishOf } from './languages.ts'

const locales = Object.keys(LOCALES) as Locale[]

test("the eight languages carry the specification's codes and their own names", () => {
  expect(LANGUAGES.map(({ code, name }) => [code, name])).toEqual([
    ['en-us', 'English'],
    ['ko', '한국어'],
    ['jp', '日本語'],
    ['tai', 'ไทย'],
    ['mlxy', 'Bahasa Melayu'],
    ['vl', 'Tiếng Việt'],
    ['xi', 'Español'],
    ['zh-cn', '繁體/简体中文'],
  ])
})

test('every locale belongs to the language that lists it', () => {
  expect(LANGUAGES.flatMap(language => language.locales).sort()).toEqual([...locales].sort())
  for (const language of LANGUAGES)
    for (const locale of language.locales) expect(LOCALES[locale].code).toBe(language.code)
})

test.each(locales)('the marks of %s are those that Intl writes', locale => {
  const parts = new Intl.NumberFormat(LOCALES[locale].intl, { useGrouping: 'always' }).formatToParts(1234.5)
  const mark = (type: string) => parts.find(part => part.type === type)?.value
  expect([mark('group'), mark('decimal')]).toEqual([LOCALES[locale].group, LOCALES[locale].decimal])
})

test('Thai counts years from our era, in Latin digits', () => {
  const year = new Intl.DateTimeFormat(LOCALES['th-TH'].intl, { year: 'numeric', timeZone: 'UTC' })
  expect(year.format(Date.UTC(2026, 10, 21))).toBe('2026')
})

test.each([
  ['vl', null, 'vi-VN'],
  ['zh-cn', null, 'zh-Hans'],
  ['zh-cn', 'hant', 'zh-Hant'],
  ['xi', null, 'es-419'],
  ['xx', null, 'en-US'],
  [null, null, 'en-US'],
])('stored language %p with script %p is %s', (code, script, locale) => {
  expect(localeOf(code, script)).toBe(locale)
})

test.each([
  [['de-DE', 'es-MX'], 'es-419'],
  [['es-CL', 'es-MX'], 'es-ES'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-Hant-HK'], 'zh-Hant'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['EN'], 'en-US'],
  [['de', 'fr'], null],
])('a phone in %p is offered %p', (tags, locale) => {
  expect(matchLocale(tags)).toBe(locale)
})

test.each([
  [['es-MX'], 'es-419'],
  [['es-US', 'es-ES'], 'es-419'],
  [['es-419'], 'es-419'],
  [['es'], 'es-419'],
  [['ES-mx'], 'es-419'],
  [['es-Latn-MX'], 'es-419'],
  [[], 'es-419'],
  [['en-US'], 'es-419'],
  [['en-US', 'es-ES', 'es-MX'], 'es-ES'],
  ...['AR', 'BO', 'CL', 'CO', 'CR', 'EC', 'ES', 'PY', 'UY', 'VE'].map(region => [[`es-${region}`], 'es-ES'] as const),
] as const)('Spanish on a phone in %j has the numbers of %s', (phone, locale) => {
  expect([spanishOf(phone), localeOf('xi', null, phone)]).toEqual([locale, locale])
})
