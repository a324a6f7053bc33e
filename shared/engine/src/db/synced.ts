/**
 * Syncs commits to the disk beside the thread, so that reads go on meanwhile. SQLite writes a commit to its log without a
 * sync (synchronous = NORMAL). This module then syncs the log, and an answer waits for the sync that covers its commit.
 */
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { clearInterval, setInterval } from 'node:timers'
import { promisify } from 'node:util'
import type { Db } from './open.ts'

/** Syncs everything that was written to the log before the call. */
export type SyncLog = () => Promise<void>

/** Calls it each second. @returns ends that */
export type EachSecond = (tick: () => void) => () => void

/** How the process ends: only a restart can tell whether a commit whose sync failed, or hangs, is in the file. */
export type Ends = { failed(error: unknown): void; hangs(error: unknown): void }

/** After how many seconds a disk counts as failed that neither ends a sync nor reports an error. */
const LONGEST_SYNC = 20

type Waiter = { commit: number; settle(): void }

/** The commits of one database, numbered from 1. One sync covers all commits made before it begins. */
class Commits {
  newest = 0
  /** Commits made meanwhile ask for no sync of their own: see `unsynced`. */
  isQuiet = false
  #synced = 0
  #isSyncing = false
  #waiters: Waiter[] = []
  /** The newest commit that changed an owner's money, orders or messages, until it is synced. */
  readonly #byOwner = new Map<string, number>()
  readonly #sync: SyncLog
  readonly #ends: Ends
  readonly #eachSecond: EachSecond

  constructor(sync: SyncLog, ends: Ends, eachSecond: EachSecond) {
    this.#sync = sync
    this.#ends = ends
    this.#eachSecond = eachSecond
  }

  made(): void {
    if (this.isQuiet) return
    this.newest++
    this.#syncNext()
  }

  /** Called within a transaction: the next commit is its own. */
  change(owner: string): void {
    this.#byOwner.set(owner, this.newest + 1)
  }

  /** Whatever was committed so far may have changed the owner. */
  mark(owner: string): void {
    this.#byOwner.set(owner, Math.max(this.newest, this.newestOf(owner)))
  }

  newestOf(owner: string): number {
    return this.#byOwner.get(owner) ?? 0
  }

  /** @returns undefined where the commit is synced already */
  reach(commit: number): Promise<void> | undefined {
    if (commit <= this.#synced) return undefined
    // a quiet commit, or one that was rolled back, has no sync of its own
    this.newest = Math.max(this.newest, commit)
    return new Promise(settle => {
      this.#waiters.push({ commit, settle })
      this.#syncNext()
    })
  }

  /** After a failed sync there is never another one, and nobody who waits is settled. */
  #syncNext(): void {
    if (this.#isSyncing || this.newest === this.#synced) return
    this.#isSyncing = true
    const covered = this.newest
    const unwatch = this.#watch()
    this.#sync()
      .finally(unwatch)
      .then(() => this.#cover(covered), this.#ends.failed)
  }

  /** Counts seconds in which the thread ran: one that was stopped, or a machine that slept, is no slow disk. */
  #watch(): () => void {
    let seconds = 0
    return this.#eachSecond(() => {
      if (++seconds === LONGEST_SYNC) this.#ends.hangs(new Error(`A sync has not ended for ${LONGEST_SYNC} s`))
    })
  }

  #cover(commit: number): void {
    this.#synced = commit
    this.#isSyncing = false
    this.#syncNext()
    for (const [owner, newest] of this.#byOwner) if (newest <= commit) this.#byOwner.delete(owner)
    const covered = this.#waiters.filter(waiter => waiter.commit <= commit)
    this.#waiters = this.#waiters.filter(waiter => waiter.commit > commit)
    for (const { settle } of covered) settle()
  }
}

/** A database in memory and a reader have none: nothing of them is ever synced. */
const commits = new WeakMap<Db, Commits>()

/** By the machine's time: a manual clock stands while the disk works. */
const eachRealSecond: EachSecond = tick => {
  const timer = setInterval(tick, 1000).unref()
  return () => clearInterval(timer)
}

/** From now on each commit of the database is followed by a sync. */
export function syncBeside(db: Db, sync: SyncLog, ends: Ends, eachSecond: EachSecond = eachRealSecond): void {
  // nobody waits for the sync of a closed database
  const whileOpen: EachSecond = tick => eachSecond(() => db.isOpen && tick())
  const own = new Commits(sync, ends, whileOpen)
  commits.set(db, own)
  const { exec, prepare } = db
  const made = () => {
    if (!db.isTransaction) own.made()
  }
  db.exec = text => {
    exec.call(db, text)
    if (!text.startsWith('ROLLBACK')) made()
  }
  db.prepare = (...args) => {
    const statement = prepare.apply(db, args)
    const run = statement.run as (...values: unknown[]) => ReturnType<typeof statement.run>
    statement.run = (...values: unknown[]) => {
      const result = run.apply(statement, values)
      made()
      return result
    }
    return statement
  }
}

/**
 * Opens the log of a database for syncs, and syncs what a killed process left in it: its orders are found from now on. The
 * descriptor is the log's own; SQLite locks other files, so closing it releases no lock.
 * @returns `close` syncs once more, while the caller waits, and is called before the database is closed
 */
export function openLog(file: string): { sync: SyncLog; close(): void } {
  const descriptor = openSync(`${file}-wal`, 'r+')
  fdatasyncSync(descriptor)
  let underway = Promise.resolve()
  let isClosed = false
  const sync = async () => {
    // the last sync covered all commits
    if (isClosed) return
    underway = promisify(fdatasync)(descriptor)
    await underway
  }
  const end = () => closeSync(descriptor)
  const close = () => {
    fdatasyncSync(descriptor)
    isClosed = true
    void underway.then(end, end)
  }
  return { sync, close }
}

/** How many commits were made: whoever compares two of these numbers learns whether something was written in between. */
export const commitCount = (db: Db): number => commits.get(db)?.newest ?? 0

/** Settles once all commits made so far are on the disk; undefined where they are already. It never settles after a failed sync. */
export function synced(db: Db): Promise<void> | undefined {
  const own = commits.get(db)
  return own?.reach(own.newest)
}

/** As `synced`, for the commits that changed this owner's money, orders or messages. */
export function syncedOf(db: Db, owner: string): Promise<void> | undefined {
  const own = commits.get(db)
  return own?.reach(own.newestOf(owner))
}

/** Says that the open transaction changes an owner's money, orders or messages: their own reads wait for its sync. */
export const changesOf = (tx: Db, owner: string): void => commits.get(tx)?.change(owner)

/** As `changesOf`, outside of a transaction: the commits made so far may have changed the owner. */
export const markChanged = (db: Db, owner: string): void => commits.get(db)?.mark(owner)

/**
 * Commits inside `work` are whole and outlive the process, but ask for no sync: the next synced commit brings them all to
 * the disk. For a manual clock's seconds, of which only the last is answered to anybody, and for what is worth nothing
 * without a later commit.
 */
export function unsynced<T>(db: Db, work: () => T): T {
  const own = commits.get(db)
  if (!own) return work()
  const before = own.isQuiet
  own.isQuiet = true
  try {
    return work()
  } finally {
    own.isQuiet = before
  }
}
