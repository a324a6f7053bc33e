/** Which address is answered by what. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Config, clientReportCall } from '@shared/contract'
import { isPage, kindOf, pathOf } from './addresses.ts'
import type { ReportDesk } from './api/client-report.ts'
import { reply } from './api/envelope.ts'
import type { PassOn } from './api/pass-on.ts'
import type { Deltas } from './deltas.ts'
import type { Reading } from './deployed.ts'
import { answer, answerText } from './http/answer.ts'
import { clientOf } from './http/client.ts'
import type { Log } from './log.ts'
import { type MadePages, madePages } from './page/made-pages.ts'
import { MANIFEST, manifestOf } from './page/manifests.ts'
import type { SetOf } from './page/missed-sets.ts'
import { DICTIONARY, isDictionary } from './page/page-deltas.ts'
import { commonHeaders } from './page/policy.ts'
import { health, type Probes, tellMetrics } from './probes.ts'
import { releaseFile } from './release-files.ts'

export type Parts = Probes & {
  store: Reading
  /** Of earlier decisions. */
  setOf: SetOf
  passOn: PassOn
  report: ReportDesk
  /** How many proxies of ours stand in front. */
  proxies: number
  /** Whether units may come from development servers. */
  development: boolean
  log: Log
}

export function dispatch(parts: Parts): RequestListener {
  const made = madePages(parts)
  return (req, res) => {
    const { tls } = clientOf(req, parts.proxies)
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
  if (path.startsWith('/api/')) return api(path, req, res, parts)
  if (req.method !== 'GET' && req.method !== 'HEAD')
    return answerText(res, 405, 'Only GET and HEAD are answered here', { allow: 'GET, HEAD' })
  if (path.startsWith('/r/')) return file(path, req, res, parts.store, made.deltas)
  if (path === '/healthz') return health(res, parts)
  if (path === '/metrics') return tellMetrics(req, res, parts)
  const config = await parts.live()
  if (!config) return answerText(res, 503, 'No release is live yet. Promote one: pnpm release promote shell …')
  const resource = isPage(path) ? await pageOf(req, config, made) : await fileOf(path, req, config, made)
  if (!resource || !(await answer(req, res, resource))) notFound(res)
}

async function fileOf(path: string, req: IncomingMessage, config: Config, made: MadePages) {
  if (path === '/worker.js') return made.worker(config)
  if (path === MANIFEST) return manifestOf(await made.site(config), req.url)
  return (await made.site(config)).get(isDictionary(path, config) ? DICTIONARY : path) ?? made.missed(path, config)
}

/** The page sends itself to the shell before; a link from elsewhere must not send people to one whose holes are known. */
async function pageOf(req: IncomingMessage, config: Config, made: MadePages) {
  const fromElsewhere = ['cross-site', 'same-site'].includes(String(req.headers['sec-fetch-site']))
  const query = new URLSearchParams(fromElsewhere ? '' : req.url?.split('?')[1])
  return (await made.previous(config, query)) ?? (await made.site(config)).get('/')
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
  return parts.report(req, res, clientOf(req, parts.proxies).address)
}

async function file(
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
  store: Reading,
  deltas: Deltas,
): Promise<void> {
  const resource = releaseFile(store, deltas, path)
  if (!resource || !(await answer(req, res, resource))) notFound(res)
}

const notFound = (res: ServerResponse): void => answerText(res, 404, 'There is nothing at this address')

/** The phone's own id where it sent one, so that its panel and the logs name the same request. */
function requestIdOf(req: IncomingMessage): string {
  const sent = req.headers['x-request-id']
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

function failed(error: unknown, req: IncomingMessage, res: ServerResponse, log: Log): void {
  if (req.errored || res.closed) return // the client left: nobody's fault, and no line of the log to be had by leaving
  log('failed', {
    method: req.method,
    path: req.url?.split('?')[0],
    error: error instanceof Error ? error.stack : String(error),
  })
  if (res.headersSent) res.destroy()
  else answerText(res, 500, 'Something went wrong here. It was noted; try again')
}
