/** Reports load and response times of each screen once. Releases are compared by them (docs/release.md#ship-watch-roll-back). */
import type { SpeedKind } from '@shared/contract/calls/shell'
import { onINP, onLCP } from 'web-vitals'
import { isKept } from '../boot/kept-page.ts'
import { reportSpeed } from '../reports/client-report.ts'
import { OPENING, type Opened } from '../reports/opening.ts'

/** Opened screens in order, with their times (performance.now). */
const openings: { at: number; opened: Opened }[] = []
const reported = new Set<string>()

/** When the phone was last offline (performance.now), Infinity while it is. Measurements from before are not reported. */
let without = Number.NEGATIVE_INFINITY

function followConnection(): void {
  if (isKept()) without = performance.now() // the network did not open this page
  if (!navigator.onLine) without = Number.POSITIVE_INFINITY
  addEventListener('offline', () => (without = Number.POSITIVE_INFINITY))
  addEventListener('online', () => (without = performance.now()))
}

/** @param from when the measured operation began */
function tell(kind: SpeedKind, opened: Opened | undefined, ms: number, from: number): void {
  if (from <= without) return
  const name = opened && `${kind} ${opened.unit}@${opened.release} ${opened.path}`
  if (!name || reported.has(name)) return
  reported.add(name)
  reportSpeed(opened, opened.path, kind, Math.round(ms))
}

/** The screen that was open at a time; before the first one, the first. */
const shownAt = (time: number): Opened | undefined => (openings.findLast(({ at }) => at <= time) ?? openings[0])?.opened

export function followSpeed(): void {
  followConnection()
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type: 'measure', buffered: true })
  onLCP(({ value }) => tell('LCP', openings[0]?.opened, value, 0))
  onINP(({ value, entries }) => {
    const from = entries[0]?.startTime ?? 0
    tell('INP', shownAt(from), value, from)
  })
}

/** The values of an entry are getters of its prototype, so a rest or spread of it would be empty. */
function note(entry: PerformanceEntry & { detail?: Opened }): void {
  const { name, startTime, duration, detail } = entry
  if (name !== OPENING || !detail) return
  openings.push({ at: startTime + duration, opened: detail })
  tell('open', detail, duration, startTime)
  performance.clearMeasures(OPENING)
}
