/** /healthz and /metrics: what load balancers and monitoring ask this gateway, not the installation behind it. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { bears } from '@shared/release'
import { answerText } from './http/answer.ts'
import type { LastLook, Live } from './live.ts'
import type { Metrics } from './metrics.ts'

export type Probes = {
  live: Live
  lastLook: LastLook
  /** undefined: there is no operator key here, and so no /metrics. */
  watch: { key: string; metrics: Metrics } | undefined
}

/** Load balancers may ask in HTTP/1.1 whether HTTP/2 is spoken too; nobody else has a reason to. */
export const isHealthProbe = ({ method = '', url = '' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && url.split('?')[0] === '/healthz'

/**
 * 200 as long as a page can be served, be it the last one known: a store that is away for all gateways must not take all of
 * them out of service. `lookAge`, in seconds, tells of that.
 */
export async function health(res: ServerResponse, { live, lastLook }: Probes): Promise<void> {
  const [status, serial] = await live().then(
    config => (config ? ['ok', config.serial] : ['nothing is live yet', 0]),
    () => ['the store cannot be read', 0], // the log says why
  )
  const body = JSON.stringify({ status, serial, lookAge: rounded(lastLook.age()) })
  res.writeHead(serial ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}

const rounded = (seconds: number | undefined) => (seconds === undefined ? null : Math.round(seconds * 10) / 10)

/** Looks at the store first: the age that it tells grows where that fails, not where nobody asked. */
export async function tellMetrics(req: IncomingMessage, res: ServerResponse, probes: Probes): Promise<void> {
  const { live, lastLook, watch } = probes
  if (!watch) return answerText(res, 404, 'There is nothing at this address')
  if (!bears(watch.key, req.headers.authorization))
    return answerText(res, 401, 'The operator key is wrong or missing', { 'www-authenticate': 'Bearer' })
  const config = await live().catch(() => undefined) // told by the age
  const text = await watch.metrics.text(config?.serial ?? 0, lastLook.age())
  res.writeHead(200, { 'content-type': watch.metrics.type, 'cache-control': 'no-store' })
  res.end(req.method === 'HEAD' ? undefined : text)
}
