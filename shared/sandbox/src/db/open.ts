/** Opens the exchange's one database: node:sqlite, synchronous on purpose. */
import { DatabaseSync } from 'node:sqlite'

export type Db = DatabaseSync

/**
 * WAL and a synced commit: an answered operation outlives a power cut. The file is ours alone: two exchanges on it
 * would each live the same second.
 * @param file a path, or ":memory:"
 * @throws where another process has it open
 */
export function openDatabase(file: string): Db {
  const db = new DatabaseSync(file)
  takeOver(db, file)
  const { synchronous } = db.prepare('PRAGMA synchronous').get() as { synchronous: number }
  if (synchronous !== 2) throw new Error('The database does not sync its commits (PRAGMA synchronous is not FULL)')
  return db
}

function takeOver(db: Db, file: string): void {
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    db.exec('PRAGMA journal_mode = WAL; BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    db.close()
    const locked = /locked|busy/.test(String(error))
    throw locked ? new Error(`${file} is in use by another exchange. Stop that one, or name another folder.`) : error
  }
}
