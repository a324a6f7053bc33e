/**
 * Who listens to conversations. What is written in a transaction is told in the next turn of the loop, when it is
 * committed or was taken back: each listener then reads for itself what is there.
 */
import type { Db } from '../db/open.ts'

export type Listener = {
  /** @param changed conversations, of which some may be nobody's any more */
  hear(changed: ReadonlySet<string>): void
}

type Hub = { listeners: Set<Listener>; changed: Set<string> }

/** Of each exchange its own. */
const hubs = new WeakMap<Db, Hub>()

function hubOf(db: Db): Hub {
  const hub = hubs.get(db) ?? { listeners: new Set(), changed: new Set() }
  hubs.set(db, hub)
  return hub
}

export function poke(db: Db, conversationId: string): void {
  const hub = hubOf(db)
  if (hub.changed.size === 0) setImmediate(tell, hub)
  hub.changed.add(conversationId)
}

function tell(hub: Hub): void {
  const changed = new Set(hub.changed)
  hub.changed.clear()
  for (const listener of hub.listeners) listener.hear(changed)
}

/** @returns ends it */
export function listen(db: Db, listener: Listener): () => void {
  const { listeners } = hubOf(db)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
