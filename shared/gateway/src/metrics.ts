/** What a monitoring system reads of one gateway: GET /metrics, in the text form of Prometheus, for whoever bears the operator key. */
import type { ClientReport } from '@shared/contract'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Kind } from './addresses.ts'
import type { Tally } from './reports/tally.ts'

export type Metrics = {
  /** @param status of the answer; 0 where the client left before there was one */
  answered(kind: Kind, status: number): void
  tally: Tally
  /** A call that the exchange did not answer, or not to its end. */
  exchangeFailed(): void
  /** A proxy of ours wrote no address that can be read. */
  unreadableAddress(): void
  /** @param serial of the live set, 0 before the first decision @param lookAge seconds since the store was last read */
  text(serial: number, lookAge: number | undefined): Promise<string>
  type: string
}

const ofRelease = ['unit', 'release'] as const
/** Seconds: from what nobody notices to what nobody waits for. */
const buckets = [0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10]

export function startMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    ...{
      name: 'tarn_requests_total',
      help: 'Requests answered, by what was asked for and status; 0: nobody waited for it.',
    },
    ...{ labelNames: ['kind', 'status'] as const, registers },
  })
  const ofReleases = (name: string, help: string) => {
    const counter = new Counter({ name, help, labelNames: ofRelease, registers })
    return ({ unit, release }: ClientReport) => counter.inc({ unit, release })
  }
  const count = (name: string, help: string) => {
    const counter = new Counter({ name, help, registers })
    return () => counter.inc()
  }
  const speeds = new Histogram({
    ...{ name: 'tarn_screen_seconds', help: 'Until a screen stood, its largest picture did, it answered a touch.' },
    ...{ labelNames: [...ofRelease, 'kind'] as const, buckets, registers },
  })
  const tally: Tally = {
    page: ofReleases('tarn_pages_total', 'Pages that opened a release.'),
    failedPage: ofReleases('tarn_failed_pages_total', 'Of these, pages that reported a fault.'),
    fault: ofReleases('tarn_faults_total', 'Faults that pages reported of a release.'),
    speed: ({ unit, release, message: kind, ms = 0 }) => speeds.observe({ unit, release, kind }, ms / 1000),
  }
  const live = new Gauge({ name: 'tarn_live_serial', help: 'Number of the decision that is live here.', registers })
  const look = new Gauge({
    ...{ name: 'tarn_last_look_age_seconds', help: 'Since the store was last read; -1: never yet.', registers },
  })
  return {
    answered: (kind, status) => requests.inc({ kind, status }),
    tally,
    exchangeFailed: count('tarn_exchange_failures_total', 'Calls that the exchange did not answer, or not to the end.'),
    unreadableAddress: count(
      'tarn_unreadable_addresses_total',
      'Requests whose proxy wrote no address that is read here.',
    ),
    type: registry.contentType,
    text(serial, lookAge) {
      live.set(serial)
      look.set(lookAge ?? -1)
      return registry.metrics()
    },
  }
}
