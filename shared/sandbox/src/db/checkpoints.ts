/**
 * Copies the log into the database on a thread of its own. SQLite does it within a commit otherwise: after a long reader,
 * such as a backup, one commit of the exchange would copy everything written meanwhile.
 */
import { Worker } from 'node:worker_threads'
import type { Log } from '../context.ts'
import type { Checkpointed } from './checkpoint-worker.ts'
import { endProcess, isDiskFailure } from './disk-failure.ts'
import type { Db } from './open.ts'
import { prepared } from './query.ts'

/** In pages of 4 KiB: 16 MB. A copied log restarts, and SQLite syncs its new head within a commit: so this must be rare. */
const WORTH_COPYING = 4000
/** 256 MB. Commits that never rest keep the thread behind, so from here on the exchange copies the last few pages itself. */
const LONGEST = 64_000
const FEW = 1000

type Options = {
  log: Log
  /** Milliseconds between two looks at the log. */
  every?: number
  /** How many pages the log has before it is copied. */
  worthCopying?: number
  /** From how many pages on this thread copies the last few. */
  longest?: number
  /** Begins the thread. */
  begin?: (file: string) => Worker
}

export type Checkpoints = {
  /** Looks at the log, and settles once a checkpoint that it needs is over. */
  look(): Promise<void>
  end(): Promise<void>
}

/** Takes checkpoints over from SQLite. Where the thread ends, SQLite does them within commits again. */
export function checkpointBeside(
  db: Db,
  file: string,
  { log, every = 2000, worthCopying = WORTH_COPYING, longest = LONGEST, begin = beginThread }: Options,
): Checkpoints {
  db.exec(`PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = ${longest * 4096}`)
  const thread = new Thread(begin(file), endProcess(file, log), () => {
    clearInterval(timer)
    log('checkpoints-ended', { message: 'The thread that copies the log has ended. Commits copy it until the restart' })
    if (db.isOpen) db.exec(`PRAGMA wal_autocheckpoint = ${FEW}`)
  })
  const look = async () => {
    const { pages, left } = lengthOf(db)
    if (left < worthCopying && (pages < longest || left === 0)) return
    await thread.checkpoint()
    if (db.isOpen) finish(db, longest)
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

/** The log in pages, and how many of them are not copied yet. NOOP only counts. */
function lengthOf(db: Db): { pages: number; left: number } {
  const { log, checkpointed } = prepared(db, 'PRAGMA wal_checkpoint(NOOP)').get() as {
    log: number
    checkpointed: number
  }
  return { pages: log, left: log - checkpointed }
}

/** A log restarts only where all of it is copied at the moment of a commit. After a long reader there is too much left for this thread. */
function finish(db: Db, longest: number): void {
  const { pages, left } = lengthOf(db)
  if (pages >= longest && left > 0 && left <= FEW) db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
}

const beginThread = (file: string) =>
  new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file })

class Thread {
  readonly #worker: Worker
  #underway: PromiseWithResolvers<void> | undefined
  #isEnding = false

  constructor(worker: Worker, fail: (error: unknown) => void, gone: () => void) {
    this.#worker = worker
    this.#worker.on('message', (result: Checkpointed) => {
      // a failed sync of the database may have lost pages that the log still has
      if (isDiskFailure(result)) fail(result.message)
      this.#over()
    })
    this.#worker.on('error', () => {}) // it exits then
    this.#worker.once('exit', () => {
      this.#over()
      if (!this.#isEnding) gone()
    })
    this.#worker.unref()
  }

  /** One at a time: whoever asks meanwhile waits for the one under way. */
  checkpoint(): Promise<void> {
    if (this.#underway) return this.#underway.promise
    const underway = Promise.withResolvers<void>()
    this.#underway = underway
    this.#worker.postMessage('')
    return underway.promise
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#worker.terminate()
  }

  #over(): void {
    this.#underway?.resolve()
    this.#underway = undefined
  }
}
