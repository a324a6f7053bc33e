/**
 * JSON as both sides read it: numbers keep every digit. JSON.parse rounds 1234567890123456789 to 1234567890123456800, which
 * names another row. Such a number is read as a text of its digits; ids and decimals take texts, whole numbers refuse them.
 */

/** A JSON number of fewer characters has at most fifteen digits, and keeps them. */
const SHORTEST = 16
const LONG = /\d[\d.]{15}/
/** A string, so that digits inside it are left alone, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/gs

/** @returns undefined where the text is no JSON */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return LONG.test(text) ? JSON.parse(text.replace(TOKEN, quoted)) : value
  } catch {
    return undefined
  }
}

/** The first number of a JSON text that an ordinary reader rounds. */
export const firstRounded = (text: string): string | undefined =>
  LONG.test(text) ? text.match(TOKEN)?.find(isRounded) : undefined

const quoted = (token: string): string => (isRounded(token) ? `"${token}"` : token)

function isRounded(token: string): boolean {
  if (token.length < SHORTEST || token.startsWith('"')) return false
  const value = Number(token)
  return digitsOf(token) !== digitsOf(String(value)) || (Math.abs(value) > Number.MAX_SAFE_INTEGER && !/e/i.test(token))
}

/** The digits that count: without sign, point and exponent, and without zeros at either end. */
const digitsOf = (number: string): string => number.replace(/e.*|[-.]/gi, '').replace(/^0+|(?<!0)0+$/g, '')
