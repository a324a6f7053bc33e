/** Binding an authenticator, moving it to another phone, and its recovery codes (docs/rules/account.md#authenticator). */
import type {
  bindGoogleAuthCall,
  checkGoogleAuthCall,
  generateGoogleKeyCall,
  OutputOf,
  ParsedInputOf,
  recoveryCodesCall,
} from '@shared/contract'
import { AUTHENTICATOR_KEY_SECONDS } from '@shared/contract/limits'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { first, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { holdWithdrawals } from './hold.ts'
import { accountHooks } from './hooks.ts'
import { askingOf, checkOwnPassword } from './own-password.ts'
import { dropRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed-secret.ts'
import { authenticatorOf, countedTry, secondFactor } from './second-factor.ts'
import { stillSignedIn } from './session.ts'
import { nameOf } from './shown-name.ts'
import type { User } from './tables.ts'
import { newSecret, otpauthUrl, stepOf } from './totp.ts'
import { userById } from './user.ts'

const KEY_LIFE = AUTHENTICATOR_KEY_SECONDS * 1000

export function boundAuthenticator({ context, user }: SignedIn): OutputOf<typeof checkGoogleAuthCall> {
  const bound = authenticatorOf(context.db, user)
  return { bound: bound !== undefined, boundTime: bound ? stamp(bound.since) : null }
}

/** A key to bind within ten minutes; the one made before counts no more. */
export async function offerKey(
  { googleCode }: ParsedInputOf<typeof generateGoogleKeyCall>,
  caller: SignedIn,
): Promise<OutputOf<typeof generateGoogleKeyCall>> {
  const { context, user } = caller
  const spend = await secondFactor(context, askingOf(caller), googleCode)
  const secretKey = newSecret()
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    spend(tx)
    keepOffered(tx, context, user, secretKey)
  })
  const url = otpauthUrl(secretKey, nameOf(userById(context.db, user)) ?? user)
  return { secretKey, url, expiresIn: AUTHENTICATOR_KEY_SECONDS }
}

function keepOffered(tx: Tx, { keys, clock }: Context, user: string, secretKey: string): void {
  const offered = { secret: sealSecret(keys, user, secretKey), at: clock.now() }
  run(
    tx,
    sql
      .insertInto('offered_key')
      .values({ user_id: user, ...offered })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet(offered)),
  )
}

/** Whether this key is the one that was made last, not too long ago. */
function isOffered({ db, keys, clock }: Context, user: string, secretKey: string): boolean {
  const offered = first(db, sql.selectFrom('offered_key').selectAll().where('user_id', '=', user))
  if (!offered || clock.now() > offered.at + KEY_LIFE) return false
  return openSecret(keys, user, offered.secret) === secretKey
}

export async function bindAuthenticator(
  { secretKey, googleCode, password }: ParsedInputOf<typeof bindGoogleAuthCall>,
  caller: SignedIn,
): Promise<{ recoveryCodes: string[] }> {
  const { context } = caller
  if (!isOffered(context, caller.user, secretKey)) refuse('key-expired', { field: 'secretKey' })
  const user = await checkOwnPassword(caller, password, 'password')
  const step = await countedTry(context, askingOf(caller), now => stepOf(secretKey, googleCode.trim(), now))
  return transact(context.db, tx => {
    stillSignedIn(tx, caller)
    // asked again: it may have been bound or replaced while the password was hashed
    if (!isOffered(context, user.id, secretKey)) refuse('key-expired', { field: 'secretKey' })
    return { recoveryCodes: bind(tx, context, user, { secretKey, step }) }
  })
}

/** @param key the step of its first code, which counts nowhere else */
function bind(tx: Tx, context: Context, user: User, { secretKey, step }: { secretKey: string; step: number }) {
  const now = context.clock.now()
  if (authenticatorOf(tx, user.id)) holdWithdrawals(tx, user, 'authenticator-moved', now)
  dropAuthenticator(tx, user.id)
  const secret = sealSecret(context.keys, user.id, secretKey)
  run(tx, sql.insertInto('authenticator').values({ user_id: user.id, secret, last_step: step, since: now }))
  accountHooks.of(tx).progressed(tx, user.id)
  return makeRecoveryCodes(tx, context, user.id)
}

/** With all that goes with it. @returns whether there was one */
export function dropAuthenticator(tx: Tx, user: string): boolean {
  run(tx, sql.deleteFrom('offered_key').where('user_id', '=', user))
  dropRecoveryCodes(tx, user)
  return run(tx, sql.deleteFrom('authenticator').where('user_id', '=', user)) > 0
}

/** @throws Refused not-found where no authenticator is bound */
export async function renewRecoveryCodes(
  { password, googleCode }: ParsedInputOf<typeof recoveryCodesCall>,
  caller: SignedIn,
): Promise<{ recoveryCodes: string[] }> {
  const { context, user } = caller
  if (!authenticatorOf(context.db, user)) refuse('not-found')
  await checkOwnPassword(caller, password, 'password')
  const spend = await secondFactor(context, askingOf(caller), googleCode)
  return transact(context.db, tx => {
    stillSignedIn(tx, caller)
    spend(tx)
    return { recoveryCodes: makeRecoveryCodes(tx, context, user) }
  })
}
