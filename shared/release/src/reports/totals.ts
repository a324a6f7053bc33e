/** What is left of a day's counts when its minutes are forgotten: pages by release, and the first fault of each. */
import * as v from 'valibot'
import type { Store } from '../store/store.ts'
import { countsSince, dayOfKey, fault, type MinuteCounts, readCounts } from './counts.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const total = v.object({
  ...{ unit: v.string(), release: v.string(), pages: count, failed: count },
  /** The earliest fault that was kept. */
  first: v.optional(fault),
})
export type Total = v.InferOutput<typeof total>

const dayTotals = v.pipe(v.string(), v.parseJson(), v.object({ releases: v.array(total) }))

const folder = 'totals/'
const day = 86_400_000
/** A gateway whose store was away writes its last minutes late. */
const lateness = 3_600_000

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const keyOf = (name: string): string => `${folder}${name}.json`

export async function totalledDays(store: Store): Promise<string[]> {
  return (await store.listAfter(folder, '')).flatMap(key => /(\d{4}-\d\d-\d\d)\.json$/.exec(key)?.[1] ?? [])
}

/** Empty where what stands there is damaged: a day that is lost, no more. */
export async function readTotals(store: Store, name: string): Promise<readonly Total[]> {
  const bytes = await store.read(keyOf(name))
  const parsed = v.safeParse(dayTotals, Buffer.from(bytes ?? []).toString())
  return parsed.success ? parsed.output.releases : []
}

/**
 * Keys of minutes that stand in no totals.
 * @param days that are totalled; one that has not come yet, which a wrong clock closed, hides none before it
 */
export async function untotalled(store: Store, days: readonly string[], now: Date): Promise<string[]> {
  const last = days.findLast(name => name <= dayOf(now))
  const keys = await countsSince(store, new Date(last ? Date.parse(last) + day : 0))
  return keys.filter(key => !days.includes(dayOfKey(key)))
}

/**
 * Sums each day that is over and not summed yet. Of several gateways the first one's sum stays: all sum the same minutes.
 * @param now the store's time: by a gateway's own it could close a day that others still count
 */
export async function keepTotals(store: Store, now: Date): Promise<void> {
  const end = Date.parse(dayOf(new Date(now.getTime() - lateness)))
  const keys = await untotalled(store, await totalledDays(store), now)
  const byDay = Map.groupBy(keys, dayOfKey)
  for (const [name, own] of byDay) {
    if (!(Date.parse(name) < end)) continue // not over, or no day at all
    const read: (MinuteCounts | undefined)[] = []
    for (const key of own) read.push(await readCounts(store, key))
    const releases = totalsOf(read.filter(counts => counts !== undefined))
    await store.createIfAbsent(keyOf(name), Buffer.from(`${JSON.stringify({ releases })}\n`))
  }
}

type Named = { unit: string; release: string }
const nameOf = ({ unit, release }: Named): string => `${unit}@${release}`

/** @param all minutes, or totals of days as minutes would be */
export function totalsOf(all: readonly Pick<MinuteCounts, 'releases' | 'faults'>[]): Total[] {
  const faults = Map.groupBy(
    all.flatMap(({ faults: own }) => own),
    nameOf,
  )
  const rows = Map.groupBy(
    all.flatMap(({ releases }) => releases),
    nameOf,
  )
  return [...rows].map(([name, own]) => {
    const [pages, failed] = [sum(own, 'pages'), sum(own, 'failed')]
    const first = (faults.get(name) ?? []).reduce<Total['first']>((a, b) => (a && a.at <= b.at ? a : b), undefined)
    return { unit: own[0]?.unit ?? '', release: own[0]?.release ?? '', pages, failed, ...(first && { first }) }
  })
}

const sum = (rows: readonly { pages: number; failed: number }[], key: 'pages' | 'failed'): number =>
  rows.reduce((total, row) => total + row[key], 0)
