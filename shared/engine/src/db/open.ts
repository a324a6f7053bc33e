/** Opens the exchange's one database: node:sqlite, synchronous on purpose. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createDurableSync } from '@shared/disk'
import { endOnDiskFailure, endProcess, killProcess } from './disk-failure.ts'
import { holdLock, isBusy } from './lock.ts'
import { type EachSecond, openLog, type SyncLog, syncBeside } from './synced.ts'

export type Db = DatabaseSync

/** Takes a line for the log. */
type Tell = (event: 'disk-failed' | 'database-busy', fields: Record<string, string>) => void

type Opening = {
  /** Hears why the process ends, where the disk fails a write, and for whom the start waits. */
  tell?: Tell | undefined
  /** For how many milliseconds a start waits for another program. */
  patience?: number
  /** Syncs the log in place of the disk: a test holds it or lets it fail. */
  syncLog?: SyncLog | undefined
  /** The seconds after which a sync counts as failed, in place of the machine's. */
  eachSecond?: EachSecond
}

/**
 * Opens the database with a write-ahead log whose commits are synced beside the thread (db/synced.ts): an answered
 * operation outlives a power cut. One exchange has the file, other programs may read it meanwhile.
 * @param file a path, or ":memory:"
 * @throws Error where another exchange has it, or another program keeps it locked
 */
export function openDatabase(file: string, opening: Opening = {}): Db {
  const { tell = () => {}, patience = 10_000 } = opening
  if (file === ':memory:') return prepareToWrite(new DatabaseSync(file), file, { ...opening, tell })
  const release = holdLock(file)
  // hashes of passwords are in it: for its owner alone, as SQLite then makes its log too
  if (!existsSync(file)) createDurableSync(file, '', 0o600)
  const db = releaseOnClose(new DatabaseSync(file), release)
  try {
    takeOver(db, file, { tell, patience })
    return prepareToWrite(db, file, { ...opening, tell, syncLog: opening.syncLog ?? syncOf(db, file, tell) })
  } catch (error) {
    db.close()
    throw error
  }
}

/** Reads beside the exchange: a transaction of its own sees one moment, and holds nobody up. */
export const openReader = (file: string): Db => new DatabaseSync(file, { readOnly: true, timeout: BRIEF })

/** Milliseconds that a statement waits for another program's write, which may be one of sqlite3. */
const BRIEF = 1000

function prepareToWrite(db: Db, file: string, { tell, syncLog, eachSecond }: Opening & { tell: Tell }): Db {
  db.exec(`PRAGMA busy_timeout = ${BRIEF}; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON`)
  endOnDiskFailure(db, file, tell)
  const { synchronous } = db.prepare('PRAGMA synchronous').get() as { synchronous: number }
  if (synchronous !== 1) throw new Error('The database does not order its syncs (PRAGMA synchronous is not NORMAL)')
  const ends = { failed: endProcess(file, tell), hangs: killProcess(file, tell) }
  if (syncLog) syncBeside(db, syncLog, ends, eachSecond)
  return db
}

/** The log's own sync. Closing the database syncs once more, since a reader beside it keeps SQLite from doing so. */
function syncOf(db: Db, file: string, tell: Tell): SyncLog {
  const log = openLog(file)
  const { close } = db
  db.close = () => {
    try {
      log.close()
    } catch (error) {
      endProcess(file, tell)(error)
    }
    close.call(db)
  }
  return log.sync
}

function releaseOnClose(db: Db, release: () => void): Db {
  const { close } = db
  db.close = () => {
    close.call(db)
    release()
  }
  return db
}

/** @throws Error where the file is still locked once `patience` is over */
function takeOver(db: Db, file: string, { tell, patience }: { tell: Tell; patience: number }): void {
  if (!isTaken(db)) return
  tell('database-busy', { file, message: `Another program has it locked. Waiting for ${patience / 1000} s` })
  db.exec(`PRAGMA busy_timeout = ${patience}`)
  if (isTaken(db)) throw new Error(`Another program has ${file} open (an older exchange, sqlite3, a backup). Close it.`)
}

/** Whether another program keeps us from writing. */
function isTaken(db: Db): boolean {
  try {
    db.exec('PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; COMMIT')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  }
}
