/** The authenticator of a person: what is bound, and its codes wherever they are asked for (docs/rules/account.md#authenticator). */
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { countFailure, forgetFailures, ownSubject, tryOnce } from './lock.ts'
import { recoveryCodeOf, spendRecoveryCode } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOf } from './totp.ts'

/** What uses a code up, in the transaction of what it was asked for. */
export type Spend = (tx: Tx) => void
/** from: the browser that tries: its failures lock nobody else's. */
export type Asking = { user: string; ip: string; from: string; account?: string }

export const authenticatorOf = (db: Db, userId: string) =>
  first(db, sql.selectFrom('authenticator').selectAll().where('user_id', '=', userId))

/**
 * The code of a bound authenticator, or a recovery code; where none is bound nothing is asked for.
 * @throws Refused authenticator-required, code-wrong, code-used, too-many-tries
 */
export async function secondFactor(context: Context, asking: Asking, code: string | undefined): Promise<Spend> {
  if (!authenticatorOf(context.db, asking.user)) return () => {}
  return code?.trim() ? checkedFactor(context, asking, code.trim()) : needsFactor(asking.account)
}

export function needsFactor(account?: string): never {
  const values = { channel: 'authenticator', masked: '', ...(account && { account }) }
  return refuse('authenticator-required', values, 'google-code')
}

/** As secondFactor, for who signs in by it: without an authenticator no code is right. Wrong ones lock. */
export function checkedFactor(context: Context, asking: Asking, code: string): Promise<Spend> {
  return countedTry(context, asking, now => spendOf(context, asking.user, code, now))
}

/**
 * Looks at a code; a wrong one counts, on its own, and a right one forgets those before it.
 * @param look what a right one leads to; null where it is wrong
 * @throws Refused code-wrong, too-many-tries
 */
export function countedTry<T>({ db, clock }: Context, asking: Asking, look: (now: number) => T | null): Promise<T> {
  const { user, ip, from } = asking
  const [subject, now] = [ownSubject('CODE', user, from), clock.now()]
  return tryOnce({ db, subject, ip, known: from !== 'new', now }, async () => {
    const found = look(now)
    if (found === null) {
      countFailure(db, subject, ip, now)
      return wrongCode()
    }
    forgetFailures(db, subject)
    return found
  })
}

function spendOf(context: Context, user: string, code: string, now: number): Spend | null {
  const bound = authenticatorOf(context.db, user)
  if (!bound) return null
  const step = stepOf(openSecret(context.keys, user, bound.secret), code, now)
  if (step !== null) return step > bound.last_step ? tx => spendStep(tx, user, step) : usedCode()
  const recovery = recoveryCodeOf(context, user, code)
  if (!recovery) return null
  return recovery.used === null ? tx => spendRecoveryCode(tx, user, recovery.mac, now) : usedCode()
}

/** Of two that come with one code at the same moment, the second finds no row. */
function spendStep(tx: Tx, user: string, step: number): void {
  const row = sql.updateTable('authenticator').set({ last_step: step }).where('user_id', '=', user)
  if (!run(tx, row.where('last_step', '<', step))) usedCode()
}

const usedCode = (): never => refuse('code-used', { field: 'googleCode' })
const wrongCode = (): never => refuse('code-wrong', { field: 'googleCode' })
