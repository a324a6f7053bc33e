/** Another login password for who forgot theirs, by a code to their address (docs/rules/account.md#passwords). */
import type { ParsedInputOf, resetPasswordCall } from '@shared/contract'
import { userStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { checkCode } from './code.ts'
import { holdWithdrawals } from './hold.ts'
import { findUser, phoneTarget, readEmail, readPhone, spellingsOf } from './identifier.ts'
import { forgetLocks } from './lock.ts'
import { setPassword } from './own-password.ts'
import { checkStrength, hashPassword, passwordFits } from './password.ts'
import { secondFactor } from './second-factor.ts'
import { endOthers, remember } from './session.ts'
import type { User } from './tables.ts'

type Input = ParsedInputOf<typeof resetPasswordCall>

const targetOf = ({ email, phoneCode, phone }: Input) =>
  email === undefined ? phoneTarget(readPhone(phoneCode, phone)) : readEmail(email)

/**
 * Until the code was right nothing depends on whether somebody has the address. Every browser is signed out; the one that
 * brought the code is known: a second code to the same address would prove nothing more.
 */
export async function resetPassword(input: Input, caller: Caller): Promise<null> {
  const { context, ip } = caller
  const { db, clock, settings } = context
  const target = targetOf(input)
  checkStrength(input.password, [target])
  const spend = checkCode(context, { target, scene: 'reset', ip }, input.captcha)
  const user = ownerOf(db, target)
  const spendFactor = await secondFactor(
    context,
    { user: user.id, ip, from: 'reset', account: target },
    input.googleCode,
  )
  await checkChange(input, user, caller)
  const hash = await hashPassword(input.password, settings.scryptCost, ip)
  transact(db, tx => {
    // asked again: they may have been frozen, or have another address, while the password was hashed
    if (ownerOf(tx, target).id !== user.id) wrongCode()
    spend(tx)
    spendFactor(tx)
    if (!setPassword(tx, user, hash)) wrongCode()
    if (!user.initial_password) holdWithdrawals(tx, user, 'password-changed', clock.now())
    endOthers(tx, user.id, null, clock.now())
    if (input.deviceId) remember(tx, user.id, input.deviceId, clock.now())
    forgetLocks(tx, user)
  })
  return null
}

/** Who has the address now. @throws Refused code-wrong, account-frozen */
function ownerOf(db: Db, target: string): User {
  const user = findUser(db, target) ?? wrongCode()
  return user.status === userStates.active ? user : refuse('account-frozen')
}

/** Told to nobody but the owner: the code was right. */
async function checkChange({ password }: Input, user: User, { context, ip }: Caller): Promise<void> {
  checkStrength(password, spellingsOf(user))
  const isOld = await passwordFits(password, user.password, context.settings.scryptCost, ip)
  if (isOld) refuse('password-weak', { field: 'password' })
}

const wrongCode = (): never => refuse('code-wrong', { field: 'captcha' })
