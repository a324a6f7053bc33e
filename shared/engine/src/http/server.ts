/** The exchange's public port. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import { makeDoor, type Unsound } from '@shared/door'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { languageOf } from '../refusals/languages.ts'
import { Refused } from '../refusals/refuse.ts'
import { languageOfRequest } from './caller.ts'
import { refusal, unserved } from './envelope.ts'
import { holdAnswers } from './hold-answers.ts'
import { readToItsEnd } from './read-to-end.ts'
import { send, sendError } from './reply.ts'
import { addRoutes, type ServerParts } from './routes.ts'
import { LARGEST_BODY, LARGEST_FILE } from './sealed.ts'

/** Builds the server; it listens when told to. Closing it ends open streams and lets running replies finish. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = createApp(parts.context)
  addHooks(app, parts.context)
  holdAnswers(app, parts.context)
  app.setErrorHandler<Error>(async (error, request, reply) => {
    await readToItsEnd(request.raw)
    return sendError(parts.context, error, request, reply.removeHeader('connection'))
  })
  app.setNotFoundHandler((request, reply) =>
    send(request, reply, unserved(404, languageOfRequest(request), parts.context.clock.now())),
  )
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE, files: 1, fields: 10, fieldSize: 1_000 } })
  addRoutes(app, parts)
  for (const add of parts.others ?? []) add(app, parts.context)
  return app
}

function createApp(context: Context): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: false,
    bodyLimit: LARGEST_BODY,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    trustProxy: (_, hop) => hop === 0, // the gateway, which tells one address: what it knows itself
    serverFactory: listener => makeDoor({ listener, refuse: refuseUnsound(context), limits: onlyTheGateway }),
    clientErrorHandler: () => {}, // the door's part
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 400 },
    genReqId: request => requestIdOf(request.headers['x-request-id']),
    frameworkErrors: (error, request, reply) => sendError(context, error, request, reply),
  })
  app.decorateRequest('caller', null)
  app.decorateRequest('answerCode', 0)
  return app
}

/** The gateway limits the connections of each address; here it is the only one, and keeps connections that it opened ahead. */
const onlyTheGateway = {
  unusedMs: Number.POSITIVE_INFINITY,
  connectionsPerAddress: Number.POSITIVE_INFINITY,
  requestsPerAddress: Number.POSITIVE_INFINITY,
}

const refuseUnsound =
  (context: Context) =>
  (req: IncomingMessage, res: ServerResponse, { status }: Unsound) => {
    const envelope = refusal(
      new Refused('unreadable-request'),
      languageOf(req.headers['accept-language']),
      context.clock.now(),
    )
    res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(envelope))
  }

/** The phone's own number of its request, where it looks like one: it stands in its panels and in our log. */
const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID()

/** One line per request: the route, never the query, the body or the token. */
function addHooks(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })
  app.addHook('onResponse', async (request, reply) => {
    context.log('request', {
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      code: request.answerCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      user: request.caller?.user ?? null,
    })
  })
}
