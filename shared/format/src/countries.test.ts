import { expect, test } from '@jest/globals'
import { COUNTRIES, findCountry, listCountries, searchCountries } from './countries.ts'
import { LOCALES, type Locale } from './languages.ts'
import { DEFAULT_COUNTRY } from './phone.ts'

const locales = Object.keys(LOCALES) as Locale[]

test('the default country is the one of the list', () => {
  expect(findCountry('US')).toEqual(DEFAULT_COUNTRY)
})

test('each row is whole, and each code stands once', () => {
  for (const country of COUNTRIES) {
    expect(country.country_code).toMatch(/^[A-Z]{2}$/)
    expect(country.phone_code).toMatch(/^[1-9]\d{0,2}$/)
    expect(country.english_name).toMatch(/^[A-ZÅ][\p{L} .,&()’-]+$/u)
    expect(country.chinese_name).toMatch(/^[\p{Script=Han}（）-]+$/u)
  }
  expect(new Set(COUNTRIES.map(c => c.country_code)).size).toBe(COUNTRIES.length)
})

/** Regions that Unicode names but nobody lives in, groups of countries, former codes, and parts of another row. */
const notCountries = new Set(
  `AQ BV GS HM TF UM CP QO EU EZ UN XA XB ZZ AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR CQ DG EA IC`.split(' '),
)

test('no country that Unicode knows is missing', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = letters.flatMap(a => letters.map(b => a + b)).filter(code => names.of(code) && !notCountries.has(code))
  expect(COUNTRIES.map(c => c.country_code).sort()).toEqual(known)
})

/** ITU-T E.164, the list of assigned country codes: those of countries and territories. */
const ituCodes = `
  1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91
  92 93 94 95 98 211 212 213 216 218 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240
  241 242 243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 260 261 262 263 264 265 266 267 268 269 290 291
  297 298 299 350 351 352 353 354 355 356 357 358 359 370 371 372 373 374 375 376 377 378 380 381 382 383 385 386 387 389
  420 421 423 500 501 502 503 504 505 506 507 508 509 590 591 592 593 594 595 596 597 598 599 670 672 673 674 675 676 677
  678 679 680 681 682 683 685 686 687 688 689 690 691 692 850 852 853 855 856 880 886 960 961 962 963 964 965 966 967 968
  970 971 972 973 974 975 976 977 992 993 994 995 996 998`

test('every phone code that the ITU has given to a country is there, and no other', () => {
  const codes = [...new Set(COUNTRIES.map(c => c.phone_code))].sort()
  expect(codes).toEqual(ituCodes.trim().split(/\s+/).sort())
})

test.each([
  ['TH', '66'],
  ['VN', '84'],
  ['CN', '86'],
  ['HK', '852'],
  ['TW', '886'],
  ['KR', '82'],
  ['JP', '81'],
  ['MY', '60'],
  ['ES', '34'],
  ['KZ', '7'],
  ['DO', '1'],
  ['VA', '39'],
])('%s has +%s', (code, phone) => {
  expect(findCountry(code)?.phone_code).toBe(phone)
})

test.each(locales)('in %s every country has a name, and the list is in order', locale => {
  const list = listCountries(locale)
  const collator = new Intl.Collator(LOCALES[locale].intl)
  expect(list).toHaveLength(COUNTRIES.length)
  for (const [i, country] of list.entries()) {
    expect(country.name).not.toBe(country.country_code)
    expect(collator.compare(list[i - 1]?.name ?? '', country.name)).toBeLessThanOrEqual(0)
  }
})

test("Hong Kong's name fits a row in every language", () => {
  for (const locale of locales)
    expect(listCountries(locale).find(c => c.country_code === 'HK')?.name.length).toBeLessThan(12)
})

const find = (locale: Locale, query: string) =>
  searchCountries(listCountries(locale), query).map(country => country.country_code)

test('a country is found by its local, English and Chinese name, without accents', () => {
  expect(find('ja-JP', 'タイ')[0]).toBe('TH')
  expect(find('ja-JP', 'thai')).toEqual(['TH'])
  expect(find('ja-JP', '泰国')).toEqual(['TH'])
  expect(find('ja-JP', 'ﾀｲ')[0]).toBe('TH')
  expect(find('en-US', 'Ｔｈａｉｌ')).toEqual(['TH'])
  expect(find('en-US', 'cote')).toEqual(['CI'])
  expect(find('vi-VN', 'duc')[0]).toBe('DE')
})

test('a country is found by its code, before names that contain it', () => {
  expect(find('en-US', 'us')[0]).toBe('US')
  expect(find('en-US', 'us').length).toBeGreaterThan(3)
})

test('a country is found by its phone code', () => {
  expect(find('en-US', '+66')).toEqual(['TH'])
  for (const typed of ['＋６６', '\u202a+66\u202c', '+๖๖', '+6-6']) expect(find('en-US', typed)).toEqual(['TH'])
  expect(find('en-US', '852')).toEqual(['HK'])
  expect(find('en-US', '1')).toContain('US')
})

test('an empty search shows all, a vain one none', () => {
  expect(find('en-US', ' ')).toHaveLength(COUNTRIES.length)
  expect(find('en-US', 'atlantis')).toEqual([])
})
