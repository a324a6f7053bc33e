/** The one rule for an order whose answer got lost: ask, never send again (docs/rules/money.md#a-lost-answer). */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { whileBusy } from '../transport/busy.ts'
import { call } from '../transport/call.ts'
import { isOnline, whenOnline } from '../transport/connection.ts'
import { isRefusedError, isTransportError, RefusedError } from '../transport/errors.ts'
import { hasFeature } from '../transport/features.ts'
import type { CallOptions } from '../transport/open-call.ts'
import { isTheirs } from '../transport/order-id.ts'
import type { Reply } from '../transport/reply.ts'

/** Seconds between the tries; together the 30 s after which the server refuses the order (request.ts). */
const WAITS = [1, 2, 4, 8, 15]
const notTheirs = msg`You started this order from another account, so we didn't send it.`

/**
 * found: it was placed, these are its rows · not-placed: it was not and will not be; the same id may be tried again ·
 * unconfirmed: nobody could say; show the records.
 */
export type Placed<O, R> = Reply<O> | { state: 'found'; rows: R[] } | { state: 'not-placed' | 'unconfirmed' }
export type OrderInput<C extends Call> = InputOf<C> & { clientOrderId: string }
type Find<R> = (clientOrderId: string) => Promise<Reply<R[]>>

/**
 * Places an order. If its answer is lost, or says only that the server failed, finds out what became of it.
 * @param find asks the call's listMy for the rows that this clientOrderId made or changed
 * @param onChecking the answer is lost: show "Checking…"
 * @throws RefusedError, also where its sheet was opened for somebody else than who is signed in now;
 *   TransportError where surely nothing was placed
 */
export async function placeOrder<C extends Call, R>(
  c: C,
  input: OrderInput<C>,
  find: Find<R>,
  onChecking?: () => void,
  o?: CallOptions,
): Promise<Placed<OutputOf<C>, R>> {
  if (!isTheirs(input.clientOrderId)) throw new RefusedError({ code: 'not-theirs', message: i18n._(notTheirs) })
  try {
    return await call(c, input, o)
  } catch (error: unknown) {
    if (!maybePlaced(error)) throw error
    const placed = await lookUp(input.clientOrderId, find, onChecking)
    // surely not placed: where the server said something, its words say why
    if (placed.state === 'not-placed' && isRefusedError(error)) throw error
    return placed
  }
}

/** Codes of a server that failed. It may have carried the order out; one that refused it gives its refusal a name. */
const failures: readonly number[] = [500, 503, 504]

function maybePlaced(error: unknown): boolean {
  if (isTransportError(error)) return error.uncertain
  // where nobody can ask by the order's id, what the server says is believed
  return isRefusedError(error) && !error.refusal && failures.includes(Number(error.code)) && hasFeature('order-ids')
}

async function lookUp<R>(id: string, find: Find<R>, onChecking?: () => void): Promise<Placed<never, R>> {
  if (!hasFeature('order-ids')) return { state: 'unconfirmed' }
  onChecking?.()
  return whileBusy(check(id, find))
}

async function check<R>(id: string, find: Find<R>): Promise<Placed<never, R>> {
  let answered = false
  for (const seconds of WAITS) {
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    if (!isTheirs(id)) return { state: 'unconfirmed' } // nobody else's list knows it
    const reply = await ask(() => find(id))
    answered = reply !== null
    if (reply?.state === 'expired') return reply
    if (reply && reply.value.length > 0) return { state: 'found', rows: reply.value }
  }
  return { state: answered ? 'not-placed' : 'unconfirmed' }
}

/** @returns null where no answer came though the server can be reached; offline it asks again on return */
async function ask<R>(find: () => Promise<Reply<R[]>>): Promise<Reply<R[]> | null> {
  for (;;) {
    try {
      return await find()
    } catch (error: unknown) {
      if (!isTransportError(error) && !isRefusedError(error)) throw error
      if (isOnline()) return null // the next try asks again
      await whenOnline()
    }
  }
}
