/** The collector at work in a gateway: it writes just after each full minute, and once more at the end. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientReport } from '@shared/contract'
import type { Live } from '../live.ts'
import type { Collector } from './collector.ts'

/** A store that does not answer must not keep a gateway from ending: milliseconds. */
const patience = 2000

/** @param live the live set, which tells what is counted */
export function startCounting(collector: Collector, live: Live) {
  const end = eachMinute(() => collector.flush())
  return {
    /** Returns at once, and never fails. */
    count: (reports: readonly ClientReport[]): void =>
      void live().then(
        config => config && collector.count(reports, config),
        () => {}, // nothing is known to be live: nothing to count against
      ),
    async stop(): Promise<void> {
      end()
      await Promise.race([collector.flush(true), wait(patience, undefined, { ref: false })])
    },
  }
}

function eachMinute(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => void work().finally(next), 60_000 - (Date.now() % 60_000)).unref()
  }
  next()
  return () => clearTimeout(timer)
}
