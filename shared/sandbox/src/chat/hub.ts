/**
 * Who listens to conversations. A write is told once its commit is on the disk, or at once where it was taken back: each
 * listener then reads for itself.
 */
import type { Db } from '@shared/engine/db/open'
import { changesOf, synced } from '@shared/engine/db/synced'

export type Listener = {
  /** @param changed conversations, of which some may be nobody's any more @param queueMoved somebody left it: others move up */
  hear(changed: ReadonlySet<string>, queueMoved: boolean): void
}

type Hub = { listeners: Set<Listener>; changed: Set<string>; queueMoved: boolean; isWaiting: boolean }

/** Of each exchange its own. */
const hubs = new WeakMap<Db, Hub>()

function hubOf(db: Db): Hub {
  const hub = hubs.get(db) ?? { listeners: new Set(), changed: new Set(), queueMoved: false, isWaiting: false }
  hubs.set(db, hub)
  return hub
}

/**
 * Called within the transaction that writes: reads of the conversation wait for its sync. Joining the queue moves nobody,
 * so a message is not looked at by everybody who waits.
 */
export function poke(tx: Db, conversationId: string, leavesQueue = false): void {
  const hub = hubOf(tx)
  changesOf(tx, conversationId)
  hub.changed.add(conversationId)
  hub.queueMoved ||= leavesQueue
  if (!hub.isWaiting) tellSoon(tx, hub)
}

function tellSoon(db: Db, hub: Hub): void {
  hub.isWaiting = true
  setImmediate(tell, db, hub)
}

/** One wait at a time: what is written during a sync is told after the next one. */
async function tell(db: Db, hub: Hub): Promise<void> {
  const { changed, queueMoved } = hub
  hub.changed = new Set()
  hub.queueMoved = false
  const sync = synced(db)
  if (sync) await sync
  hub.isWaiting = false
  // the exchange was stopped during the sync
  if (!db.isOpen) return
  if (hub.changed.size > 0) tellSoon(db, hub)
  for (const listener of hub.listeners) listener.hear(changed, queueMoved)
}

/** @returns ends it */
export function listen(db: Db, listener: Listener): () => void {
  const { listeners } = hubOf(db)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
