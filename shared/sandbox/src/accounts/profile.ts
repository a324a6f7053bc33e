/** The profile of who is signed in: addresses masked, credit score derived (docs/rules/account.md#credit-score). */
import type { UserInfo } from '@shared/contract'
import { identityStates, paymentStates } from '@shared/contract/codes'
import { stamp } from '../clock.ts'
import { countUnread } from '../content/messages.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { first, sql } from '../db/query.ts'
import { holdOf } from './hold.ts'
import { mask, phoneTarget } from './identifier.ts'
import { isLocked, stateOf } from './identity/index.ts'
import { authenticatorOf } from './second-factor.ts'
import type { IdentityKind, User } from './tables.ts'
import { userById } from './user.ts'
import { withdrawPasswordOf } from './withdraw-password.ts'

/** What counts towards the credit score, with the most that each can give. */
const parts = { base: 50, basic: 15, advanced: 10, authenticator: 10, pin: 5, recharge: 5, loans: 5 } as const
type Part = keyof typeof parts

const hasRecharged = (db: Db, userId: string) =>
  first(
    db,
    sql
      .selectFrom('recharge')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', paymentStates.delivered)
      .limit(1),
  ) !== undefined

const isVerified = (db: Db, userId: string, kind: IdentityKind) => stateOf(db, userId, kind) === identityStates.verified

function creditParts(db: Db, userId: string) {
  const earned: Partial<Record<Part, number>> = {
    base: parts.base,
    authenticator: authenticatorOf(db, userId) ? parts.authenticator : 0,
    pin: withdrawPasswordOf(db, userId) ? parts.pin : 0,
    recharge: hasRecharged(db, userId) ? parts.recharge : 0,
    basic: isVerified(db, userId, 'basic') ? parts.basic : 0,
    advanced: isVerified(db, userId, 'advanced') ? parts.advanced : 0,
  }
  return (Object.keys(parts) as Part[]).map(code => ({ code, points: earned[code] ?? 0, max: parts[code] }))
}

const maskedPhone = ({ phone_code: phoneCode, phone }: User) =>
  phone && phoneCode ? mask(phoneTarget({ phoneCode, phone })) : null

/** The name that a person is shown: what was chosen, else the masked address. */
export const nameOf = (user: User) => user.account ?? (user.email ? mask(user.email) : maskedPhone(user))

export function profile({ db, clock }: Context, userId: string): Partial<UserInfo> {
  const user = userById(db, userId)
  const credit = creditParts(db, userId)
  const hold = holdOf(db, userId, clock.now())
  const inviter = user.inviter_id && nameOf(userById(db, user.inviter_id))
  return {
    id: user.id,
    account: nameOf(user),
    accountType: user.account_type,
    status: user.status,
    phoneCode: user.phone_code,
    phone: maskedPhone(user),
    email: user.email ? mask(user.email) : null,
    surname: user.surname,
    firstName: user.first_name,
    gender: user.gender,
    birthday: user.birthday,
    country: user.country,
    address: user.address,
    inviteCode: user.invite_code,
    inviter: inviter ? mask(inviter) : null,
    creditScore: credit.reduce((sum, part) => sum + part.points, 0),
    creditParts: credit,
    hasWithdrawPassword: withdrawPasswordOf(db, userId) !== undefined,
    basicState: stateOf(db, userId, 'basic'),
    advancedState: stateOf(db, userId, 'advanced'),
    profileLocked: isLocked(db, userId),
    hasWithdrawAccount: false,
    googleBound: authenticatorOf(db, userId) !== undefined,
    initialPassword: user.initial_password === 1,
    withdrawHoldUntil: hold ? stamp(hold.until) : null,
    unreadCount: countUnread(db, userId),
  }
}
