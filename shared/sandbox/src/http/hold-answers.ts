/**
 * Holds an answer until the disk has what it tells of (db/synced.ts). The answer of a POST waits for every commit made
 * before it. A GET waits if it wrote something itself, or if the caller's own money, orders or messages have changed since
 * the last sync: a lost answer is looked up by a GET. Every other GET is answered at once.
 */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { commitCount, synced, syncedOf } from '../db/synced.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How many commits were made when its handler began. */
    commitsBefore: number
  }
}

export function holdAnswers(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  app.decorateRequest('commitsBefore', Number.POSITIVE_INFINITY)
  app.addHook('preHandler', async request => {
    request.commitsBefore = commitCount(db)
  })
  app.addHook('onSend', async ({ method, commitsBefore, caller }) => {
    const isRead = method === 'GET' && commitCount(db) <= commitsBefore
    await (isRead ? syncedOf(db, caller?.user ?? '') : synced(db))
  })
}
