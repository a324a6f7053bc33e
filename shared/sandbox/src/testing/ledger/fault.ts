/**
 * Ends an exchange between two statements of its database, at a place that a test chooses. The places are found in the
 * statements that run, so the product knows nothing of them. `strike` ends the exchange: SIGKILL of its process
 * (killable.ts), or a fault in this process after which its database refuses every statement (injected.ts).
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite'

export type Point =
  | 'before begin'
  | 'one leg'
  | 'order row'
  | 'before commit'
  | 'failed write'
  | 'failed sync'
  | 'before reply'

/** What a test asks of a running exchange. Moments lie behind each write, before each commit and behind it. */
export type Order = {
  /** Die at this point of the next transaction. */
  die?: Point
  /** Die at the n-th moment from now. */
  dieAt?: number
  /** Copy what the database holds into this file. */
  copyTo?: string
}

/** Thrown where an exchange of this process was ended, and by every statement that it tries to run afterwards. */
export class Killed extends Error {
  override name = 'Killed'
}

/** What SQLite says when the disk fails after it has taken a commit: SQLITE_IOERR_WRITE. */
const failedWrite = () => Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 })

const writes = /^\s*(INSERT|UPDATE|DELETE|REPLACE)/i

export class Fault {
  readonly #strike: () => void
  #armed: Point | undefined
  #fatal: number
  #passed = 0
  #isCounting: boolean
  /** The exchange is dead: its database refuses every statement. */
  isOver = false

  /** @param dieInDue the fatal moment since the exchange began to do what was due, e.g. at its start after a downtime */
  constructor(strike: () => void, dieInDue?: number) {
    this.#strike = strike
    this.#fatal = dieInDue ?? 0
    this.#isCounting = dieInDue === undefined
  }

  /** @returns how many moments passed since the last order, or the start */
  arm({ die, dieAt = 0 }: Order): number {
    const passed = this.#passed
    this.#armed = die
    this.#isCounting = true
    this.#fatal = dieAt
    this.#passed = 0
    return passed
  }

  refuse(): void {
    if (this.isOver) throw new Killed('The exchange is dead')
  }

  before(sql: string): void {
    this.#point('before begin', sql.startsWith('BEGIN'))
    this.#point('before commit', sql === 'COMMIT')
    this.#moment(sql === 'COMMIT')
  }

  /** @throws the disk's error at 'failed write': the commit is in the file, and the exchange is told that it is not */
  after(sql: string): void {
    if (sql === 'COMMIT' && this.#armed === 'failed write') {
      this.#armed = undefined
      throw failedWrite()
    }
    this.#point('before reply', sql === 'COMMIT')
    this.#moment(sql === 'COMMIT')
  }

  /** Stands for the sync of the log. @throws the disk's error at 'failed sync': the commit is in the file, its answer is not out */
  sync = async (): Promise<void> => {
    if (this.#armed === 'failed sync') throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
  }

  wrote(sql: string): void {
    this.#isCounting ||= sql.startsWith('DELETE FROM due')
    this.#point('one leg', /^INSERT INTO (ledger|sim)_posting/.test(sql))
    this.#point('order row', /^INSERT INTO (client|sim)_order/.test(sql))
    this.#moment(writes.test(sql))
  }

  #point(point: Point, isHere: boolean): void {
    if (isHere && this.#armed === point) this.#strikes()
  }

  #moment(isHere: boolean): void {
    if (isHere && this.#isCounting && ++this.#passed === this.#fatal) this.#strikes()
  }

  #strikes(): void {
    this.#strike()
    this.refuse()
  }
}

/** The fault watches the next database that this process opens. @returns ends the wait for it */
export function watchNextDatabase(fault: Fault, met: (db: DatabaseSync) => void = () => {}): () => void {
  const { exec } = DatabaseSync.prototype
  const restore = () => {
    DatabaseSync.prototype.exec = exec
  }
  DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
    // the lock of an exchange stands beside its database
    if (this.location()?.endsWith('.lock')) return exec.call(this, sql)
    restore()
    watch(this, fault)
    met(this)
    this.exec(sql)
  }
  return restore
}

function watch(db: DatabaseSync, fault: Fault): void {
  const { exec, prepare } = db
  db.exec = sql => {
    fault.refuse()
    fault.before(sql)
    exec.call(db, sql)
    fault.after(sql)
  }
  db.prepare = (...args) => {
    fault.refuse()
    return watched(prepare.apply(db, args), fault)
  }
}

function watched(statement: StatementSync, fault: Fault): StatementSync {
  for (const name of ['run', 'get', 'all', 'iterate'] as const) {
    const act = statement[name] as (...values: unknown[]) => unknown
    const guarded = (...values: unknown[]) => {
      fault.refuse()
      const done = act.apply(statement, values)
      if (name === 'run') fault.wrote(statement.sourceSQL)
      return done
    }
    Object.assign(statement, { [name]: guarded })
  }
  return statement
}
