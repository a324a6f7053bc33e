/** Another login password for who forgot theirs, by a code to their address (docs/rules/account.md#passwords). */
import type { ParsedInputOf, resetPasswordCall } from '@shared/contract'
import { userStates } from '@shared/contract/codes'
import { transact } from '../db/transact.ts'
import type { Caller } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { checkCode } from './code.ts'
import { holdWithdrawals } from './hold.ts'
import { findUser, phoneTarget, readEmail, readPhone, spellingsOf } from './identifier.ts'
import { forgetLocks } from './lock.ts'
import { setPassword } from './own-password.ts'
import { checkStrength, hashPassword, passwordFits } from './password.ts'
import { secondFactor } from './second-factor.ts'
import { endOthers } from './session.ts'
import type { User } from './tables.ts'

type Input = ParsedInputOf<typeof resetPasswordCall>

const targetOf = ({ email, phoneCode, phone }: Input) =>
  email === undefined ? phoneTarget(readPhone(phoneCode, phone)) : readEmail(email)

/** Until the code was right nothing depends on whether somebody has the address. Every browser is signed out. */
export async function resetPassword(input: Input, caller: Caller): Promise<null> {
  const { context, ip } = caller
  const { db, clock, settings } = context
  const target = targetOf(input)
  checkStrength(input.password, [target])
  const spend = checkCode(context, { target, scene: 'reset', ip }, input.captcha)
  const user = findUser(db, target) ?? wrongCode()
  if (user.status !== userStates.active) refuse('account-frozen')
  const spendFactor = await secondFactor(
    context,
    { user: user.id, ip, from: 'reset', account: target },
    input.googleCode,
  )
  await checkChange(input, user, caller)
  const hash = await hashPassword(input.password, settings.scryptCost, ip)
  transact(db, tx => {
    spend(tx)
    spendFactor(tx)
    if (!setPassword(tx, user, hash)) wrongCode()
    if (!user.initial_password) holdWithdrawals(tx, user, 'password-changed', clock.now())
    endOthers(tx, user.id, null, clock.now())
    forgetLocks(tx, user)
  })
  return null
}

/** Told to nobody but the owner: the code was right. */
async function checkChange({ password }: Input, user: User, { context, ip }: Caller): Promise<void> {
  checkStrength(password, spellingsOf(user))
  const isOld = await passwordFits(password, user.password, context.settings.scryptCost, ip)
  if (isOld) refuse('password-weak', { field: 'password' })
}

const wrongCode = (): never => refuse('code-wrong', { field: 'captcha' })
