import { expect, test } from '@jest/globals'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/max/metadata'
import { fc, rounds, seed } from '../../testing/src/soak.ts'
import { COUNTRIES } from './countries.ts'
import { normalisePhone } from './phone.ts'
import { isMobileLength, MOBILE_LENGTHS } from './phone-lengths.ts'

/** A kind of number as libphonenumber's metadata write it: a pattern, and its lengths where the country has others too. */
type Kind = readonly [pattern: string, lengths?: readonly number[]]
type Row = { readonly 3: readonly number[]; readonly 11?: readonly [landline: Kind, mobile?: Kind | 0] }

const countries = metadata.countries as unknown as Readonly<Record<string, Row>>
const rows = Object.entries(metadata.country_calling_codes).flatMap(([code, names]) =>
  names.map(country => ({ code, country, row: countries[country] })),
)

/** Countries with mobile numbers. Where they look like landlines the pattern is empty, and that of landlines holds. */
const mobiles = rows.flatMap(({ code, country, row }) => {
  const [landline, mobile] = row?.[11] ?? []
  if (!row || !mobile) return []
  return [{ code, country, pattern: mobile[0] || landline?.[0] || '', lengths: mobile[1] ?? row[3] }]
})

const drawn = (pattern: string): string[] =>
  fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`)), { seed, numRuns: rounds(450) })

/** Gabon: numbers of before 2019 kept the zero. */
const cases = mobiles.flatMap(({ code, country, pattern }) =>
  drawn(pattern)
    .filter(number => !(country === 'GA' && number.startsWith('0')))
    .map(number => ({ code, country, number, e164: `+${code}${number}` })),
)

const readOtherwise = (write: (of: (typeof cases)[number]) => string) =>
  cases
    .map(of => ({ of, typed: write(of) }))
    .filter(({ of, typed }) => normalisePhone(of.code, typed)?.e164 !== of.e164)
    .map(({ of, typed }) => [of.country, typed, of.e164])

test('the table has the lengths of mobile numbers that libphonenumber knows, for every country that can be picked', () => {
  const known = new Map<string, Set<number>>()
  for (const { code, lengths } of mobiles) known.set(code, new Set([...(known.get(code) ?? []), ...lengths]))
  const inOrder = (lengths: Iterable<number>) => [...lengths].sort((one, other) => one - other)
  expect(Object.fromEntries(MOBILE_LENGTHS)).toEqual(
    Object.fromEntries([...known].map(([code, lengths]) => [code, inOrder(lengths)])),
  )
  expect(COUNTRIES.filter(({ phone_code }) => !MOBILE_LENGTHS.has(phone_code))).toEqual([])
})

test('reads mobile numbers of every country the same with "+" and with "00" before their code', () => {
  expect(readOtherwise(({ e164 }) => e164)).toEqual([])
  expect(readOtherwise(({ code, number }) => `00${code}${number}`)).toEqual([])
})

test('reads mobile numbers of every country the same without "+", unless the digits are a national number, too', () => {
  const isBoth = (code: string, digits: string) => code === '27' && isMobileLength(code, digits)
  const others = readOtherwise(({ code, number }) => `${code}${number}`)
  expect(others.filter(([country, digits = '']) => !(country === 'ZA' && isBoth('27', digits)))).toEqual([])
})

test('reads mobile numbers of every country as national numbers, however they begin', () => {
  expect(readOtherwise(({ number }) => number)).toEqual([])
})

test('reads mobile numbers as their countries write them at home, but for the 15 of Argentina', () => {
  const atHome = ({ e164, country }: (typeof cases)[number]) =>
    parsePhoneNumberFromString(e164, country as CountryCode)?.formatNational() ?? e164
  expect(readOtherwise(atHome).filter(([country]) => country !== 'AR')).toEqual([])
})
