/**
 * Lets a folder call functions of a folder after it, which it may not import. It declares a hook, and domains/hooks.ts registers
 * the functions for each database.
 */
import type { Db } from './open.ts'

export type Hook<H extends object> = { register(db: Db, hooks: H): void; of(db: Db): H }

/** @param defaults called where nothing is registered, as in the tests of the folder that declares the hook */
export function hook<H extends object>(defaults: H): Hook<H> {
  const registered = new WeakMap<Db, H>()
  return {
    register: (db, hooks) => void registered.set(db, hooks),
    of: db => registered.get(db) ?? defaults,
  }
}
