/** Phone numbers as they are typed and as they are kept (E.164), and the country that stands until one is picked. */

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

/** What is dialled before a national number at home only: 0, but for these. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '1': /^1(?=\d{10}$)/,
  '7': /^8(?=\d{10}$)/,
  '36': /^06/,
}

/** Countries whose zero belongs to the number: Italy, San Marino, Benin, Burkina Faso, Congo, Côte d'Ivoire, Tajikistan. */
const KEEPS_ZERO = new Set(['39', '378', '225', '226', '229', '242', '992'])

/** A typed number under a picked country code: "081 234 5678" in Thailand is +66812345678. Null if it cannot be one. */
export function normalisePhone(phoneCode: string, typed: string): Phone | null {
  const text = typed.normalize('NFKC').trim()
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null
  const phone = withoutTrunk(phoneCode, national(phoneCode, text) ?? '')
  const fits = phone.length >= 4 && phoneCode.length + phone.length <= 15
  return fits ? { phone, e164: `+${phoneCode}${phone}` } : null
}

/** The digits behind "+code" or "00code"; null when the number names another country. */
function national(phoneCode: string, text: string): string | null {
  const digits = text.replace(/\D/g, '')
  const international = text.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null
  if (international === null) return digits
  return international.startsWith(phoneCode) ? international.slice(phoneCode.length) : null
}

const withoutTrunk = (phoneCode: string, digits: string): string =>
  KEEPS_ZERO.has(phoneCode) ? digits : digits.replace(TRUNKS[phoneCode] ?? /^0/, '')
