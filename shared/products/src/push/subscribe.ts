/** Who is told at which address, of what: a session has one at most, and an address belongs to whoever named it last. */
import { ECDH } from 'node:crypto'
import type { OutputOf, ParsedInputOf, pushStateCall, pushSubscribeCall } from '@shared/contract'
import { first, run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { stillSignedIn } from '../accounts/session.ts'
import { isPushService } from './push-services.ts'

type Input = ParsedInputOf<typeof pushSubscribeCall>

/** @throws Refused field-invalid */
export function subscribe(input: Input, caller: SignedIn): null {
  const { context } = caller
  if (!isPushService(input.endpoint, context.settings.pushOrigins)) refuse('field-invalid', { field: 'endpoint' })
  checkKeys(input.keys)
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    takeOver(tx, input.endpoint, caller)
    write(tx, input, caller)
  })
  return null
}

/** A point of the curve, uncompressed, and sixteen bytes (RFC 8291). @throws Refused field-invalid */
function checkKeys({ p256dh, auth }: Input['keys']): void {
  if (bytesOf(auth).length !== 16) refuse('field-invalid', { field: 'auth' })
  if (bytesOf(p256dh).length !== 65 || !isPoint(p256dh)) refuse('field-invalid', { field: 'p256dh' })
}

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(bytesOf(key), 'prime256v1').length === 65
  } catch {
    return false // it lies beside the curve
  }
}

/** What another had at this address ends, and what this session had at another. */
function takeOver(tx: Tx, endpoint: string, { tokenHash }: SignedIn): void {
  const some = sql.deleteFrom('push_subscription')
  run(tx, some.where('endpoint', '=', endpoint).where('token_hash', '!=', tokenHash))
  run(tx, some.where('endpoint', '!=', endpoint).where('token_hash', '=', tokenHash))
}

function write(
  tx: Tx,
  { endpoint, keys, kinds, amounts }: Input,
  { context, user, tokenHash, language }: SignedIn,
): void {
  const { p256dh, auth } = keys
  const told = { p256dh, auth, kinds: kinds.join(' '), amounts: Number(amounts ?? false), language }
  const row = { user_id: user, token_hash: tokenHash, endpoint, since: context.clock.now(), ...told }
  const insert = sql.insertInto('push_subscription').values(row)
  run(
    tx,
    insert.onConflict(conflict => conflict.column('endpoint').doUpdateSet(told)),
  )
}

/** What the caller's own session is told there. */
export function stateOf(endpoint: string, { context, tokenHash }: SignedIn): OutputOf<typeof pushStateCall> {
  const own = sql.selectFrom('push_subscription').selectAll().where('endpoint', '=', endpoint)
  const row = first(context.db, own.where('token_hash', '=', tokenHash))
  const kinds = (row?.kinds.split(' ') ?? []) as OutputOf<typeof pushStateCall>['kinds']
  return { kinds, amounts: row?.amounts === 1 }
}

export function unsubscribe(endpoint: string, { context, user }: SignedIn): null {
  const own = sql.deleteFrom('push_subscription').where('user_id', '=', user)
  run(context.db, own.where('endpoint', '=', endpoint))
  return null
}
