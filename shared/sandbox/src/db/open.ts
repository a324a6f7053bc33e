/** Opens the exchange's one database: node:sqlite, synchronous on purpose. */
import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { endOnDiskFailure, type TellFailure } from './disk-failure.ts'

export type Db = DatabaseSync

/**
 * WAL and a synced commit: an answered operation outlives a power cut. The file is ours alone: two exchanges on it
 * would each live the same second.
 * @param file a path, or ":memory:"
 * @param tell hears why the process ends, where the disk fails a write
 * @throws where another process has it open
 */
export function openDatabase(file: string, tell: TellFailure = () => {}): Db {
  // hashes of passwords are in it: for its owner alone, as SQLite then makes its log too
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file)
  takeOver(db, file)
  endOnDiskFailure(db, file, tell)
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

/**
 * Commits inside `work` are whole and outlive the process, but are not synced one by one: the next synced commit brings
 * them all to the disk. For a manual clock's seconds, of which only the last is answered to anybody, and for what is
 * worth nothing without a later commit.
 */
export function unsynced<T>(db: Db, work: () => T): T {
  db.exec('PRAGMA synchronous = NORMAL')
  try {
    return work()
  } finally {
    db.exec('PRAGMA synchronous = FULL')
  }
}
