/** Counts in memory how often help articles are read, and writes it once a minute: a visitor's GET waits for no disk. */
import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import type { HelpRow } from './tables.ts'

/** Reads by article since the last write, and when that was. */
type Unwritten = { reads: Map<string, number>; at: number }

const unwritten = new WeakMap<Db, Unwritten>()

function unwrittenOf(db: Db): Unwritten {
  const known = unwritten.get(db) ?? { reads: new Map<string, number>(), at: 0 }
  unwritten.set(db, known)
  return known
}

export function countRead(db: Db, id: string): void {
  const { reads } = unwrittenOf(db)
  reads.set(id, (reads.get(id) ?? 0) + 1)
}

/** Those that are not written yet, too. */
export const readsOf = (db: Db, { id, reads }: Pick<HelpRow, 'id' | 'reads'>): number =>
  reads + (unwrittenOf(db).reads.get(id) ?? 0)

const ADD = 'UPDATE help SET reads = reads + ? WHERE id = ?'

/** What a stop loses is a minute's count. */
export function helpReadsBeat({ db }: Context, now: number): void {
  const known = unwrittenOf(db)
  if (known.reads.size === 0 || now - known.at < MINUTE) return
  transact(db, tx => {
    for (const [id, n] of known.reads) prepared(tx, ADD).run(n, id)
  })
  known.reads.clear()
  known.at = now
}
