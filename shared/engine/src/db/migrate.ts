/** Ordered migrations: each runs once, in one transaction, and is written down. */
import type { Db } from './open.ts'
import { transact } from './transact.ts'

/** id such as "ledger-0001"; never edited once released: a change is a new one. */
export type Migration = { id: string; up: string }

/**
 * Brings a database of any earlier version up to date.
 * @param inOrder all that there ever were
 * @throws Error before anything is written, where two migrations have one id, since databases that ran one skip the other;
 * or where a newer exchange wrote it: its rows may mean what this one does not know
 */
export function migrate(db: Db, inOrder: readonly Migration[]): void {
  refuseTwice(inOrder)
  const done = doneIn(db)
  refuseNewer([...done].filter(id => !inOrder.some(one => one.id === id)))
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  for (const { id, up } of inOrder.filter(m => !done.has(m.id)))
    transact(db, tx => {
      tx.exec(up)
      tx.prepare('INSERT INTO migration (id, at) VALUES (?, ?)').run(id, Date.now())
    })
}

function refuseTwice(all: readonly Migration[]): void {
  const ids = all.map(({ id }) => id)
  const twice = ids.find((id, nth) => ids.indexOf(id) !== nth)
  if (twice) throw new Error(`Two migrations are called ${twice}. Give the newer one a number that no other has.`)
}

function doneIn(db: Db): Set<string> {
  const isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migration'").get() === undefined
  const rows = isNew ? [] : db.prepare('SELECT id FROM migration ORDER BY id').all()
  return new Set(rows.map(({ id }) => String(id)))
}

function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new Error(
    `These books were written by a newer exchange (${unknown.join(', ')}). Start that one, or restore a backup made before. Nothing was changed.`,
  )
}
