/**
 * Keeps the refusal of an order under its id for a while: a copy that arrives later must not be carried out. Of simulated
 * orders what was accepted goes too (simulated/schema.ts).
 */
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { prepared, run, sql } from '../db/query.ts'
import { unsynced } from '../db/synced.ts'
import type { Tx } from '../db/transact.ts'
import { Refused } from '../refusals/refuse.ts'

export type OrderId = { userId: string; clientOrderId: string }

/** How long an outcome is kept, in milliseconds. An order is late 30 s after it was sent, an old body after 10 minutes. */
export const KEPT = 15 * 60_000

/** A session that is over says nothing about the order: the person signs in and sends it again. */
export const isFinal = (error: unknown): error is Refused => error instanceof Refused && error.code !== 401

export function keepRefusal(tx: Tx, { userId, clientOrderId }: OrderId, refused: Refused, at: number): void {
  const { refusal, values, need } = refused
  const row = {
    user_id: userId,
    client_order_id: clientOrderId,
    refusal: JSON.stringify({ refusal, values, need }),
    at,
  }
  run(tx, sql.insertInto('refused_order').values(row))
}

/** @throws Refused as before, where an order was refused under this id */
export function refuseAgain(db: Db, { userId, clientOrderId }: OrderId): void {
  const row = prepared(db, 'SELECT refusal FROM refused_order WHERE user_id = ? AND client_order_id = ?')
  const kept = row.get(userId, clientOrderId)
  if (!kept) return
  const { refusal, values, need } = JSON.parse(String(kept.refusal)) as Refused
  throw new Refused(refusal, values, need)
}

/** Outcomes of one second: after a downtime all that were kept are over at once. */
export const MOST_FORGOTTEN = 1000
const forget = (table: string, condition: string) => `DELETE FROM ${table} WHERE (user_id, client_order_id) IN
  (SELECT user_id, client_order_id FROM ${table} WHERE ${condition} LIMIT ${MOST_FORGOTTEN})`
const FORGET = [forget('refused_order', 'at <= ?'), forget('sim_order', 'surplus = 1 AND at <= ?')]

/**
 * Each second forgets the refusals that are over, and of each owner's simulated orders those behind the newest ones. A
 * deletion that the disk loses is done again.
 */
export function keptRefusalBeat({ db }: Context, now: number): void {
  for (const text of FORGET) unsynced(db, () => prepared(db, text).run(now - KEPT))
}
