/** Tells the gateway how fast this phone is, once of each screen: releases are compared by it (docs/release.md#ship-watch-roll-back). */
import type { SpeedKind } from '@shared/contract/calls/shell'
import { onINP, onLCP } from 'web-vitals'
import { reportSpeed } from '../reports/client-report.ts'
import { OPENING, type Opened } from '../reports/opening.ts'

/** Screens that stood, in order, with when (performance.now). */
const stood: { at: number; opened: Opened }[] = []
const told = new Set<string>()

function tell(kind: SpeedKind, opened: Opened | undefined, ms: number): void {
  const name = opened && `${kind} ${opened.unit}@${opened.release} ${opened.path}`
  if (!name || told.has(name)) return
  told.add(name)
  reportSpeed(opened, opened.path, kind, Math.round(ms))
}

/** What stood at a time; before the first, that. */
const shownAt = (time: number): Opened | undefined => (stood.findLast(({ at }) => at <= time) ?? stood[0])?.opened

export function followSpeed(): void {
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type: 'measure', buffered: true })
  onLCP(({ value }) => tell('LCP', stood[0]?.opened, value))
  onINP(({ value, entries }) => tell('INP', shownAt(entries[0]?.startTime ?? 0), value))
}

/** What an entry says stands on its prototype: it is read by name, a rest of it is empty. */
function note(entry: PerformanceEntry & { detail?: Opened }): void {
  const { name, startTime, duration, detail } = entry
  if (name !== OPENING || !detail) return
  stood.push({ at: startTime + duration, opened: detail })
  tell('open', detail, duration)
  performance.clearMeasures(OPENING)
}
