/** Who waits for a person, in order: read once after each change, and asked for by every page that waits. */
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Copy, touched } from '@shared/engine/db/undo'

/** Places by conversation, from 1. */
type Places = ReadonlyMap<string, number>

const queues = new WeakMap<Db, Places>()
const copy: Copy = { forget: db => void queues.delete(db) }

/** Called with each write after which somebody waits, or waits no more. */
export function queueMoved(tx: Tx): void {
  queues.delete(tx)
  touched(tx, copy, 'queue')
}

const WAITING = "SELECT id FROM chat_conversation WHERE state = 'waiting' ORDER BY waiting_since, id"

function placesIn(db: Db): Places {
  const known = queues.get(db)
  if (known) return known
  const waiting = prepared(db, WAITING).all() as { id: string }[]
  const places = new Map(waiting.map(({ id }, before) => [id, before + 1]))
  queues.set(db, places)
  return places
}

/** From 1; undefined of a conversation that waits for nobody. */
export const placeOf = (db: Db, id: string): number | undefined => placesIn(db).get(id)
