/** Counts pages and faults by release, minute by minute, and writes them where ops read them (REPORTS_STORE). */
import { randomBytes } from 'node:crypto'
import type { ClientReport, Config } from '@shared/contract'
import { speedKinds } from '@shared/contract/calls/shell'
import { forgetCounts, keepTotals, type MinuteCounts, minuteOf, type Store, writeCounts } from '@shared/release'
import type { Log } from '../log.ts'
import { type Minute, newMinute } from './minute.ts'
import { firstTimes } from './once.ts'
import { noTally } from './tally.ts'

export type Collector = {
  /** Releases that the live set does not name are anybody's claim: they are not counted, but for shells that pages stand in. */
  count(reports: readonly ClientReport[], live: Config, sender: string): void
  /** Writes the minutes that are over; the one that runs too where it is the last call. Never throws. */
  flush(last?: boolean): Promise<void>
}

/** Where the store cannot be written to, this many minutes wait for it. */
const mostWaiting = 10

export function collector(store: Store, log: Log, now: () => Date = () => new Date(), tally = noTally): Collector {
  const gateway = randomBytes(4).toString('hex')
  const isFirst = firstTimes()
  const waiting: MinuteCounts[] = []
  let current = newMinute(minuteOf(now()))
  let writing = Promise.resolve()

  /** What is counted belongs to the minute that runs; one that is over waits to be written. */
  function minute(): Minute {
    const at = minuteOf(now())
    if (at !== current.minute) {
      close()
      current = newMinute(at)
    }
    return current
  }
  function close(): void {
    const counts = current.counts(gateway)
    if (counts) waiting.push(counts)
    waiting.splice(0, waiting.length - mostWaiting)
  }
  function countOne(report: ClientReport, sender: string): void {
    const name = `${report.id} ${report.unit}@${report.release}`
    // what failed before it could say that it opened was opened too
    if (isFirst(name)) for (const to of [minute(), tally]) to.page(report)
    minute().seen(report, sender, report.kind !== 'opened')
    if (report.kind === 'opened') return
    if (isFirst(`${name} failed`)) for (const to of [minute(), tally]) to.failedPage(report)
    minute().fault(report, sender, now())
    tally.fault(report)
  }
  function measured(report: ClientReport, live: Config, sender: string): void {
    if (!isNamed(report, live) || !isMeasurable(report, live)) return
    minute().speed(report, sender)
    tally.speed(report)
  }
  function take(report: ClientReport, live: Config, sender: string): void {
    if (isStanding(report, live)) minute().stands(report.release, sender)
    if (report.kind === 'behind') return
    if (report.kind === 'speed') return measured(report, live, sender)
    if (isNamed(report, live)) countOne(report, sender)
    else if (report.kind === 'refused') minute().fault(report, sender, now())
  }
  return {
    count: (reports, live, sender) => {
      for (const report of reports) take(report, live, sender)
    },
    async flush(last = false) {
      minute()
      if (last) close()
      writing = writing.then(() => writeAll(store, waiting, log))
      await writing
      if (current.minute.endsWith(':00Z')) await forget(store, log)
    },
  }
}

function isNamed({ unit, release }: ClientReport, { shell, units }: Config): boolean {
  const entry = unit === 'shell' ? shell : Object.hasOwn(units, unit) && units[unit]
  if (!entry) return false
  const canary = 'canary' in entry ? entry.canary : undefined
  return [entry, canary, entry.previous].some(one => one?.release === release)
}

/** What nobody of ours measures, or where nothing of the unit stands, is anybody's claim. */
function isMeasurable({ unit, route, message, ms }: ClientReport, { units }: Config): boolean {
  const { routes = [], canary } = (Object.hasOwn(units, unit) && units[unit]) || {}
  const paths = [...routes, ...(canary?.routes ?? [])].map(({ path }) => path)
  return ms !== undefined && speedKinds.some(kind => kind === message) && paths.includes(route)
}

const isStanding = ({ unit, release, kind }: ClientReport, { shell }: Config): boolean =>
  unit === 'shell' && (kind === 'behind' || kind === 'refused') && release !== shell.release

async function writeAll(store: Store, waiting: MinuteCounts[], log: Log): Promise<void> {
  try {
    for (let counts = waiting[0]; counts; counts = waiting[0]) {
      await writeCounts(store, counts)
      waiting.shift()
    }
  } catch (error: unknown) {
    log('reports-failed', { error: String(error), waiting: waiting.length })
  }
}

async function forget(store: Store, log: Log): Promise<void> {
  try {
    const now = await store.time()
    await keepTotals(store, now)
    await forgetCounts(store, now)
  } catch (error: unknown) {
    log('reports-failed', { error: String(error) })
  }
}
