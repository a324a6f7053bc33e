/** Ordered migrations: each runs once, in one transaction, and is written down. */
import type { Db } from './open.ts'
import { transact } from './transact.ts'

/** id such as "ledger-0001"; never edited once released: a change is a new one. */
export type Migration = { id: string; up: string }

/** Brings a database of any earlier version up to date. @param inOrder all that there ever were */
export function migrate(db: Db, inOrder: readonly Migration[]): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  const done = new Set(
    db
      .prepare('SELECT id FROM migration')
      .all()
      .map(row => row.id),
  )
  for (const { id, up } of inOrder.filter(m => !done.has(m.id)))
    transact(db, tx => {
      tx.exec(up)
      tx.prepare('INSERT INTO migration (id, at) VALUES (?, ?)').run(id, Date.now())
    })
}
