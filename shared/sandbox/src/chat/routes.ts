/** The phone's page and its calls, at the public port (wire.ts). */

import type { ServerResponse } from 'node:http'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { run, sql } from '@shared/engine/db/query'
import { callerOf, languageOfRequest } from '@shared/engine/http/caller'
import { readToItsEnd } from '@shared/engine/http/read-to-end'
import { refusedBy } from '@shared/engine/http/reply'
import { openStreams } from '@shared/engine/http/routes'
import { refuse } from '@shared/engine/refusals/refuse'
import { worded } from '@shared/engine/refusals/worded'
import { takePlace } from '@shared/products/upload/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keptPages } from './kept-pages.ts'
import { type PageFiles, phonePage } from './pages/index.ts'
import { LARGEST_SEND, pictureOf, sendPicture, uploader } from './pictures.ts'
import { refusalBody, statusOf } from './refusal.ts'
import { messagesAfter } from './rows.ts'
import { takeMessage } from './send.ts'
import { streamTo } from './stream.ts'
import type { ConversationRow } from './tables.ts'
import { conversationBy } from './tickets.ts'
import { messageView, standingOf } from './view.ts'
import { CHAT, type ChatMessages, TICKET_HEADER } from './wire.ts'

/** The page is of no origin: whatever it loads here comes from another. What it may read, its ticket says. */
const forAnyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': `${TICKET_HEADER}, content-type`,
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '7200',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Bodies that may hold a picture take one of the places that uploads have. */
const SMALL = 16_384

const ticketIn = ({ headers }: FastifyRequest) => headers[TICKET_HEADER]

/** A message's id in a query; 0 of anything else. */
function idIn(request: FastifyRequest, name: 'after' | 'seen'): number {
  const id = Number((request.query as Record<string, unknown>)[name] ?? 0)
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

export function addChat(app: FastifyInstance, context: Context): void {
  app.register(async chat => addCalls(chat, context, openStreams(app)), { prefix: CHAT })
}

function addCalls(chat: FastifyInstance, context: Context, streams: Set<ServerResponse>): void {
  const conversation = (request: FastifyRequest) => conversationBy(context.db, ticketIn(request), context.clock.now())
  chat.addHook('onRequest', async (request, reply) => {
    request.caller = callerOf(context, request, null)
    reply.headers(forAnyOrigin)
  })
  chat.setErrorHandler<Error>((error, request, reply) => sendRefusal(context, error, request, reply))
  chat.options('/*', async (_, reply) => reply.code(204).send())
  addPage(chat)
  chat.get('/messages', async request => list(context, request, conversation(request)))
  addSend(chat, context)
  chat.get('/stream', async (request, reply) => {
    streams.add(reply.raw.once('close', () => streams.delete(reply.raw)))
    return stream(context, request, reply, conversation(request).id)
  })
  chat.get<{ Params: { name: string } }>('/picture/:name', async (request, reply) => {
    const own = pictureOf(context.db, request.params.name, conversation(request).id) ?? refuse('not-found')
    return sendPicture(context, own, reply)
  })
}

function addPage(chat: FastifyInstance): void {
  const pages = keptPages(phonePage)
  for (const name of ['page', 'page.js', 'page.css'] satisfies (keyof PageFiles)[])
    chat.get(`/${name}`, async (request, reply) => {
      if (name === 'page' && isLedHere(request)) refuse('not-found')
      const { type, body, headers = {} } = pages(request.headers.host)[name]
      return reply.headers({ ...headers, 'content-type': type }).send(body)
    })
}

/** A frame that another site sent here: the ticket in its address would be that site's. */
function isLedHere({ headers }: FastifyRequest): boolean {
  const from = String(headers['sec-fetch-site'])
  return headers['sec-fetch-dest'] === 'iframe' && (from === 'cross-site' || from === 'same-site')
}

function list(context: Context, request: FastifyRequest, row: ConversationRow): ChatMessages {
  const { db } = context
  request.reads = row.id
  const reader = { language: languageOfRequest(request), side: 'phone' } as const
  const seen = seenUpTo(db, row, idIn(request, 'seen'))
  const messages = messagesAfter(db, row.id, idIn(request, 'after')).map(message => messageView(db, message, reader))
  return { ...standingOf(context, { ...row, seen }), messages }
}

/** Never further than what is there, nor back. */
function seenUpTo(db: Db, { id, seen: before }: ConversationRow, asked: number): number {
  if (asked <= before) return before
  const seen = Math.max(before, Math.min(asked, messagesAfter(db, id, 0, 1)[0]?.seq ?? 0))
  run(db, sql.updateTable('chat_conversation').set({ seen }).where('id', '=', id))
  return seen
}

function addSend(chat: FastifyInstance, context: Context): void {
  chat.route({
    method: 'POST',
    url: '/send',
    bodyLimit: LARGEST_SEND,
    // before a byte of it is read
    onRequest: async (request, reply) => {
      const row = conversationBy(context.db, ticketIn(request), context.clock.now())
      const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      const { ip } = callerOf(context, request, null)
      // whoever leaves in the midst of it gets no answer: their place is free all the same
      if (length > SMALL) reply.raw.once('close', takePlace({ context, user: uploader(row), ip }).leave)
    },
    handler: async request => {
      const { language, ip } = callerOf(context, request, null)
      const sender = { context, ticket: ticketIn(request), language, ip }
      return { message: await takeMessage(sender, jsonOf(request.body)) }
    },
  })
}

function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return refuse('unreadable-request')
  }
}

function stream(context: Context, request: FastifyRequest, reply: FastifyReply, conversationId: string): FastifyReply {
  const asked = { context, ticket: String(ticketIn(request)), conversationId, language: languageOfRequest(request) }
  reply.headers({ 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store, no-transform' })
  reply.header('x-accel-buffering', 'no')
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  streamTo(reply.raw, { ...asked, after: idIn(request, 'after') })
  return reply.hijack()
}

async function sendRefusal(context: Context, error: Error, request: FastifyRequest, reply: FastifyReply) {
  await readToItsEnd(request.raw)
  const language = languageOfRequest(request)
  const refused = refusedBy(error)
  reply.removeHeader('connection')
  if (refused) return reply.code(statusOf(refused)).send(refusalBody(refused, language))
  context.log('error', { id: request.id, message: error.message, stack: error.stack ?? '' })
  return reply.code(500).send({ name: 'server-error', message: worded('server-error', { id: request.id }, language) })
}
