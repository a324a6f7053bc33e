/** The login password, asked again of who is signed in (docs/rules/account.md#passwords). */
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { countFailure, forgetFailures, ownSubject, tryOnce } from './lock.ts'
import { passwordFits } from './password.ts'
import type { Asking } from './second-factor.ts'
import type { User } from './tables.ts'
import { userById } from './user.ts'

/** Whose code of an authenticator it is, of who is signed in: each session's failures are its own. */
export const askingOf = ({ user, ip, tokenHash }: SignedIn): Asking => ({ user, ip, from: tokenHash })

/**
 * Wrong ones count by session: who holds a stolen one locks nobody else.
 * @param field of the input that holds it
 * @returns the person as they are now
 * @throws Refused wrong-password, too-many-tries
 */
export async function checkOwnPassword(caller: SignedIn, password: string, field: string): Promise<User> {
  const { context, ip, user: id } = caller
  const { db, clock, settings } = context
  const subject = ownSubject('PASSWORD', id, caller.tokenHash)
  const { password: stored } = userById(db, id)
  const fits = await tryOnce({ db, subject, ip, known: true, now: clock.now() }, async () => {
    const right = await passwordFits(password, stored, settings.scryptCost, ip, true)
    if (!right) countFailure(db, subject, ip, clock.now())
    return right
  })
  const user = userById(db, id)
  if (!fits || user.password !== stored) return refuse('wrong-password', { field })
  forgetFailures(db, subject)
  return user
}

/** Their own choice from now on. @returns whether it was still the password that they were seen to have */
export const setPassword = (tx: Tx, { id, password }: User, hash: string): boolean =>
  run(
    tx,
    sql
      .updateTable('user')
      .set({ password: hash, initial_password: 0 })
      .where('id', '=', id)
      .where('password', '=', password),
  ) > 0
