/** One route per served call: who asks, what the input says, what the domain answers. */
import { createPrivateKey } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Call } from '@shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { refuse } from '../refusals/refuse.ts'
import { callerOf, languageOfRequest, tokenOf } from './caller.ts'
import { startDecryption } from './decryption.ts'
import { isForDemo, isInDemo } from './demo-token.ts'
import { signedOut, success, unserved } from './envelope.ts'
import { readInput, withoutEmpty } from './input.ts'
import { keepArrival, keepPace, paceOf } from './pace.ts'
import { isFirst } from './replays.ts'
import { send } from './reply.ts'
import { openSealed } from './sealed.ts'
import { takeSentAt } from './sent-at.ts'
import type { Caller, Served } from './serve.ts'
import { type Session, sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read. */
    caller: Caller | null
  }
}

export type ServerParts = {
  context: Context
  served: readonly Served[]
  /** Pages with calls of their own, outside the contract. */
  others?: readonly AddRoutes[]
}
export type AddRoutes = (app: FastifyInstance, context: Context) => void

export function addRoutes(app: FastifyInstance, parts: ServerParts): void {
  const read = bodyReader(app, parts.context)
  const streams = openStreams(app)
  for (const served of parts.served) addRoute(app, parts, served, read, streams)
  addOtherMethods(app, parts)
}

type ReadBody = (request: FastifyRequest, call: Call) => Promise<Record<string, unknown>>

function addRoute(
  app: FastifyInstance,
  { context }: ServerParts,
  served: Served,
  read: ReadBody,
  streams: Set<ServerResponse>,
): void {
  const { call, handle, raw } = served
  app.route({
    method: call.method,
    url: urlOf(call),
    onRequest: async (request, reply) => identify(context, call, request, reply),
    handler: async (request, reply) => {
      const caller = request.caller ?? callerOf(context, request, null)
      const asker = askerOf(caller, request)
      if (isPaced(context)) call.order ? keepArrival(asker, call) : keepPace(asker, paceOf(call, Object(request.query)))
      // a multipart body is read by its handler
      const input = call.plain ? {} : readInput(call, { ...(await read(request, call)), ...paramsOf(request) })
      if (raw) streams.add(reply.raw.once('close', () => streams.delete(reply.raw)))
      if (caller.user !== null && !isStillThere(caller, call, input, sessionOf(context, request))) {
        reply.code(401)
        return send(request, reply, signedOut(caller.language, context.clock.now()))
      }
      const result = await handle(input, caller, { request, reply })
      return raw ? reply : send(request, reply, success(result, context.clock.now()))
    },
  })
}

/** Where a call takes no token, whoever is signed in counts by themselves all the same, and not with their neighbours. */
function askerOf(caller: Caller, request: FastifyRequest) {
  const { context, user, ip } = caller
  const token = tokenOf(request)
  return {
    context,
    ip,
    user: user ?? (token ? sessions.of(context.db).signedInBy(context.db, token, context.clock.now()) : null),
  }
}

/** An order counts once for its id (serve-order.ts). Where time stands only what asks for it is paced. */
const isPaced = ({ clock, settings }: Context): boolean => !clock.manual || settings.paced

/** While the body came, however slowly, they may have been signed out, or a visitor's account become somebody's. */
const isStillThere = (caller: Caller, call: Call, input: unknown, session: Session | null): boolean =>
  caller.demo ? isInDemo(call, input, session) : session?.tokenHash === caller.tokenHash

/** `{id}` is one segment, `{path}` at the end the rest of the address. */
const urlOf = ({ path }: Call) => path.replace(/\{path\}$/, '*').replace(/\{(\w+)\}/g, ':$1')

function paramsOf({ params }: FastifyRequest): Record<string, unknown> {
  const { '*': path, ...named } = params as Record<string, string>
  return path === undefined ? named : { ...named, path }
}

/**
 * A missing token is HTTP 200, a bad one HTTP 401, with the same JSON; where a token is optional, a bad one is none. A
 * visitor's opens the calls of their simulated account alone.
 */
async function identify(context: Context, call: Call, request: FastifyRequest, reply: FastifyReply) {
  const token = call.auth === 'none' ? '' : tokenOf(request)
  const found = token ? sessionOf(context, request) : null
  const session = found?.demo && !isForDemo(call) ? null : found
  request.caller = callerOf(context, request, session)
  if (session || (call.auth !== 'token' && !found)) return
  if (token) reply.code(401)
  return send(request, reply, signedOut(request.caller.language, context.clock.now()))
}

/** GET: the query. POST: the opened body, each request once; an order may come again, `once` knows its answer. */
function bodyReader(app: FastifyInstance, { db, keys, clock }: Context): ReadBody {
  const decryption = startDecryption(createPrivateKey(keys.transportPrivateKey))
  app.addHook('onClose', decryption.end)
  return async (request, call) => {
    if (call.method === 'GET') return withoutEmpty(request.query)
    const body = typeof request.body === 'string' ? request.body : ''
    const { key, input: sealed } = await openSealed(body, decryption)
    const { input, until } = takeSentAt(sealed, call, clock.now())
    if (!call.order && !isFirst(db, key, until)) refuse('request-replayed')
    return input
  }
}

const sessionOf = ({ db, clock }: Context, request: FastifyRequest): Session | null =>
  sessions.of(db).sessionOf(db, tokenOf(request), clock.now(), languageOfRequest(request))

/** The replies that may stay open; ended when the server closes. */
export function openStreams(app: FastifyInstance): Set<ServerResponse> {
  const streams = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
  return streams
}

/** A served address asked by the other method. */
function addOtherMethods(app: FastifyInstance, { context, served }: ServerParts): void {
  const there = new Set(served.map(({ call }) => `${call.method} ${urlOf(call)}`))
  for (const url of new Set(served.map(({ call }) => urlOf(call))))
    for (const method of ['GET', 'POST'].filter(name => !there.has(`${name} ${url}`)))
      app.route({
        method,
        url,
        onRequest: async (request, reply) =>
          send(request, reply, unserved(405, languageOfRequest(request), context.clock.now())),
        handler: async () => undefined,
      })
}
