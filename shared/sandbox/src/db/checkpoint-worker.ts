/**
 * A thread that copies the log into its database when asked: one checkpoint a message, each with a connection of its own.
 * The exchange's connection so stays the last one, which tidies up the log when it closes.
 */
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** `errcode`: SQLite's, of a checkpoint that failed. */
export type Checkpointed = { message?: string; errcode?: number }

function checkpoint(): Checkpointed {
  try {
    const db = new DatabaseSync(workerData)
    try {
      db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
      return {}
    } finally {
      db.close()
    }
  } catch (error) {
    return { message: String(error), errcode: Number(Object(error).errcode) }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(checkpoint()))
