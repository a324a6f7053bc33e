/** A try with a passkey that exists, or does not: counted like one with a password (docs/rules/account.md#locks). */
import type { PasskeyAssertion } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { countFailure, forgetFailures, ownSubject, tryOnce } from '../lock.ts'
import type { Spend } from '../second-factor.ts'
import { readAssertion, type Signed } from './ceremony.ts'
import { type Purpose, spendChallenge } from './challenge.ts'
import { passkeyRefused } from './refused.ts'
import { handleOf, passkeyOf } from './rows.ts'
import type { PasskeyRow } from './tables.ts'

/** of: whose failures they are · from: known or new, or the session */
export type Trying = { of: string; from: string; ip: string; purpose: Purpose }

/**
 * @returns the passkey, and what uses the answer up in the transaction of what it was asked for
 * @throws Refused passkey-refused, too-many-tries
 */
export async function tryPasskey(
  context: Context,
  { of, from, ip, purpose }: Trying,
  response: PasskeyAssertion,
): Promise<{ passkey: PasskeyRow; spend: Spend }> {
  const { db, clock } = context
  const [subject, now] = [ownSubject('PASSKEY', of, from), clock.now()]
  const signed = await tryOnce({ db, subject, ip, known: from !== 'new', now }, async () => {
    const found = await read(context, response, purpose)
    if (!found) countFailure(db, subject, ip, now)
    return found
  })
  const { passkey, ...proof } = signed ?? passkeyRefused()
  const spend = (tx: Tx) => {
    use(tx, passkey, proof, clock.now())
    forgetFailures(tx, subject)
  }
  return { passkey, spend }
}

/** null whatever is wrong with it. */
async function read(context: Context, response: PasskeyAssertion, purpose: Purpose) {
  const passkey = passkeyOf(context.db, response.id)
  if (!passkey || !isOwners(context, passkey, response, purpose)) return null
  try {
    return { passkey, ...(await readAssertion(context, passkey, response, purpose)) }
  } catch {
    return null
  }
}

/** To log in the device says whose it is; within the account it is the person's own. */
function isOwners(context: Context, { user_id: owner }: PasskeyRow, { response }: PasskeyAssertion, purpose: Purpose) {
  const handle = response.userHandle ?? undefined
  if (purpose.what !== 'login' && purpose.user !== owner) return false
  return handle === handleOf(context, owner) || (handle === undefined && purpose.what !== 'login')
}

/** Of two at the same moment one counts: the other finds the challenge spent, or the counter moved. */
function use(tx: Tx, { id, counter: before }: PasskeyRow, { challenge, counter }: Signed, now: number): void {
  spendChallenge(tx, challenge)
  const row = sql.updateTable('passkey').set({ counter, last_used: now }).where('id', '=', id)
  if (!run(tx, row.where('counter', '=', before))) passkeyRefused()
}
