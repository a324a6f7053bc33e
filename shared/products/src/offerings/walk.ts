/**
 * Work in memory over all applications of a frozen list, in the order of their ids, a part at a time. It writes nothing, so
 * a restart costs no more than the work: it begins anew.
 */
import type { Db } from '@shared/engine/db/open'
import { AT_ONCE, applicationsBehind } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

type Walk<State> = { state: State; after: string }

/** Makes a function that does the next part of an offering's walk. It returns the state once it has done all, else undefined. */
export function walker<State>(add: (state: State, rows: readonly ApplicationRow[]) => void) {
  // by the commitment: an offering that was made again under its id has another
  const open = new WeakMap<Db, Map<string, Walk<State>>>()
  return (db: Db, { id, commit_hash: name }: OfferingRow, begin: () => State): State | undefined => {
    const walks = open.get(db) ?? new Map<string, Walk<State>>()
    open.set(db, walks)
    const { state, after } = walks.get(name) ?? { state: begin(), after: '' }
    const rows = applicationsBehind(db, id, after)
    add(state, rows)
    const last = rows.at(-1)
    const isDone = last === undefined || rows.length < AT_ONCE
    if (isDone) walks.delete(name)
    else walks.set(name, { state, after: last.id })
    return isDone ? state : undefined
  }
}
