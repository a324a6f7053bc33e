/** Sends what is due, each subscription's one after the other, and settles what became of it. */

import { HOUR, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared, run, sql } from '@shared/engine/db/query'
import { synced } from '@shared/engine/db/synced'
import { pushKindOf, worth } from '@shared/engine/messages/push-kinds'
import { isLive } from '../accounts/session.ts'
import { type Due, sealedFor } from './payload.ts'
import { type Outcome, post } from './post.ts'
import { isPushService } from './push-services.ts'

const AT_ONCE = 32
/** Of one person, so that addresses that answer slowly hold up nobody else. */
const MOST_OF_ONE = 4
/** How long it rests after each try that failed for a while; after the last it is given up. */
const RESTS = [5000, 30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE]
const LONGEST_REST = HOUR

type Waiting = Due & { id: number; subscription: number; token_hash: string; tries: number; user_id: string }

/** By the index of what is due: as a market falls thousands wait, and it is asked after each that is settled. */
const NEXT = `SELECT due.id, due.tries, own.id AS subscription, own.token_hash, own.user_id, own.endpoint, own.p256dh,
    own.auth, own.amounts, own.language, message.id AS message, message.template, message.value_json, message.path, message.at
  FROM push_due AS due
  JOIN push_subscription AS own ON own.id = due.subscription_id
  JOIN message ON message.id = due.message_id
  WHERE due.next_at <= ?
    AND NOT EXISTS (SELECT 1 FROM push_due AS older WHERE older.subscription_id = own.id AND older.id < due.id)
  ORDER BY due.next_at, due.id LIMIT 200`

/** Subscriptions that something is on its way to, and whose they are. */
type Busy = Map<number, string>
const underway = new WeakMap<Db, Busy>()

export function sendDue(context: Context): void {
  const busy: Busy = underway.get(context.db) ?? new Map()
  underway.set(context.db, busy)
  if (busy.size >= AT_ONCE) return
  const rows = prepared(context.db, NEXT).all(context.clock.now()) as Omit<Waiting, 'kind'>[]
  for (const row of rows) {
    const kind = pushKindOf(row.template)
    if (kind && hasRoom(busy, row)) void send(context, { ...row, kind }, busy)
  }
}

const hasRoom = (busy: Busy, { subscription, user_id }: Pick<Waiting, 'subscription' | 'user_id'>): boolean =>
  busy.size < AT_ONCE &&
  !busy.has(subscription) &&
  [...busy.values()].filter(user => user === user_id).length < MOST_OF_ONE

async function send(context: Context, due: Waiting, busy: Busy): Promise<void> {
  busy.set(due.subscription, due.user_id)
  // a power cut must not take back what a phone was told
  await synced(context.db)
  const outcome = await outcomeOf(context, due).catch((error: unknown): Outcome => {
    context.log('push-failed', { what: 'send', message: String(error) })
    return { status: 0 } // tried again after a rest, a few times: what can never be sent holds up nothing for ever
  })
  const settled = settle(context, due, outcome)
  busy.delete(due.subscription)
  if (settled) sendDue(context)
}

type Ended = 'over' | 'late'

/** over: nobody may be told there any more · late: it is worth nothing any more */
async function outcomeOf(context: Context, due: Waiting): Promise<Outcome | Ended> {
  const [now, { pushOrigins }] = [context.clock.now(), context.settings]
  const left = due.at + worth[due.kind].lasts - now
  if (!isLive(context.db, due.token_hash, now) || !isPushService(due.endpoint, pushOrigins)) return 'over'
  if (left <= 0) return 'late'
  return post(sealedFor(context, due, left), pushOrigins.includes(new URL(due.endpoint).origin))
}

/** @returns whether it is settled: a disk that takes nothing is asked again by the next second */
function settle(context: Context, due: Waiting, outcome: Outcome | Ended): boolean {
  if (!context.db.isOpen) return false // the exchange ended meanwhile: it waits in the queue, and the phone shows it once
  try {
    conclude(context, due, outcome)
    return true
  } catch (error) {
    context.log('push-failed', { what: 'settle', message: String(error) })
    return false
  }
}

function conclude(context: Context, due: Waiting, outcome: Outcome | Ended): void {
  const { db } = context
  const isText = typeof outcome === 'string'
  context.log('push', {
    user: due.user_id,
    kind: due.kind,
    tries: due.tries + 1,
    outcome: isText ? outcome : outcome.status,
  })
  if (outcome === 'over' || (!isText && GONE.has(outcome.status))) return end(db, due.subscription)
  const rest = isText ? undefined : restOf(outcome, due.tries)
  if (rest === undefined) run(db, sql.deleteFrom('push_due').where('id', '=', due.id))
  else defer(context, due, rest)
}

/** What a push service says of a subscription that is none any more. */
const GONE = new Set([404, 410])

/** How long to wait for another try; undefined where it was taken, refused for good, or tried often enough. */
function restOf({ status, retryAfter }: Outcome, tries: number): number | undefined {
  const rest = RESTS[tries]
  if (rest === undefined || (status !== 0 && status !== 429 && status < 500)) return undefined
  const asked = Number(retryAfter ?? 0) * 1000 // a date is none: the rest of one's own does
  return Math.min(Math.max(rest, asked || 0), LONGEST_REST)
}

/** What waits behind it rests as well. */
function defer({ db, clock }: Context, { id, tries, subscription }: Waiting, rest: number): void {
  const due = sql.updateTable('push_due')
  run(db, due.set({ next_at: clock.now() + rest }).where('subscription_id', '=', subscription))
  run(db, due.set({ tries: tries + 1 }).where('id', '=', id))
}

const end = (db: Db, subscription: number) =>
  void run(db, sql.deleteFrom('push_subscription').where('id', '=', subscription))
