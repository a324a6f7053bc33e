/** Opens the exchange's one database: node:sqlite, synchronous on purpose. */
import { DatabaseSync } from 'node:sqlite'

export type Db = DatabaseSync

/**
 * WAL and a synced commit: an answered operation outlives a power cut.
 * @param file a path, or ":memory:"
 */
export function openDatabase(file: string): Db {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
  const { synchronous } = db.prepare('PRAGMA synchronous').get() as { synchronous: number }
  if (synchronous !== 2) throw new Error('The database does not sync its commits (PRAGMA synchronous is not FULL)')
  return db
}
