/** What is typed into a field for who one is, as the calls take it. */
import { isEmail } from '@shared/contract/registering'
import { normalisePhone } from '@shared/format/phone'
import type { By } from './way.ts'

export type Names = { account: string; phone: string; email: string }
export type Address = { email: string } | { phoneCode: string; phone: string }
export type Who = Address | { account: string }

/** A typed mobile number shows its country code before it. */
export const looksLikePhone = (typed: string): boolean => /^[\d\s()-]{5,}$/.test(typed.trim())

/** The number within its country; the exchange keeps none with a zero in front. Undefined where it can be none. */
export const nationalNumber = (phoneCode: string, typed: string): string | undefined =>
  normalisePhone(phoneCode, typed)?.phone.replace(/^0+/, '')

/** What is sent as account: a number carries its country code. */
export function accountToSend(typed: string, phoneCode: string): string {
  const phone = looksLikePhone(typed) ? nationalNumber(phoneCode, typed) : undefined
  return phone ? `+${phoneCode}${phone}` : typed.trim()
}

/** Who is meant by what is typed. */
export function whoOf({ account, phone, email }: Names, by: By, phoneCode: string): Who {
  if (by === 'phone') return { phoneCode, phone: nationalNumber(phoneCode, phone) ?? '' }
  if (by === 'email') return { email: email.trim().toLowerCase() }
  return { account: accountToSend(account, phoneCode) }
}

/** One spelling of each, as the exchange writes it too: where codes go, and what an account is found by. */
export function nameOf(who: Who): string {
  if ('account' in who) return who.account
  return 'email' in who ? who.email : `+${who.phoneCode}${who.phone}`
}

/** What was typed as an account stands where an address is asked for, if it is one. */
export function namesFrom({ account, ...names }: Names): Names {
  if (isEmail(account.trim())) return { ...names, account, email: account }
  return looksLikePhone(account) ? { ...names, account, phone: account } : { ...names, account }
}

/** By which address a password is reset that somebody forgot who typed this. */
export const addressBy = ({ account }: Names, by: By): 'phone' | 'email' =>
  by === 'phone' || (by !== 'email' && looksLikePhone(account)) ? 'phone' : 'email'
