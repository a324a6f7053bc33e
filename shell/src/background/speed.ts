/** Tells the gateway how fast this phone is, once of each screen: releases are compared by it (docs/release.md#ship-watch-roll-back). */
import type { SpeedKind } from '@shared/contract/calls/shell'
import { onINP, onLCP } from 'web-vitals'
import { isKept } from '../boot/kept-page.ts'
import { reportSpeed } from '../reports/client-report.ts'
import { OPENING, type Opened } from '../reports/opening.ts'

/** Screens that stood, in order, with when (performance.now). */
const openings: { at: number; opened: Opened }[] = []
const reported = new Set<string>()

/** When the phone was last without a connection, Infinity while it is: what fell into that says nothing of a release. */
let without = Number.NEGATIVE_INFINITY

function followConnection(): void {
  if (isKept()) without = performance.now() // the network did not open this page
  if (!navigator.onLine) without = Number.POSITIVE_INFINITY
  addEventListener('offline', () => (without = Number.POSITIVE_INFINITY))
  addEventListener('online', () => (without = performance.now()))
}

/** @param from when what took that long began */
function tell(kind: SpeedKind, opened: Opened | undefined, ms: number, from: number): void {
  if (from <= without) return
  const name = opened && `${kind} ${opened.unit}@${opened.release} ${opened.path}`
  if (!name || reported.has(name)) return
  reported.add(name)
  reportSpeed(opened, opened.path, kind, Math.round(ms))
}

/** What stood at a time; before the first, that. */
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

/** What an entry says stands on its prototype: it is read by name, a rest of it is empty. */
function note(entry: PerformanceEntry & { detail?: Opened }): void {
  const { name, startTime, duration, detail } = entry
  if (name !== OPENING || !detail) return
  openings.push({ at: startTime + duration, opened: detail })
  tell('open', detail, duration, startTime)
  performance.clearMeasures(OPENING)
}
