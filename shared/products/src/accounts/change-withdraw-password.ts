/** Setting, changing and replacing the withdrawal password (docs/rules/account.md#withdrawal-password). */
import type { changeWithdrawPasswordCall, ParsedInputOf } from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { confirmAddress } from './captcha.ts'
import { holdWithdrawals } from './hold.ts'
import { channelOf } from './identifier.ts'
import { askingOf, checkOwnPassword } from './own-password.ts'
import { authenticatorOf, type Spend, secondFactor } from './second-factor.ts'
import { stillSignedIn } from './session.ts'
import { userById } from './user.ts'
import {
  checkPin,
  hashPin,
  putWithdrawPassword,
  requireWithdrawPassword,
  withdrawPasswordOf,
} from './withdraw-password.ts'

type Input = ParsedInputOf<typeof changeWithdrawPasswordCall>

export async function changeWithdrawPassword(input: Input, caller: SignedIn): Promise<null> {
  const { context, user } = caller
  if ((input.oldPassword === undefined) === (input.loginPassword === undefined))
    refuse('field-invalid', { field: 'oldPassword' })
  checkPin(input.password)
  const before = withdrawPasswordOf(context.db, user)
  const spends = [await prove(input, caller), await secondFactor(context, askingOf(caller), input.googleCode)]
  if (before && input.oldPassword === undefined) spends.push(confirmForgotten(input, caller))
  const hash = await hashPin(caller, input.password)
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    for (const spend of spends) spend(tx)
    // two at once: the second one's proof was for what stood before
    if (withdrawPasswordOf(tx, user)?.hash !== before?.hash) refuse('field-invalid', { field: 'oldPassword' })
    putWithdrawPassword(tx, user, hash)
    if (before) holdWithdrawals(tx, userById(tx, user), 'withdraw-password-changed', context.clock.now())
  })
  return null
}

/** That it is they: the withdrawal password of before, or the login password. */
async function prove({ oldPassword, loginPassword = '' }: Input, caller: SignedIn): Promise<Spend> {
  if (oldPassword !== undefined) return requireWithdrawPassword(caller, oldPassword)
  await checkOwnPassword(caller, loginPassword, 'loginPassword')
  return () => {}
}

/** Who forgot it has a code sent to their address; without an address the authenticator stands for it. */
function confirmForgotten({ captcha }: Input, { context, user, ip }: SignedIn): Spend {
  const where = channelOf(userById(context.db, user))
  if (where) return confirmAddress(context, { ...where, scene: 'withdraw', ip }, captcha)
  return authenticatorOf(context.db, user) ? () => {} : refuse('no-channel')
}
