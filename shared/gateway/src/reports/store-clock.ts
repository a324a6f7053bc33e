/**
 * The time by the clock of the store of reports. All gateways share that one, so a gateway whose own clock is wrong counts
 * into the same minutes and days as the others.
 */
import type { Store } from '@shared/release'
import type { Log } from '../log.ts'

export type StoreClock = {
  /** By the store's clock as of the last look; before the first one, by the gateway's own. */
  now(): Date
  /** Compares the two clocks. Never throws: while the store is away, the last difference counts. */
  look(): Promise<void>
}

/** What an operator need not know of, milliseconds. */
const tolerable = 300_000
const remedy = 'Set this clock: pages are counted by that of REPORTS_STORE, but the log and TLS go by this one.'

export function storeClock(store: Pick<Store, 'time'>, log: Log, own: () => Date = () => new Date()): StoreClock {
  let ahead = 0
  let isTold = false
  return {
    now: () => new Date(own().getTime() - ahead),
    async look() {
      const there = await store.time().catch(() => undefined)
      if (there) ahead = own().getTime() - there.getTime()
      const differs = Math.abs(ahead) > tolerable
      if (differs && !isTold) log('clock-differs', { seconds: Math.round(ahead / 1000), remedy })
      isTold = differs
    },
  }
}
