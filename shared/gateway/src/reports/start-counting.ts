/** The collector at work in a gateway: it writes just after each full minute, and once more at the end. */
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientReport } from '@shared/contract'
import type { Live } from '../live.ts'
import type { Collector } from './collector.ts'
import type { StoreClock } from './store-clock.ts'

/** A store that does not answer must not keep a gateway from ending: milliseconds. */
const patience = 2000

/** @param live the live set, which tells what is counted @param clock the store's, looked at before each minute is written */
export function startCounting(collector: Collector, live: Live, clock: StoreClock) {
  const looked = clock.look()
  const end = eachMinute(clock, () => clock.look().then(() => collector.flush()))
  let coming: Promise<void> = Promise.resolve()
  const countOf = async (reports: readonly ClientReport[], sender: string) => {
    await looked // what is counted before would be dated by this machine's clock
    const config = await live().catch(() => undefined) // nothing is known to be live: nothing to count against
    if (config) collector.count(reports, config, sender)
  }
  return {
    /** Returns at once, and never fails. */
    count(reports: readonly ClientReport[], sender: string): void {
      coming = Promise.all([coming, countOf(reports, sender)]).then(() => {})
    },
    async stop(): Promise<void> {
      end()
      const written = coming.then(() => collector.flush(true))
      await Promise.race([written, wait(patience, undefined, { ref: false })])
    },
  }
}

function eachMinute({ now }: StoreClock, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout
  const next = () => {
    timer = setTimeout(() => void work().finally(next), 60_000 - (now().getTime() % 60_000)).unref()
  }
  next()
  return () => clearTimeout(timer)
}
