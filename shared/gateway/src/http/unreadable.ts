/** What an operator learns of a proxy that writes no address: each request is counted, the first stands in the log. */
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'

const remedy =
  'Phones behind this proxy have one limit together. It must write an address into the header that TRUST_PROXY names (docs/production.md#settings)'

/** @returns is told what stands in the place of an address */
export function tellUnreadable(log: Log, metrics: Metrics | undefined): (entry: string) => void {
  let isTold = false
  return entry => {
    metrics?.unreadableAddress()
    if (!isTold) log('unreadable-address', { entry, remedy })
    isTold = true
  }
}
