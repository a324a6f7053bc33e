/** The gateway as one call: serves the live set to the public and passes /api on. It holds no key. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '@shared/contract/config'
import { type Limits, listen, makeDoor, stop } from '@shared/door'
import { configOf as decided, type Store } from '@shared/release'
import { reportDesk } from './api/client-report.ts'
import { reply } from './api/envelope.ts'
import { passOn } from './api/pass-on.ts'
import { deployedFiles, deployedLive } from './deployed.ts'
import { withServed } from './development.ts'
import { dispatch } from './dispatch.ts'
import { answerText } from './http/answer.ts'
import { clientsBehind, type ForwardingHeader } from './http/client.ts'
import { tellUnreadable } from './http/unreadable.ts'
import { urlOf } from './listen-at.ts'
import { type Accepted, type Floored, follow, followLive, keysNow, type Live, lastLook } from './live.ts'
import { type Log, paced, printLog } from './log.ts'
import { startMetrics } from './metrics.ts'
import type { SetOf } from './page/missed-sets.ts'
import { isHealthProbe } from './probes.ts'
import { collector } from './reports/collector.ts'
import { senderNames } from './reports/senders.ts'
import { startCounting } from './reports/start-counting.ts'
import { storeClock } from './reports/store-clock.ts'

export type GatewayOptions = {
  store: Store
  /** Public keys: only what one of them signed counts. */
  accepted: Accepted
  /** What was seen of the store's log before: nothing older is served (docs/release.md#nobody-ships-alone). */
  floor?: Floored
  /** Base address of the exchange, e.g. "http://127.0.0.1:8090". */
  apiUrl: string
  /** 0 (the default) takes a free one. */
  port?: number
  /** Address to listen on; "0.0.0.0" lets the local network in. Default 127.0.0.1. */
  host?: string
  /** How many proxies of ours stand in front, one behind the other: what they say of the phone is believed. Default 0. */
  proxies?: number
  /** Where they write the address that they saw; the other header is the sender's own claim. Default X-Forwarded-For. */
  proxyHeader?: ForwardingHeader
  /** What a connection may take; proxies of ours have as many as they need. */
  limits?: Partial<Limits>
  /** Largest body passed on, bytes; the exchange has its own limits per call. Default 32 MiB. */
  maxBody?: number
  /** How long answers under way may take to finish once it is stopped. Default 2000. */
  graceMs?: number
  /** How long a look at the store counts, milliseconds. Default 0: a page never gets what was live before it was asked for. */
  lookMs?: number
  /** Development only: a file that names units served from source (development.ts). */
  servedUnits?: string | undefined
  /** Development only: what an exchange says of itself that stands in the place of that of the live set. */
  exchange?: Platform | undefined
  /** Development only: what stands in the place of the store's live set (development.ts). */
  around?: Live | undefined
  /** Development only: where a set is live that stands in the place of the store's, e.g. "https://app.example" (deployed.ts). */
  deployed?: string | undefined
  /** Where pages and faults are counted by release; without it they are not. */
  reports?: Store | undefined
  /** For whoever reads /metrics; without one there is none. */
  operatorKey?: string | undefined
  log?: Log
}

export type Gateway = {
  /** Without a slash at the end, e.g. "http://127.0.0.1:8080". */
  url: string
  port: number
  /** Takes nothing new, lets answers under way finish for a moment, then cuts what is left (streams never end by themselves). */
  stop(): Promise<void>
}

/** A call is refused as calls are: nothing of it was done. */
function tooMany(req: IncomingMessage, res: ServerResponse, why: string): void {
  if (req.url?.startsWith('/api/')) reply(res, 429, why)
  else answerText(res, 429, why)
}

/** Each look is a request to somebody else's server. */
const deployedLookMs = 2000

/** @throws Error in clear words where the port is taken */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const {
    store,
    accepted,
    floor,
    apiUrl,
    port = 0,
    host = '127.0.0.1',
    proxies = 0,
    proxyHeader = 'x-forwarded-for',
    limits,
    maxBody = 32 * 1024 * 1024,
    graceMs = 2000,
    lookMs = 0,
    servedUnits,
    exchange: inPlace,
    around,
    deployed,
    reports,
    operatorKey,
    log: unpaced = printLog,
  } = options
  const log = paced(unpaced)
  const watch = operatorKey === undefined ? undefined : { key: operatorKey, metrics: startMetrics() }
  const clientOf = clientsBehind({
    ...{ count: proxies, header: proxyHeader },
    unreadable: tellUnreadable(log, watch?.metrics),
  })
  const exchange = passOn({
    ...{ apiUrl, maxBody, clientOf, foreign: deployed !== undefined && !inPlace, log },
    failed: watch?.metrics.exchangeFailed,
  })
  const look = lastLook()
  const released = deployed
    ? follow(deployedLive(deployed), deployedLookMs, log, look.looked)
    : (around ?? followLive(store, accepted, lookMs, log, { floor, looked: look.looked }))
  const live = servedUnits ? withServed(released, servedUnits, inPlace) : released
  const development = servedUnits !== undefined
  const clock = reports && storeClock(reports, log)
  const counting = clock && startCounting(collector(reports, log, clock.now, watch?.metrics.tally), live, clock)
  const report = reportDesk(unpaced, counting?.count ?? (() => {}), senderNames(reports, clock?.now))
  const files = deployed ? deployedFiles(deployed) : store
  const setOf: SetOf = async serial => (deployed ? undefined : decided(store, await keysNow(accepted), serial))
  const probes = { live, lastLook: look, watch }
  const parts = { ...probes, store: files, setOf, passOn: exchange, report, clientOf, development, log }
  const server = makeDoor({
    listener: dispatch(parts),
    refuse: (req, res, { status, why }) => (status === 429 ? tooMany(req, res, why) : answerText(res, status, why)),
    addressOf: req => clientOf(req).address,
    mayOffer: isHealthProbe,
    limits: { ...(proxies > 0 && { connectionsPerAddress: Number.POSITIVE_INFINITY }), ...limits },
  })
  const at = await listen(server, port, host)
  return {
    url: urlOf(host, at),
    port: at,
    stop: async () => {
      await stop(server, graceMs)
      await exchange.close()
      await counting?.stop()
    },
  }
}
