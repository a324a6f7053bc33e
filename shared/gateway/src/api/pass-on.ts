/** Passes /api on to the exchange: both bodies flow as they come, so a stream of prices is a stream here too. */
import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { Log } from '../log.ts'
import { reply } from './envelope.ts'
import { asFrom, endToEnd, forwardHeaders } from './headers.ts'

export type PassOnOptions = {
  /** Base address of the exchange; "/api…" is added. */
  apiUrl: string
  /** Largest body of a request, bytes. */
  maxBody: number
  trustProxy: boolean
  /** It is another site's, which takes only what seems to come from its own pages (development: deployed.ts). */
  foreign?: boolean
  log: Log
}

export type PassOn = { pass(req: IncomingMessage, res: ServerResponse, requestId: string): void; close(): void }

export function passOn({ apiUrl, maxBody, trustProxy, foreign = false, log }: PassOnOptions): PassOn {
  const base = new URL(apiUrl)
  const client = base.protocol === 'https:' ? https : http
  const agent = new client.Agent({ keepAlive: true })
  const prefix = base.pathname.replace(/\/$/, '')

  function pass(req: IncomingMessage, res: ServerResponse, requestId: string): void {
    if (Number(req.headers['content-length'] ?? 0) > maxBody) return tooLarge(res)
    const headers = {
      ...endToEnd(req.headers),
      ...(foreign ? asFrom(base, req) : forwardHeaders(req, trustProxy)),
      'x-request-id': requestId,
    }
    const upstream = client.request(new URL(base.origin), {
      method: req.method ?? 'GET',
      path: prefix + req.url,
      headers,
      agent,
    })
    upstream.on('response', answered => passBack(answered, res))
    upstream.on('error', error => {
      if (res.closed || res.writableEnded) return // the client left, or has its refusal
      log('exchange-failed', { requestId, method: req.method, path: req.url?.split('?')[0], error: error.message })
      failed(error, res)
    })
    res.on('close', () => res.writableFinished || upstream.destroy())
    sendBody(req, upstream, maxBody, () => tooLarge(res))
  }

  return { pass, close: () => agent.destroy() }
}

/** Chunked bodies say no length beforehand: they are counted. */
function sendBody(req: IncomingMessage, upstream: ClientRequest, maxBody: number, refuse: () => void): void {
  let size = 0
  req.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= maxBody) return
    req.unpipe(upstream)
    refuse()
    upstream.destroy()
  })
  req.pipe(upstream)
}

function passBack(answered: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void answered.destroy()
  // Data may do nothing, unless the exchange says itself what a page of its own may do (the chat page).
  res.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  res.writeHead(answered.statusCode ?? 502, endToEnd(answered.headers))
  res.flushHeaders()
  answered.on('error', () => res.destroy()) // cut off: the client must not take the part for the whole
  answered.pipe(res)
}

const neverReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/**
 * An exchange that was never reached did nothing: that is a refusal, in the envelope. Once it was reached nobody knows what
 * it did: plain text, which the phone takes for a lost answer and asks what became of it (shell.md, "Lost answer").
 */
function failed(error: NodeJS.ErrnoException, res: ServerResponse): void {
  if (res.headersSent) return void res.destroy()
  if (neverReached.has(error.code ?? '')) return reply(res, 502, 'The exchange cannot be reached at the moment')
  res
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end('The answer of the exchange was lost\n')
}

function tooLarge(res: ServerResponse): void {
  if (!res.headersSent) reply(res, 413, 'The request is too large', { connection: 'close' })
}
