/** A suite of a walk finds in its environment what makes it one (walks.ts); Jest gives each suite an environment of its own. */
import type { Walk } from './walks.ts'

declare global {
  var walk: Walk['env'] | undefined
}

Object.assign(process.env, globalThis.walk)
