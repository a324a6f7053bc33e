/** Keeps two exchanges off one database: both would live the same second. */
import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createDurableSync, replaceDurableSync } from '@shared/disk'

/**
 * Holds a lock of SQLite in a file beside the database, which the system releases where its holder is killed. The database
 * itself stays open to readers.
 * @returns releases the lock
 * @throws Error with the other's process where another exchange holds it
 */
export function holdLock(database: string): () => void {
  // not opened where it is there: whoever closes a file releases every lock that its process holds on it
  if (!existsSync(`${database}.lock`)) createDurableSync(`${database}.lock`, '', 0o600)
  const lock = new DatabaseSync(`${database}.lock`)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Error(inUse(database)) : error
  }
  replaceDurableSync(`${database}.pid`, String(process.pid), 0o600)
  return () => lock.close()
}

/** SQLITE_BUSY: another connection holds a lock. */
export const isBusy = (error: unknown): boolean => (Object(error).errcode & 0xff) === 5

const inUse = (database: string) =>
  `${database} is in use by another exchange${holderOf(database)}. Stop that one, or name another folder.`

function holderOf(database: string): string {
  try {
    return ` (process ${readFileSync(`${database}.pid`, 'utf8')})`
  } catch {
    return ''
  }
}
