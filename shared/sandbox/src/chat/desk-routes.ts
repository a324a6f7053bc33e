/** The desk's page and its calls, at the operator's port (wire.ts). */
import type { ServerResponse } from 'node:http'
import type { Context } from '@shared/engine/context'
import { languageOfRequest } from '@shared/engine/http/caller'
import { openStreams } from '@shared/engine/http/routes'
import { messageOf, writeDown } from '@shared/engine/run-action'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { closeConversation, deskConversation, deskList, deskReply, setAuto } from './desk.ts'
import { listen } from './hub.ts'
import { keptPages } from './kept-pages.ts'
import { deskPage } from './pages/index.ts'
import { pictureOf, sendPicture } from './pictures.ts'
import type { DeskLine, DeskRefusal } from './wire.ts'

const HEARTBEAT_MS = 15_000

type Of<Name extends string> = { Params: Record<Name, string> }

const who = v.optional(v.pipe(v.string(), v.maxLength(100)), '')
const replyForm = v.object({ clientId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)), text: v.string(), who })
const autoForm = v.object({ on: v.boolean(), who })
const closeForm = v.object({ who })

export function addDesk(app: FastifyInstance, context: Context): void {
  const streams = openStreams(app)
  app.register(async desk => {
    desk.setErrorHandler<Error>(async (error, _, reply) => {
      context.log('desk-refused', { message: error.message })
      return reply.code(400).send({ ok: false, message: messageOf(error) } satisfies DeskRefusal)
    })
    addPage(desk)
    addReading(desk, context, streams)
    addDoing(desk, context)
  })
}

function addPage(desk: FastifyInstance): void {
  const pages = keptPages(deskPage)
  const addresses = { '/chat': 'page', '/chat/page.js': 'page.js', '/chat/page.css': 'page.css' } as const
  for (const [address, name] of Object.entries(addresses))
    desk.get(address, { config: { open: true } }, async (request, reply) => {
      const { type, body, headers = {} } = pages(request.headers.host)[name]
      return reply.headers({ 'x-content-type-options': 'nosniff', ...headers, 'content-type': type }).send(body)
    })
}

function addReading(desk: FastifyInstance, context: Context, streams: Set<ServerResponse>): void {
  desk.get('/chat/list', async request => deskList(context, languageOfRequest(request)))
  desk.get<Of<'id'>>('/chat/:id', async request => {
    const after = Number((request.query as Record<string, unknown>).after ?? 0) || 0
    return deskConversation(context, request.params.id, languageOfRequest(request), after)
  })
  desk.get<Of<'name'>>('/chat/picture/:name', async (request, reply) => {
    const picture = pictureOf(context.db, request.params.name)
    if (!picture) return reply.code(404).send({ ok: false, message: 'There is no such picture' } satisfies DeskRefusal)
    return sendPicture(context, picture, reply)
  })
  desk.get('/chat/stream', async (_, reply) => {
    streams.add(reply.raw.once('close', () => streams.delete(reply.raw)))
    return stream(context, reply)
  })
}

function addDoing(desk: FastifyInstance, context: Context): void {
  desk.post<Of<'id'>>('/chat/:id/reply', async request => {
    const { id } = request.params
    const { who, ...said } = v.parse(replyForm, request.body)
    const act = () => deskReply(context, id, { ...said, language: languageOfRequest(request) })
    return { ok: true, message: await done(context, who, `chat reply ${id} ${said.text}`, act) }
  })
  desk.post<Of<'id'>>('/chat/:id/close', async request => {
    const { id } = request.params
    const { who } = v.parse(closeForm, request.body ?? {})
    await done(context, who, `chat close ${id}`, () => closeConversation(context, id))
    return { ok: true }
  })
  const auto = async (request: FastifyRequest, id?: string) => {
    const { on, who } = v.parse(autoForm, request.body)
    await done(context, who, `chat auto ${on ? 'on' : 'off'} ${id ?? ''}`.trim(), () => setAuto(context, on, id))
    return { ok: true }
  }
  desk.post('/chat/auto', request => auto(request))
  desk.post<Of<'id'>>('/chat/:id/auto', request => auto(request, request.params.id))
}

/** It is written down who did it, and whether it was done. */
async function done<T>(context: Context, who: string, line: string, act: () => Promise<T>): Promise<T> {
  try {
    const result = await act()
    writeDown(context, who, line, 'done')
    return result
  } catch (error) {
    writeDown(context, who, line, messageOf(error))
    throw error
  }
}

function stream({ db }: Context, reply: FastifyReply): FastifyReply {
  const { raw } = reply
  const write = (line: DeskLine) => void raw.write(`${JSON.stringify(line)}\n`)
  raw.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
  const forget = listen(db, {
    hear: changed => {
      for (const conversation of changed) write({ kind: 'changed', conversation })
    },
  })
  const heartbeat = setInterval(() => write({ kind: 'ping' }), HEARTBEAT_MS).unref()
  raw.once('close', () => {
    forget()
    clearInterval(heartbeat)
  })
  write({ kind: 'ping' })
  return reply.hijack()
}
