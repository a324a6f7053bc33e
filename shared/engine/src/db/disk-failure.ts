/** Ends the exchange when its disk fails a write: only a restart can tell whether the failed commit is in the file. */
import type { StatementSync } from 'node:sqlite'
import type { Db } from './open.ts'

/** EX_IOERR of sysexits.h. */
export const DISK_FAILED = 74
const SQLITE_IOERR = 10

const TO_DO =
  'The exchange has ended, because only a restart can tell whether its last write is in the file. Check the disk and its mount, then start the exchange again: nothing that it answered is lost.'

/** How the failure is logged: one line, before the process ends. */
export type TellFailure = (event: 'disk-failed', fields: Record<string, string>) => void

/** Ends the process with a line in the log. A failed sync (db/synced.ts) and a failed checkpoint end it the same way. */
export const endProcess =
  (file: string, tell: TellFailure) =>
  (error: unknown): never => {
    tellFailure(file, tell, error)
    return process.exit(DISK_FAILED)
  }

/** As `endProcess`, where a sync hangs: `process.exit` would wait for the thread that is in it. */
export const killProcess =
  (file: string, tell: TellFailure) =>
  (error: unknown): void => {
    tellFailure(file, tell, error)
    process.kill(process.pid, 'SIGKILL')
  }

const tellFailure = (file: string, tell: TellFailure, error: unknown) =>
  tell('disk-failed', { file, message: String(error), toDo: TO_DO })

/**
 * Every write of the database goes through `exec` or `run` of a statement. One that fails with an I/O error ends the
 * process at once: no answer leaves, and the database stays open, since closing it would change the file once more.
 */
export function endOnDiskFailure(db: Db, file: string, tell: TellFailure): void {
  const end = endProcess(file, tell)
  const guarded = <T>(write: () => T): T => {
    try {
      return write()
    } catch (error) {
      if (!isDiskFailure(error)) throw error
      return end(error)
    }
  }
  const { exec, prepare } = db
  db.exec = sql => guarded(() => exec.call(db, sql))
  db.prepare = (...args) => {
    const statement = prepare.apply(db, args)
    const run = statement.run as (...values: unknown[]) => ReturnType<StatementSync['run']>
    statement.run = (...values: unknown[]) => guarded(() => run.apply(statement, values))
    return statement
  }
}

/** node:sqlite gives SQLite's extended code, whose low byte is the kind. A full disk is another kind: it keeps no commit. */
export const isDiskFailure = (error: unknown): boolean => (Object(error).errcode & 0xff) === SQLITE_IOERR
