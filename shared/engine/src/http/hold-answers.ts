/**
 * Holds an answer until the disk has what it tells of (db/synced.ts). The answer of a POST waits for every commit made
 * before it. A GET waits if it wrote something itself, or if the caller's own money, orders, messages or settings have
 * changed since the last sync: a lost answer is looked up by a GET. A GET of a conversation waits for what was said in it.
 * Every other GET of the public port is answered at once. The operator's port reads what belongs to others, e.g. the desk's
 * list of conversations, so each of its answers waits for every commit.
 *
 * A POST marks its caller as it is answered. If it commits and awaits something else before that, e.g. the file of a
 * picture, a GET in between may tell of a setting that is not on the disk yet. It never tells of such money, orders or
 * messages: `post`, `once` and `notify` mark their owner within the transaction itself.
 */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { commitCount, markChanged, synced, syncedOf } from '../db/synced.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How many commits were made when its handler began. */
    commitsBefore: number
    /** Whose commits a GET waits for, in place of its caller's: a conversation. */
    reads: string
  }
}

/** @param readsAll whether a GET, too, waits for everybody's commits */
export function holdAnswers(app: FastifyInstance, { db }: Pick<Context, 'db'>, readsAll = false): void {
  app.decorateRequest('commitsBefore', Number.POSITIVE_INFINITY)
  app.decorateRequest('reads', '')
  app.addHook('preHandler', async request => {
    request.commitsBefore = commitCount(db)
  })
  // called for a client that is gone, too: it looks for the lost answer by a GET
  app.addHook('onSend', async ({ method, commitsBefore, caller, reads }) => {
    const hasWritten = commitCount(db) > commitsBefore
    const user = caller?.user ?? ''
    if (method !== 'GET' && hasWritten && user) markChanged(db, user)
    await (method === 'GET' && !hasWritten && !readsAll ? syncedOf(db, reads || user) : synced(db))
  })
}
