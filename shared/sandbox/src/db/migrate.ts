/** Ordered migrations: each runs once, in one transaction, and is written down. */
import { accountsMigrations } from '../accounts/migrations.ts'
import { contentMigrations } from '../content/migrations.ts'
import { replayMigrations } from '../http/replays.ts'
import { ledgerMigrations } from '../ledger/migrations.ts'
import { marketMigrations } from '../market/migrations.ts'
import { operatorMigrations } from '../operator/migrations.ts'
import { positionsMigrations } from '../positions/migrations.ts'
import { uploadMigrations } from '../upload/migrations.ts'
import { walletMigrations } from '../wallet/migrations.ts'
import type { Db } from './open.ts'
import { stateMigrations } from './state.ts'
import { transact } from './transact.ts'

/** id such as "ledger-0001"; never edited once released: a change is a new one. */
export type Migration = { id: string; up: string }

const inOrder: readonly Migration[] = [
  ...stateMigrations,
  ...replayMigrations,
  ...operatorMigrations,
  ...ledgerMigrations,
  ...accountsMigrations,
  ...walletMigrations,
  ...marketMigrations,
  ...positionsMigrations,
  ...contentMigrations,
  ...uploadMigrations,
]

/** Brings a database of any earlier version up to date. */
export function migrate(db: Db): void {
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
