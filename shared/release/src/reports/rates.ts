/** How the releases fared: pages, failed pages and what failed, summed over minutes and gateways. */
import { inTurns } from '../in-turns.ts'
import type { Store } from '../store/store.ts'
import { countsSince, type MinuteCounts, type ReportedFault, readCounts } from './counts.ts'
import type { Speeds } from './speed.ts'

/** Pages that ran a release, and those of them that reported a fault. */
export type Count = { pages: number; failed: number }

/** One page of each address, and what each measured first: however many pages one sender claims, it is one voice. */
export type Day = { day: string; count: Count; speeds: Speeds }

export type ReleaseRate = Count & {
  unit: string
  release: string
  /** Failed pages of all, 0 to 1. */
  rate: number
  /** What a verdict goes by, in order: names of addresses hold for a day (UTC), so each day counts by itself. */
  days: readonly Day[]
  /** In order; a minute in which nothing happened is left out. */
  minutes: readonly (Count & { minute: string })[]
  /** The newest, each message once. */
  faults: readonly ReportedFault[]
}

/** By "unit@release"; only those that a page ran. */
export type Rates = ReadonlyMap<string, ReleaseRate>

export const noPages: Count = { pages: 0, failed: 0 }
const mostFaults = 20
/** The UTC day of a minute's name, or of a time's: "2026-11-22". */
export const dayOf = (name: string): string => name.slice(0, 10)

/**
 * Reads the counts from the minute of a time on; asked again it reads what is new alone, since a written minute never
 * changes.
 */
export function followRates(store: Store): (since: Date) => Promise<Rates> {
  let known = new Map<string, MinuteCounts | undefined>()
  return async since => {
    const keys = await countsSince(store, since)
    const read = async (key: string) => [key, known.get(key) ?? (await readCounts(store, key))] as const
    known = new Map(await inTurns(keys, read))
    return summed([...known.values()].filter(counts => counts !== undefined))
  }
}

/** The same, once. */
export const ratesSince = (store: Store, since: Date): Promise<Rates> => followRates(store)(since)

type Named = { unit: string; release: string }
type Row = MinuteCounts['releases'][number] & { minute: string }

export const nameOf = ({ unit, release }: Named): string => `${unit}@${release}`

function summed(all: readonly MinuteCounts[]): Rates {
  const rows = all.flatMap(({ minute, releases }) => releases.map(row => ({ ...row, minute })))
  const faults = Map.groupBy(
    all.flatMap(counts => counts.faults),
    nameOf,
  )
  const byName = Map.groupBy(rows, nameOf)
  return new Map([...byName].map(([name, own]) => [name, rateOf(own, faults.get(name) ?? [])]))
}

function rateOf(rows: readonly Row[], faults: readonly ReportedFault[]): ReleaseRate {
  const { unit = '', release = '' } = rows[0] ?? {}
  const minutes = [...Map.groupBy(rows, row => row.minute)]
    .map(([minute, own]) => ({ minute, ...sum(own) }))
    .sort((a, b) => (a.minute < b.minute ? -1 : 1))
  return {
    unit,
    release,
    ...rated(minutes),
    days: daysIn(rows),
    minutes,
    faults: newest(faults),
  }
}

function daysIn(rows: readonly Row[]): Day[] {
  const days = [...Map.groupBy(rows, ({ minute }) => dayOf(minute))].sort(([a], [b]) => (a < b ? -1 : 1))
  return days.map(([day, own]) => ({ day, count: addressesOf(own), speeds: speedsOf(own) }))
}

function speedsOf(rows: readonly Row[]): Speeds {
  const found = new Map<string, Map<string, number>>()
  for (const { speeds = {} } of rows.toSorted((a, b) => (a.minute < b.minute ? -1 : 1)))
    for (const [what, measured] of Object.entries(speeds)) {
      const own = found.get(what) ?? new Map<string, number>()
      found.set(what, own)
      for (const [name, ms] of Object.entries(measured)) if (!own.has(name)) own.set(name, ms)
    }
  return found
}

function addressesOf(rows: readonly Row[]): Count {
  const failed = rows.flatMap(({ addresses }) => addresses?.failed ?? [])
  const ran = rows.flatMap(({ addresses }) => addresses?.ran ?? [])
  return { pages: new Set([...ran, ...failed]).size, failed: new Set(failed).size }
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((a, b) => ({ pages: a.pages + b.pages, failed: a.failed + b.failed }), noPages)

/** A page that was open before the first minute may fail after it: it is one more of those that ran the release. */
export function rated(counts: readonly Count[]): Count & { rate: number } {
  const all = sum(counts)
  const pages = Math.max(all.pages, all.failed)
  return { pages, failed: all.failed, rate: all.failed / (pages || 1) }
}

function newest(faults: readonly ReportedFault[]): ReportedFault[] {
  const sorted = faults.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const same = [...Map.groupBy(sorted, ({ kind, message }) => `${kind} ${message}`).values()]
  const once = same.flatMap(all =>
    all.slice(0, 1).map(one => ({ ...one, times: all.reduce((n, f) => n + f.times, 0) })),
  )
  return once.slice(0, mostFaults)
}
