/** Numbers as people read them: grouped by language, truncated and never rounded (specification, section 9). */
import { type Decimal, isDecimal } from '@shared/money/decimal'
import { LOCALES, type Locale } from './languages.ts'

/** What stands where there is no value. */
export const ABSENT = '--'

export interface NumberOptions {
  /** Digits after the decimal mark, at most: the rest is cut off. */
  places: number
  /** Digits after the decimal mark, at least; as many as `places` unless given. */
  minPlaces?: number
  /** A plus before what is above zero. */
  sign?: boolean
  /** Put behind a no-break space: "100 USDT". */
  unit?: string
}

type Value = Decimal | null | undefined

const formats = new Map<string, Intl.NumberFormat>()

/** Making an Intl.NumberFormat costs about a hundred times as much as using one, and lists tick every second. */
function formatFor(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALES[locale].intl, {
    roundingMode: 'trunc',
    useGrouping: 'always',
    ...options,
  })
  formats.set(key, made)
  return made
}

/** Intl takes a decimal string exactly; a float would have lost digits before it came here. */
function write(locale: Locale, value: Value, options: Intl.NumberFormatOptions, unit?: string): string {
  if (value === null || value === undefined) return ABSENT
  if (!isDecimal(value)) throw new TypeError(`${value} is no decimal string. Pass money as "1234.5", never as a float.`)
  const text = formatFor(locale, options).format(value as Intl.StringNumericLiteral)
  return `${text.replace('-', '−')}${unit ? `\u00a0${unit}` : ''}`
}

const digits = ({ places, minPlaces = places, sign = false }: NumberOptions): Intl.NumberFormatOptions => ({
  minimumFractionDigits: Math.min(minPlaces, places),
  maximumFractionDigits: places,
  signDisplay: sign ? 'exceptZero' : 'negative',
})

/** "1234567.899" to 2 places: 1,234,567.89, in Vietnamese and Spanish 1.234.567,89. Absent: "--"; never "−0.00". */
export const formatDecimal = (locale: Locale, value: Value, options: NumberOptions): string =>
  write(locale, value, digits(options), options.unit)

/** Places up to the first digit of a value below a tenth; 0 of any other, and of one that is too small to matter. */
const firstDigitOf = (value: Value): number => (/^-?0\.(0{1,7})[1-9]/.exec(value ?? '')?.[1]?.length ?? -1) + 1

/** A profit or change: "+1,234.50", "−3.00", "0.00". One smaller than its places shows its first digit: "−0.0008". */
export const formatSigned = (locale: Locale, value: Value, options: NumberOptions): string =>
  formatDecimal(locale, value, { ...options, places: Math.max(options.places, firstDigitOf(value)), sign: true })

/** A rate, which travels as a fraction: "0.3125" is 31.25 % (the space is Spanish alone). */
export const formatPercent = (locale: Locale, fraction: Value, options: NumberOptions = { places: 2 }): string =>
  write(locale, fraction, { style: 'percent', ...digits(options) }, options.unit)

/** Hundredths, as a slider or a field counts them: "12.5" is 12.5 %, 25 is 25 %. Intl reads an exponent exactly. */
export const formatShare = (locale: Locale, hundredths: Decimal | number): string =>
  formatFor(locale, { style: 'percent', ...digits({ places: 2, minPlaces: 0 }) })
    .format(`${hundredths}e-2` as Intl.StringNumericLiteral)
    .replace('-', '−')

/** Which way a figure goes as it is read, in whatever language: what is cut to zero goes nowhere. */
export type Way = 'rise' | 'fall' | 'flat'
export const wayOf = (shown: string): Way => (/[1-9]/.test(shown) ? (shown.startsWith('−') ? 'fall' : 'rise') : 'flat')

/** Which way a change goes that stands as a percent; for the line beside it, whose colour must be the figure's. */
export const wayOfRate = (fraction: Value): Way => wayOf(formatPercent('en-US', fraction))

/** A volume in the language's own short form: 1.24B, 12.49億, 1,24 T. */
export const formatCompact = (locale: Locale, value: Value, options: NumberOptions = { places: 2 }): string =>
  write(locale, value, { notation: 'compact', ...digits(options) }, options.unit)

/** A whole number of things, as people or days. */
export const formatCount = (locale: Locale, count: number): string =>
  formatDecimal(locale, String(count), { places: 0 })
