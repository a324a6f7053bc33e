/** The profile of who is signed in: addresses masked. */
import type { UserInfo } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { reminderOf } from '@shared/engine/limits/view'
import { countUnread } from '@shared/engine/messages/message-counts'
import { holdOf } from '../accounts/hold.ts'
import { mask } from '../accounts/identifier.ts'
import { isLocked, stateOf } from '../accounts/identity/index.ts'
import { authenticatorOf } from '../accounts/second-factor.ts'
import { maskedPhone, nameOf } from '../accounts/shown-name.ts'
import { userById } from '../accounts/user.ts'
import { withdrawPasswordOf } from '../accounts/withdraw-password.ts'
import { creditParts } from '../loans/credit-score.ts'
import { hasPayoutAccount } from '../wallet/payout/rows.ts'

export function profile(context: Context, userId: string): Partial<UserInfo> {
  const { db, clock } = context
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
    hasWithdrawAccount: hasPayoutAccount(db, userId),
    googleBound: authenticatorOf(db, userId) !== undefined,
    initialPassword: user.initial_password === 1,
    withdrawHoldUntil: hold ? stamp(hold.until) : null,
    reminderMinutes: reminderOf(context, userId),
    unreadCount: countUnread(db, userId),
  }
}
