/** What people type to say who they are: a name, an email address or a mobile number. */
import { emailOf, isEmail, isName } from '@shared/contract/registering'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, sql } from '@shared/engine/db/query'
import { refuse } from '@shared/engine/refusals/refuse'
import { hasCountryCode, internationalPhone, normalisePhone } from '@shared/format/phone'
import { plainTyped } from '@shared/format/typed'
import type { User } from './tables.ts'

/** A chosen name, lower-cased; g and nine digits is kept for guests. */
export function readName(typed: string | undefined): string {
  const name = plainTyped(typed ?? '').toLowerCase()
  if (!isName(name) || /^g\d{9}$/.test(name)) refuse('field-invalid', { field: 'account' })
  return name
}

export function readEmail(typed: string | undefined): string {
  const email = emailOf(typed ?? '')
  return isEmail(email) ? email : refuse('field-invalid', { field: 'email' })
}

export type Phone = { phoneCode: string; phone: string }

/** E.164 in two parts, as the phone reads them. */
export function readPhone(code: string | undefined, typed: string | undefined): Phone {
  const phoneCode = plainTyped(code ?? '').replace(/\D/g, '')
  const read = /^[1-9]\d{0,3}$/.test(phoneCode) ? normalisePhone(phoneCode, typed ?? '') : null
  return read ? { phoneCode, phone: read.phone } : refuse('field-invalid', { field: 'phone' })
}

/** Where codes go: one spelling per address. */
export const phoneTarget = ({ phoneCode, phone }: Phone) => `+${phoneCode}${phone}`

/** One spelling of whatever was typed at sign-in, known or not: locks count by it. */
export function normalise(typed: string): string {
  const email = emailOf(typed)
  if (isEmail(email)) return email
  const text = plainTyped(typed).toLowerCase()
  const digits = internationalPhone(text)?.e164.slice(1) ?? text.replace(/[\s().+/-]/g, '')
  return /^\d{6,15}$/.test(digits) ? digits.replace(/^0+/, '') : text
}

/** Finds a person by name, email or mobile number; one that begins with "+" or "00" has its country code, others may. */
export function findUser(db: Db, typed: string): User | undefined {
  const key = normalise(typed)
  const users = sql.selectFrom('user').selectAll()
  if (/^\d+$/.test(key)) return byWhole(db, key) ?? (hasCountryCode(typed) ? undefined : byNational(db, key))
  return first(db, users.where(key.includes('@') ? 'email' : 'account', '=', key))
}

/**
 * Whose an address is, '' where nobody's: one row of one column either way, so that how long it takes tells nothing.
 * @param target as codes go to it: an email address in lower case, or +E.164
 */
export function ownerOf(db: Db, target: string): string {
  const [column, value] = target.startsWith('+') ? ['phone_code || phone', target.slice(1)] : ['email', target]
  const owner = prepared(db, `SELECT coalesce((SELECT id FROM user WHERE ${column} = ?), '') AS id`)
  return String(owner.get(value)?.id)
}

/** All that a person can sign in with, each as normalise() writes it. */
export const spellingsOf = ({ account, email, phone, phone_code: phoneCode }: User): string[] =>
  [account, email, phone, phone && `${phoneCode}${phone}`].filter(text => text !== null).map(normalise)

const byWhole = (db: Db, digits: string) =>
  db.prepare('SELECT * FROM user WHERE phone_code || phone = ?').get(digits) as User | undefined

/** A number without its country code counts only where it means one person. In a few countries the zero is part of it. */
function byNational(db: Db, digits: string): User | undefined {
  const users = all(
    db,
    sql
      .selectFrom('user')
      .selectAll()
      .where('phone', 'in', [digits, `0${digits}`])
      .limit(2),
  )
  return users.length === 1 ? users[0] : undefined
}

/** "d**o", "a***@example.com", "+1 ••• 0143": enough to know it again, not to learn it. */
export function mask(target: string): string {
  if (target.startsWith('+')) return `+••• ${target.slice(-4)}`
  const [name = '', host] = target.split('@')
  if (host) return `${name.slice(0, 1)}•••@${host}`
  return `${name.slice(0, 1)}**${name.slice(-1)}`
}

/** All addresses of a person. */
export function targetsOf({ email, phone, phone_code: phoneCode }: User): string[] {
  return [email, phone && phoneCode ? phoneTarget({ phoneCode, phone }) : null].filter(target => target !== null)
}

/** The address that codes for a person go to. */
export function channelOf(user: User): { channel: 'email' | 'phone'; target: string } | null {
  if (user.email) return { channel: 'email', target: user.email }
  if (user.phone && user.phone_code)
    return { channel: 'phone', target: phoneTarget({ phoneCode: user.phone_code, phone: user.phone }) }
  return null
}
