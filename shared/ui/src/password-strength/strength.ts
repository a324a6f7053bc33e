/** 0 nothing typed, 1 refused, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * How hard a password is to guess, as far as its length and letters tell. What the exchange refuses outright (8–64
 * characters with a letter and a digit: refusal `password-weak`) is 1, so that 2 and above may be sent.
 */
export function strengthOf(password: string): Strength {
  const text = password.normalize('NFKC')
  if (text === '') return 0
  if (text.length < 8 || text.length > 64 || !/\p{L}/u.test(text) || !/\d/.test(text)) return 1
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(text)).length
  const varied = new Set(text).size > text.length / 3
  if (!varied || text.length < 10) return 2
  return text.length >= 14 || kinds === 4 ? 4 : 3
}
