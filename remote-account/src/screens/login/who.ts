/** What is typed into a field for who one is, as the calls take it. */
import { emailOf, isEmail } from '@shared/contract/registering'
import { normalisePhone } from '@shared/format/phone'
import { isMobileLength } from '@shared/format/phone-lengths'
import { plainTyped } from '@shared/format/typed'
import type { By } from './way.ts'

export type Names = { account: string; phone: string; email: string }
export type Address = { email: string } | { phoneCode: string; phone: string }
export type Who = Address | { account: string }

/** A typed mobile number shows its country code before it. */
export const looksLikePhone = (typed: string): boolean => /^[\d\s().\-/]{5,}$/.test(plainTyped(typed))

/** What is sent as account: a number carries its country code. Digits too few or too many may have another one already. */
export function accountToSend(typed: string, phoneCode: string): string {
  const read = looksLikePhone(typed) ? normalisePhone(phoneCode, typed) : null
  if (read && isMobileLength(phoneCode, read.phone)) return read.e164
  const email = emailOf(typed)
  return isEmail(email) ? email : plainTyped(typed)
}

/** Who is meant by what is typed. */
export function whoOf({ account, phone, email }: Names, by: By, phoneCode: string): Who {
  if (by === 'phone') return { phoneCode, phone: normalisePhone(phoneCode, phone)?.phone ?? '' }
  if (by === 'email') return { email: emailOf(email) }
  return { account: accountToSend(account, phoneCode) }
}

/** One spelling of each, as the exchange writes it too: where codes go, and what an account is found by. */
export function nameOf(who: Who): string {
  if ('account' in who) return who.account
  return 'email' in who ? who.email : `+${who.phoneCode}${who.phone}`
}

/** What was typed as an account stands where an address is asked for, if it is one. */
export function namesFrom({ account, ...names }: Names): Names {
  if (isEmail(emailOf(account))) return { ...names, account, email: account }
  return looksLikePhone(account) ? { ...names, account, phone: account } : { ...names, account }
}

/** By which address a password is reset that somebody forgot who typed this. */
export const addressBy = ({ account }: Names, by: By): 'phone' | 'email' =>
  by === 'phone' || (by !== 'email' && looksLikePhone(account)) ? 'phone' : 'email'
