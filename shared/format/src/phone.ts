/** Phone numbers as they are typed and as they are kept (E.164), and the country that stands until one is picked. */
import { isMobileLength, MOBILE_LENGTHS } from './phone-lengths.ts'
import { plainTyped } from './typed.ts'

/** A country as the specification's `countryInfo` holds it (section 3). */
export interface Country {
  english_name: string
  chinese_name: string
  /** ISO 3166-1, two letters. */
  country_code: string
  /** The E.164 country code without plus; 1 for all of North America. */
  phone_code: string
}

/** The specification's default (section 3); the others are a file of their own, `countries`. */
export const DEFAULT_COUNTRY: Country = {
  english_name: 'United States',
  chinese_name: '美国',
  country_code: 'US',
  phone_code: '1',
}

export interface Phone {
  /** The national number, digits only, without trunk prefix. */
  phone: string
  /** "+" country code and national number. */
  e164: string
}

/** What is dialled before a national number at home only. Most countries know 0 alone. */
const TRUNK = /^0/
const EIGHT_TOO = /^(?:0|8(?=\d{8}$))/
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '1': /^(?:0|1(?=\d{10}$))/,
  '7': /^(?:0|8(?=\d{10}$))/,
  '36': /^06?/,
  '370': EIGHT_TOO,
  '375': /^(?:0|80?(?=\d{9}$))/,
  '993': EIGHT_TOO,
}

/** Countries whose zero belongs to the number: Italy, San Marino, Benin, Burkina Faso, Congo, Côte d'Ivoire, Tajikistan. */
const KEEPS_ZERO = new Set(['39', '378', '225', '226', '229', '242', '992'])

/** South Africa: digits that begin with 27 may be a mobile number with it and without it. Of other countries none is known. */
const BEGINS_LIKE_ITS_CODE = new Set(['27'])

/** A typed number under a picked country code: "081 234 5678" in Thailand is +66812345678. Null if it cannot be one. */
export function normalisePhone(phoneCode: string, typed: string): Phone | null {
  const digits = digitsOf(typed)
  const hasCode = WITH_CODE.test(digits) && !hasOwnZeros(phoneCode, digits)
  const phone = hasCode ? withoutCode(phoneCode, digits.replace(WITH_CODE, '')) : national(phoneCode, digits)
  const fits = phone.length >= 4 && phoneCode.length + phone.length <= 15
  return fits ? { phone, e164: `+${phoneCode}${phone}` } : null
}

/** A number typed with "+" or "00", under the country code that it names. Null without either, and where no country has the code. */
export function internationalPhone(typed: string): Phone | null {
  if (!hasCountryCode(typed)) return null
  const digits = digitsOf(typed).replace(WITH_CODE, '')
  const code = [1, 2, 3].map(length => digits.slice(0, length)).find(start => MOBILE_LENGTHS.has(start))
  return code === undefined ? null : normalisePhone(code, typed)
}

/** Whether it was typed with its country code, behind "+" or "00". */
export const hasCountryCode = (typed: string): boolean => WITH_CODE.test(digitsOf(typed))

const WITH_CODE = /^(?:\+|00)/

/** The digits, with the "+" before them; empty where the text holds anything else. */
function digitsOf(typed: string): string {
  const text = plainTyped(typed).replace(/^tel:/i, '')
  return /^\(?\+?[\d\s().\-/]+$/.test(text) ? text.replace(/[^\d+]/g, '') : ''
}

/** Mobile numbers of Tajikistan may begin with two zeros. */
const hasOwnZeros = (phoneCode: string, digits: string): boolean =>
  KEEPS_ZERO.has(phoneCode) && digits.startsWith('0') && isMobileLength(phoneCode, digits)

/** Empty when the number names another country. */
const withoutCode = (phoneCode: string, digits: string): string =>
  digits.startsWith(phoneCode) ? withoutTrunk(phoneCode, digits.slice(phoneCode.length)) : ''

/** Digits without "+" are a national number, unless they begin with the country's code and the rest is as long as one. */
function national(phoneCode: string, digits: string): string {
  const [whole, rest] = [withoutTrunk(phoneCode, digits), withoutCode(phoneCode, digits)]
  if (!isMobileLength(phoneCode, rest)) return whole
  return BEGINS_LIKE_ITS_CODE.has(phoneCode) && isMobileLength(phoneCode, whole) ? whole : rest
}

const withoutTrunk = (phoneCode: string, digits: string): string =>
  KEEPS_ZERO.has(phoneCode) ? digits : digits.replace(TRUNKS[phoneCode] ?? TRUNK, '')
