/**
 * Holds an answer until the disk has what it tells of (db/synced.ts). The answer of a POST waits for every commit made
 * before it. A GET waits if it wrote something itself, or if the caller's own money, orders, messages or settings have
 * changed since the last sync: a lost answer is looked up by a GET. A GET of a conversation waits for what was said in it.
 * Every other GET is answered at once.
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

export function holdAnswers(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
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
    await (method === 'GET' && !hasWritten ? syncedOf(db, reads || user) : synced(db))
  })
}
