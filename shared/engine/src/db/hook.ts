/**
 * Where a lower room calls a higher one. The room declares what it calls; the composition hands it in for each database
 * (domains.ts).
 */
import type { Db } from './open.ts'

export type Hook<H extends object> = { handIn(db: Db, hooks: H): void; of(db: Db): H }

/** @param none what is called where nothing was handed in: in tests of the room alone */
export function hook<H extends object>(none: H): Hook<H> {
  const handed = new WeakMap<Db, H>()
  return {
    handIn: (db, hooks) => void handed.set(db, hooks),
    of: db => handed.get(db) ?? none,
  }
}
