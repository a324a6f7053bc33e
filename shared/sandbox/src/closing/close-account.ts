/** Closes an account for good (docs/rules/account.md#closing-an-account). */
import type { closeAccountCall, ParsedInputOf } from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { askingOf, checkOwnPassword } from '@shared/products/accounts/own-password'
import { secondFactor } from '@shared/products/accounts/second-factor'
import { stillSignedIn } from '@shared/products/accounts/session'
import { beginForgetting } from './forget.ts'
import { remainsOf } from './remains.ts'

/** @throws Refused wrong-password, authenticator-required, code-wrong, account-not-empty */
export async function closeAccount(
  { password, googleCode }: ParsedInputOf<typeof closeAccountCall>,
  caller: SignedIn,
): Promise<null> {
  const { context } = caller
  const { id } = await checkOwnPassword(caller, password, 'password')
  const spend = await secondFactor(context, askingOf(caller), googleCode)
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    spend(tx)
    const left = remainsOf(tx, id)
    if (left.length > 0) refuse('account-not-empty', { what: left.join() })
    beginForgetting(tx, id, context.clock.now())
  })
  return null
}
