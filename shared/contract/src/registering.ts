/** What one may be called and sign in with: the phone says it before, the exchange refuses by it. */
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './limits.ts'

/** A letter first, 4 to 20 letters, digits or "_", in any case. */
const NAME = /^[a-z][a-z0-9_]{3,19}$/i
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/
const LONGEST_EMAIL = 254
/** Controls, format and direction marks, fillers: stricter than in other texts, since an address has none of them. */
const INVISIBLE = /[\p{C}\p{DI}]/u

export const isName = (text: string): boolean => NAME.test(text)

export const isEmail = (text: string): boolean =>
  EMAIL.test(text) && !INVISIBLE.test(text) && text.length <= LONGEST_EMAIL

/** What no address begins with, and what none ends with: spaces, marks and punctuation of the text that it was copied from. */
const BEFORE = /^[\s\p{Cf}<([“‘«「]+/u
const BEHIND = /(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/u
const IN_QUOTES = /^["']([^"'@]+@[^"'@]+)["']/

/** An email address as it is kept: in lower case, its full-width characters half-width, without what a text or a link adds to it. */
export function emailOf(typed: string): string {
  const text = typed.replace(/[！-～]/g, wide => wide.normalize('NFKC')).replace(/[。｡]/g, '.')
  const bare = text.replace(BEFORE, '').replace(IN_QUOTES, '$1')
  const address = bare.replace(/^mailto:/i, '')
  const whole = address === bare ? address : (address.split('?')[0] ?? '')
  return whole.replace(BEHIND, '').toLowerCase()
}

/**
 * The code of an invitation as its owner wrote it. A message adds punctuation, spaces and marks that nobody sees at its ends,
 * a messenger the rest of the link behind "#".
 */
export const inviteCodeOf = (typed: string): string => (typed.normalize('NFKC').split('#')[0] ?? '').replace(AROUND, '')

const AROUND = /^[^\p{L}\p{N}=+_-]+|(?<![^\p{L}\p{N}=+_-])[^\p{L}\p{N}=+_-]+$/gu

/** short: or too long · mixed: without a letter or a digit · own: what the account is called */
export type PasswordFault = 'short' | 'mixed' | 'own'

/** @param names whatever the account is called; null where nothing is wrong that both sides can see */
export function passwordFault(password: string, names: readonly (string | null | undefined)[]): PasswordFault | null {
  const plain = password.normalize('NFKC')
  const { length } = [...plain]
  if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) return 'short'
  if (!/\p{L}/u.test(plain) || !/\d/.test(plain)) return 'mixed'
  return names.some(name => name && name.toLowerCase() === plain.toLowerCase()) ? 'own' : null
}
