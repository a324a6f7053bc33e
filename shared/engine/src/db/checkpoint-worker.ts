/**
 * A thread that copies the log into its database when asked: one checkpoint a message, each with a connection of its own.
 * The exchange's connection so stays the last one, which tidies up the log when it closes.
 */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * `isWhole`: everything that was in the log as it began is copied, since no reader needs the rest of it there.
 * `message` and `errcode`: SQLite's, of a checkpoint that failed.
 */
export type Checkpointed = { isWhole: boolean; message?: string; errcode?: number }

function checkpoint(): Checkpointed {
  try {
    const db = new DatabaseSync(workerData)
    try {
      const { busy, log, checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {}
      return { isWhole: busy === 0 && log === checkpointed }
    } finally {
      db.close()
    }
  } catch (error) {
    return { isWhole: false, message: String(Object(error).message), errcode: Number(Object(error).errcode) }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(checkpoint()))
