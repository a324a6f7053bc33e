/** Another login password (docs/rules/account.md#passwords). */
import type { changePasswordCall, ParsedInputOf } from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { holdWithdrawals } from './hold.ts'
import { spellingsOf } from './identifier.ts'
import { askingOf, checkOwnPassword, setPassword } from './own-password.ts'
import { checkStrength, hashPassword, isSamePassword } from './password.ts'
import { secondFactor } from './second-factor.ts'
import { endOthers, renewSession } from './session.ts'
import type { User } from './tables.ts'

type Input = ParsedInputOf<typeof changePasswordCall>

/** All other browsers are signed out, and new to the account again; the one that asks goes on with a new token. */
export async function changePassword(input: Input, caller: SignedIn): Promise<{ token: string }> {
  const { context, ip, tokenHash } = caller
  const { db, clock, settings } = context
  const user = await checkOwnPassword(caller, input.oldPassword, 'oldPassword')
  checkChange(input, user)
  const spend = await secondFactor(context, askingOf(caller), input.googleCode)
  const hash = await hashPassword(input.password, settings.scryptCost, ip)
  return transact(db, tx => {
    spend(tx)
    if (!setPassword(tx, user, hash)) refuse('wrong-password', { field: 'oldPassword' })
    // a guest's first own password secures what had none
    if (!user.initial_password) holdWithdrawals(tx, user, 'password-changed', clock.now())
    endOthers(tx, user.id, tokenHash, clock.now())
    return { token: renewSession(tx, caller) }
  })
}

function checkChange({ oldPassword, password }: Input, user: User): void {
  checkStrength(password, spellingsOf(user))
  if (isSamePassword(oldPassword, password)) refuse('password-weak', { field: 'password' })
}
