/**
 * Passes /api on to the exchange: both bodies flow as they come, so a stream of prices is a stream here too. undici frames
 * each request anew from what was read, and gives a connection to another request only where the one before it is over.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Dispatcher, Pool } from 'undici'
import type { ClientOf } from '../http/client.ts'
import type { Log } from '../log.ts'
import { reply } from './envelope.ts'
import { answerHeaders, asFrom, forwardHeaders, requestHeaders } from './headers.ts'
import { inTurns } from './turns.ts'

export type PassOnOptions = {
  /** Base address of the exchange; "/api…" is added. */
  apiUrl: string
  /** Largest body of a request, bytes. */
  maxBody: number
  clientOf: ClientOf
  /** It is another site's, which takes only what seems to come from its own pages (development: deployed.ts). */
  foreign?: boolean
  log: Log
  /** Is told of each call that got no answer, or a part of one. */
  failed?: (() => void) | undefined
}

export type PassOn = {
  pass(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void>
  close(): Promise<void>
}

/** The phone gives up after 60 s (specification, section 9); a stream may be silent for as long as it wants. */
const patience = { headersTimeout: 75_000, bodyTimeout: 0 }

/** Questions of one address at once: more than any browser asks. */
const MOST_QUESTIONS = 16

class TooLarge extends Error {}

export function passOn(options: PassOnOptions): PassOn {
  const { apiUrl, maxBody, clientOf, foreign = false, log, failed = () => {} } = options
  const base = new URL(apiUrl)
  const pool = new Pool(base.origin, patience)
  const prefix = base.pathname.replace(/\/$/, '')
  const headersOf = (req: IncomingMessage) => ({
    ...requestHeaders(req.headers),
    ...(foreign ? asFrom(base, req) : forwardHeaders(clientOf(req))),
  })

  const turn = inTurns(MOST_QUESTIONS)
  /** A body takes as long as its line is slow: what brings one waits for nobody. A stream has been answered once it begins. */
  async function ask(req: IncomingMessage, options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> {
    const done = options.method === 'POST' ? () => {} : await turn(clientOf(req).address)
    return pool.request(options).finally(done)
  }

  async function pass(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    const { method = 'GET', url = '' } = req
    const gone = new AbortController()
    res.on('close', () => gone.abort())
    const headers = { ...headersOf(req), 'x-request-id': requestId }
    const body = method === 'POST' ? Readable.from(counted(req, maxBody), { objectMode: false }) : null
    try {
      if (Number(req.headers['content-length'] ?? 0) > maxBody) throw new TooLarge()
      await passBack(await ask(req, { method, path: prefix + url, headers, body, signal: gone.signal }), res)
    } catch (error: unknown) {
      if (res.closed || res.destroyed) return // the client left
      if (error instanceof TooLarge) return tooLarge(res)
      failed()
      log('exchange-failed', { requestId, method, path: url.split('?')[0], error: messageOf(error) })
      answerFailure(error, res)
    }
  }

  return { pass, close: () => pool.destroy() }
}

/** Chunked bodies say no length beforehand: they are counted. The connection stays, so that a refusal arrives. */
async function* counted(req: IncomingMessage, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > most) throw new TooLarge()
    yield chunk
  }
}

async function passBack({ statusCode, headers, body }: Dispatcher.ResponseData, res: ServerResponse): Promise<void> {
  try {
    // Data may do nothing and is kept nowhere, unless the exchange says itself what holds for it (the chat page, a picture).
    res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    res.setHeader('cache-control', 'no-store')
    res.writeHead(statusCode, answerHeaders(headers)).flushHeaders()
  } catch (error: unknown) {
    body.destroy() // nobody reads it
    throw error
  }
  await pipeline(body, res)
}

const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * An exchange that was never reached did nothing: that is a refusal, in the envelope. Once it was reached nobody knows what
 * it did: plain text, which the phone takes for a lost answer and asks what became of it (docs/rules/money.md#a-lost-answer).
 */
function answerFailure(error: unknown, res: ServerResponse): void {
  if (res.headersSent) return void res.destroy() // cut off: the client must not take the part for the whole
  if (neverReached.has((error as NodeJS.ErrnoException).code ?? ''))
    return reply(res, 502, 'The exchange cannot be reached at the moment')
  res
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('The answer of the exchange was lost\n')
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function tooLarge(res: ServerResponse): void {
  if (!res.headersSent) reply(res, 413, 'The request is too large', { connection: 'close' })
}
