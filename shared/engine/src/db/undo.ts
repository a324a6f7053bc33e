/**
 * Keeps copies of rows in memory in step with the tables. A copy names each key that it writes; where the writes are
 * rolled back, it forgets these keys and no others, so that one refused order costs nobody else a reading.
 */
import type { Db } from './open.ts'

export type Copy = {
  /** The writes to this key were rolled back: the copy drops it, or reads it again from the table. */
  forget(db: Db, key: string): void
  /** The writes to this key are committed. */
  settle?(db: Db, key: string): void
}

type Notes = Map<Copy, Set<string>>

/** One for each open transaction and each open part of it, the innermost last. */
const open = new WeakMap<Db, Notes[]>()

/** Notes that the innermost open part changes a key. Call it with every write, also before the copy is first read. */
export function touched(db: Db, copy: Copy, key: string): void {
  const notes = open.get(db)?.at(-1)
  if (notes) add(notes, copy, [key])
  else copy.settle?.(db, key)
}

function add(notes: Notes, copy: Copy, keys: Iterable<string>): void {
  const known = notes.get(copy) ?? new Set()
  notes.set(copy, known)
  for (const key of keys) known.add(key)
}

export function beginNotes(db: Db): void {
  const parts = open.get(db) ?? []
  open.set(db, parts)
  parts.push(new Map())
}

/** A part succeeded: its notes go to the part around it. A transaction is committed: its copies may settle. */
export function keepNotes(db: Db): void {
  const [notes, around] = leave(db)
  for (const [copy, keys] of notes)
    if (around) add(around, copy, keys)
    else for (const key of keys) copy.settle?.(db, key)
}

/** A part or a transaction was rolled back. */
export function forgetNotes(db: Db): void {
  const [notes] = leave(db)
  for (const [copy, keys] of notes) for (const key of keys) copy.forget(db, key)
}

function leave(db: Db): [notes: Notes, around: Notes | undefined] {
  const parts = open.get(db)
  return [parts?.pop() ?? new Map(), parts?.at(-1)]
}
