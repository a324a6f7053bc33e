/**
 * Copies the log into the database on a thread of its own. SQLite does it within a commit otherwise: after a long reader,
 * such as a backup, one commit of the exchange would copy everything written meanwhile.
 */
import { Worker } from 'node:worker_threads'
import type { Log } from '../context.ts'
import type { Checkpointed } from './checkpoint-worker.ts'
import { endProcess, isDiskFailure } from './disk-failure.ts'
import { isBusy } from './lock.ts'
import type { Db } from './open.ts'
import { prepared } from './query.ts'

/** In pages of 4 KiB: 16 MB. A copied log restarts, and SQLite syncs its new head within a commit: so this must be rare. */
const WORTH_COPYING = 4000
/** 256 MB. Commits that never rest keep the thread behind, so from here on the exchange copies the last few pages itself. */
const LONGEST = 64_000
const FEW = 1000
/** 1 GB. From here on the exchange copies all that the thread leaves: a pause is better than a full disk. */
const MOST = 256_000

type Options = {
  log: Log
  /** Milliseconds between two looks at the log. */
  every?: number
  /** How many pages the log has before it is copied. */
  worthCopying?: number
  /** From how many pages on this thread copies the last few. */
  longest?: number
  /** From how many pages on it copies whatever is left. */
  most?: number
  /** Begins the thread. */
  begin?: (file: string) => Worker
}

export type Checkpoints = {
  /** Looks at the log, and settles once a checkpoint that it needs is over. */
  look(): Promise<void>
  end(): Promise<void>
}

/** Takes checkpoints over from SQLite. Where the thread ends, SQLite does them within commits again. */
export function checkpointBeside(db: Db, file: string, options: Options): Checkpoints {
  const { log, every = 2000, worthCopying = WORTH_COPYING, begin = beginThread } = options
  const { longest = LONGEST, most = MOST } = options
  db.exec(`PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = ${longest * 4096}`)
  const fail = failing(file, log)
  const thread = new Thread(begin(file), fail, () => {
    clearInterval(timer)
    log('checkpoints-ended', { message: 'The thread that copies the log has ended. Commits copy it until the restart' })
    if (db.isOpen) db.exec(`PRAGMA wal_autocheckpoint = ${FEW}`)
  })
  const look = async () => {
    try {
      const { pages, left } = lengthOf(db)
      if (left >= worthCopying || (pages >= longest && left > 0)) await copy(db, thread, { longest, most })
    } catch (error) {
      fail(error)
    }
  }
  const timer = setInterval(look, every).unref()
  return {
    look,
    async end() {
      clearInterval(timer)
      await thread.end()
    },
  }
}

/** A failed sync of the database may have lost pages that the log still has. Other failures are tried again at the next look. */
function failing(file: string, log: Log): (error: unknown) => void {
  const end = endProcess(file, log)
  return error => {
    if (isDiskFailure(error)) return end(error)
    // another program holds the database for a moment
    if (!isBusy(error)) log('checkpoint-failed', { message: String(error) })
  }
}

/** The log in pages, and how many of them are not copied yet. NOOP only counts. */
function lengthOf(db: Db): { pages: number; left: number } {
  const { log, checkpointed } = prepared(db, 'PRAGMA wal_checkpoint(NOOP)').get() as {
    log: number
    checkpointed: number
  }
  return { pages: log, left: log - checkpointed }
}

/**
 * A log restarts only where all of it is copied at the moment of a commit. Under orders that never rest the thread is asked
 * again at once: each pass is shorter, and leaves less. This thread copies the last few pages, as long as no reader keeps
 * them in the log.
 */
async function copy(db: Db, thread: Thread, { longest, most }: { longest: number; most: number }): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  for (;;) {
    const isWhole = await thread.checkpoint()
    if (!db.isOpen) return
    const { pages, left } = lengthOf(db)
    const isShorter = left < before
    if (pages < longest || left === 0) return
    if (left <= FEW || (isWhole && !isShorter && pages >= most)) {
      db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
      return
    }
    if (!isWhole || !isShorter) return
    before = left
  }
}

const beginThread = (file: string) =>
  new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file })

class Thread {
  readonly #worker: Worker
  #underway: PromiseWithResolvers<boolean> | undefined
  #isEnding = false

  constructor(worker: Worker, fail: (error: unknown) => void, gone: () => void) {
    this.#worker = worker
    this.#worker.on('message', (result: Checkpointed) => {
      if (result.message !== undefined) fail(Object.assign(new Error(result.message), { errcode: result.errcode }))
      this.#over(result.isWhole)
    })
    // it exits then
    this.#worker.on('error', fail)
    this.#worker.once('exit', () => {
      this.#over(false)
      if (!this.#isEnding) gone()
    })
    this.#worker.unref()
  }

  /** One at a time: a call meanwhile waits for the one under way. @returns whether it copied the whole log */
  checkpoint(): Promise<boolean> {
    if (this.#underway) return this.#underway.promise
    const underway = Promise.withResolvers<boolean>()
    this.#underway = underway
    this.#worker.postMessage('')
    return underway.promise
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#worker.terminate()
  }

  #over(isWhole: boolean): void {
    this.#underway?.resolve(isWhole)
    this.#underway = undefined
  }
}
