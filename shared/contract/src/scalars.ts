/** The values that calls carry. Each accepts what real servers send (JSON numbers, number strings) and yields one form. */
import * as v from 'valibot'
import { LONGEST_ID } from './codes.ts'

/** A decimal without exponent and without leading zeros ("000.001" is 0.001): never a float once it is past the border. */
export const decimal = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(x => (typeof x === 'number' ? plain(x) : unspaced(x))),
  v.regex(/^-?\d{1,24}(\.\d{1,18})?$/, 'Expected a decimal such as "12.50"'),
  v.transform(x => x.replace(/^(-?)0+(?=\d)/, '$1').replace(/^-(?=[0.]+$)/, '')),
)

/** A decimal above zero, as a person says one: in the one form that every other spelling of it comes to ("1.50" is 1.5). */
export const positive = v.pipe(
  decimal,
  v.check(x => !x.startsWith('-') && /[1-9]/.test(x), 'Expected a decimal above zero'),
  v.transform(x => (x.includes('.') ? x.replace(/\.?0{1,18}$/, '') : x)),
)

/** @param max characters at most */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** A whole number, also as a string (query strings carry only strings). */
export const int = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'Expected a whole number'))]),
  v.transform(Number),
  v.safeInteger('Expected a whole number'),
)

/** Places after the point, as many as a decimal carries. */
export const places = v.pipe(
  int,
  v.check(x => x >= 0 && x <= 18, 'Expected 0 to 18 places'),
)

/** A flag: true, "true", 1 or "1". */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0']), v.picklist([0, 1])]),
  v.transform(x => x === true || x === 'true' || x === '1' || x === 1),
)

/** Databases write what never was as "0000-00-00 00:00:00": no calendar has it, and no screen could say it. */
function isOnCalendar(text: string): boolean {
  const at = new Date(`${text.replace(' ', 'T')}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.replace(' ', 'T'))
}

/** "yyyy-MM-dd HH:mm:ss", eight hours ahead of UTC (specification, section 9). */
export const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/, 'Expected "yyyy-MM-dd HH:mm:ss"'),
  v.check(isOnCalendar, 'Expected a time of the calendar'),
)

/** A server may name rows by numbers; on the phone an id is a string. A rounded number would name another row (exact-json.ts). */
export const id = v.pipe(
  v.union([
    v.string(),
    v.pipe(
      v.number(),
      v.check(x => Math.abs(x) <= Number.MAX_SAFE_INTEGER, 'Expected a text: JSON rounds so long a number'),
    ),
  ]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(LONGEST_ID),
)

/** One of the numbers that a table of codes.ts names, also as a string; the table goes along for whoever describes it. */
export const codeOf = <const T extends Readonly<Record<string, number>>>(codes: T) =>
  v.pipe(int, v.picklist(Object.values(codes) as T[keyof T][]), v.metadata({ codes }))

/** Absent or null alike: servers send either. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema)

/** The longest decimal and some spaces around it: what is longer is none, and is not looked through. */
const LONGEST = 64

/** Only plain spaces go: a mark that nobody sees is no part of a number. */
const unspaced = (text: string): string => (text.length > LONGEST ? text : text.replace(/^ +|(?<! ) +$/g, ''))

/**
 * What a reply only shows: absent, or worded otherwise by a foreign server, it is nothing, and the rest is read all the
 * same. All other fields must be there and right: ids, money, and whatever an order or a sum is made of.
 */
export function decorates<S extends v.GenericSchema>(
  schema: S,
): v.SchemaWithFallback<v.NullishSchema<S, undefined>, undefined>
/** @param neutral what stands in its place, where a screen needs some value */
export function decorates<S extends v.GenericSchema>(
  schema: S,
  neutral: v.InferOutput<S>,
): v.SchemaWithFallback<S, v.InferOutput<S>>
export function decorates(schema: v.GenericSchema, neutral?: unknown): v.GenericSchema {
  return neutral === undefined ? v.fallback(v.nullish(schema), undefined) : v.fallback(schema, neutral)
}

/** The part of a text that the server's people wrote themselves, and the code of its language. */
export const ownWords = decorates(v.object({ text: v.string(), lang: v.string() }))

/** Decimals and whole numbers as JSON numbers never carry an exponent here: 1e-7 becomes "0.0000001". */
function plain(x: number): string {
  const text = String(x)
  if (!/e/i.test(text)) return text
  return x.toFixed(18).replace(/\.?0+$/, '')
}
