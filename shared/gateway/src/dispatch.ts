/** Which address is answered by what. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Config, clientReportCall } from '@shared/contract'
import { isPage, kindOf, pathOf } from './addresses.ts'
import type { ReportDesk } from './api/client-report.ts'
import { reply } from './api/envelope.ts'
import type { PassOn } from './api/pass-on.ts'
import type { Reading } from './deployed.ts'
import { answer, answerText, type Resource } from './http/answer.ts'
import type { ClientOf } from './http/client.ts'
import { Busy } from './http/made-once.ts'
import type { Log } from './log.ts'
import { type MadePages, madePages } from './page/made-pages.ts'
import { MANIFEST, manifestOf } from './page/manifests.ts'
import type { SetOf } from './page/missed-sets.ts'
import { DICTIONARY, isDictionary } from './page/page-deltas.ts'
import { commonHeaders } from './page/policy.ts'
import { health, type Probes, tellMetrics } from './probes.ts'

export type Parts = Probes & {
  store: Reading
  /** Of earlier decisions. */
  setOf: SetOf
  passOn: PassOn
  report: ReportDesk
  clientOf: ClientOf
  /** Whether units may come from development servers. */
  development: boolean
  log: Log
}

export function dispatch(parts: Parts): RequestListener {
  const made = madePages(parts)
  return (req, res) => {
    const { tls } = parts.clientOf(req)
    for (const [name, value] of Object.entries(commonHeaders(tls, req.headers.host))) res.setHeader(name, value)
    const answered = () => parts.watch?.metrics.answered(kindOf(req.url), res.headersSent ? res.statusCode : 0)
    route(req, res, parts, made)
      .catch((error: unknown) => failed(error, req, res, parts.log))
      .finally(answered)
  }
}

async function route(req: IncomingMessage, res: ServerResponse, parts: Parts, made: MadePages): Promise<void> {
  const path = pathOf(req.url ?? '')
  if (path === undefined) return answerText(res, 400, 'This address cannot be read')
  if (isOtherWorker(path, req)) return notFound(res)
  if (path.startsWith('/api/')) return api(path, req, res, parts)
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return answerText(res, 405, 'Only GET and HEAD are answered here', { allow: 'GET, HEAD' })
  if (path === '/healthz') return health(res, parts)
  if (path === '/metrics') return tellMetrics(req, res, parts)
  const { address } = parts.clientOf(req)
  if (path.startsWith('/r/')) return answerOr404(req, res, made.file(path, address))
  const config = await parts.live()
  if (!config) return answerText(res, 503, 'No release is live yet. Promote one: pnpm release promote shell …')
  return answerOr404(req, res, await resourceAt(path, { req, config, made, address }))
}

const WORKER = '/worker.js'

/** Browsers say when they ask for a service worker. Any other file would outlive its release as one. */
const isOtherWorker = (path: string, { headers }: IncomingMessage): boolean =>
  headers['service-worker'] !== undefined && path !== WORKER

type ResourceRequest = { req: IncomingMessage; config: Config; made: MadePages; address: string }

async function resourceAt(
  path: string,
  { req, config, made, address }: ResourceRequest,
): Promise<Resource | undefined> {
  if (path === WORKER) return made.worker(config)
  if (isPage(path)) return (await made.previous(config, req, address)) ?? made.site(config).get('/')
  if (path === MANIFEST) return manifestOf(made.site(config), req.url)
  return made.site(config).get(isDictionary(path, config) ? DICTIONARY : path) ?? made.missed(path, config, address)
}

async function answerOr404(req: IncomingMessage, res: ServerResponse, resource: Resource | undefined): Promise<void> {
  if (!resource || !(await answer(req, res, resource))) notFound(res)
}

/** The live chat's page is of no origin: a browser asks before it lets it send its ticket. */
const FRAMED = '/api/content/appChat/'

async function api(path: string, req: IncomingMessage, res: ServerResponse, parts: Parts): Promise<void> {
  const requestId = requestIdOf(req)
  res.setHeader('x-request-id', requestId)
  const isAskedFirst = req.method === 'OPTIONS' && path.startsWith(FRAMED)
  if (!isAskedFirst && !['GET', 'HEAD', 'POST'].includes(req.method ?? ''))
    return reply(res, 405, 'Calls are made by GET and POST', { allow: 'GET, HEAD, POST' })
  if (path !== clientReportCall.path) return parts.passOn.pass(req, res, requestId)
  if (req.method !== 'POST') return reply(res, 405, 'Reports are sent by POST', { allow: 'POST' })
  return parts.report(req, res, parts.clientOf(req).address)
}

const notFound = (res: ServerResponse): void => answerText(res, 404, 'There is nothing at this address')

/** The phone's own id where it sent one, so that its panel and the logs name the same request. */
function requestIdOf(req: IncomingMessage): string {
  const sent = req.headers['x-request-id']
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

function failed(error: unknown, req: IncomingMessage, res: ServerResponse, log: Log): void {
  if (req.errored || res.closed) return // the client left: nobody's fault, and no line of the log to be had by leaving
  if (error instanceof Busy) return answerText(res, 429, error.message, { 'retry-after': '2' })
  log('failed', {
    method: req.method,
    path: req.url?.split('?')[0],
    error: error instanceof Error ? error.stack : String(error),
  })
  if (res.headersSent) res.destroy()
  else answerText(res, 500, 'Something went wrong here. It was noted; try again')
}
