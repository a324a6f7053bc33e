/**
 * Who listens to conversations. What is written in a transaction is told in the next turn of the loop, when it is
 * committed or was taken back: each listener then reads for itself what is there.
 */
import type { Db } from '../db/open.ts'

export type Listener = {
  /** @param changed conversations, of which some may be nobody's any more @param queueMoved somebody left it: others move up */
  hear(changed: ReadonlySet<string>, queueMoved: boolean): void
}

type Hub = { listeners: Set<Listener>; changed: Set<string>; queueMoved: boolean }

/** Of each exchange its own. */
const hubs = new WeakMap<Db, Hub>()

function hubOf(db: Db): Hub {
  const hub = hubs.get(db) ?? { listeners: new Set(), changed: new Set(), queueMoved: false }
  hubs.set(db, hub)
  return hub
}

/** Whoever joins the queue moves nobody: what anybody says must not be looked at by all who wait. */
export function poke(db: Db, conversationId: string, leavesQueue = false): void {
  const hub = hubOf(db)
  if (hub.changed.size === 0) setImmediate(tell, hub)
  hub.changed.add(conversationId)
  hub.queueMoved ||= leavesQueue
}

function tell(hub: Hub): void {
  const { queueMoved } = hub
  const changed = new Set(hub.changed)
  hub.changed.clear()
  hub.queueMoved = false
  for (const listener of hub.listeners) listener.hear(changed, queueMoved)
}

/** @returns ends it */
export function listen(db: Db, listener: Listener): () => void {
  const { listeners } = hubOf(db)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
