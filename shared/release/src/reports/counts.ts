/**
 * How many pages opened a release and how many of them failed: one object for each minute and gateway. It holds numbers, the
 * words of faults, and names for addresses that nobody can lead back to one once their day is over.
 */
import * as v from 'valibot'
import type { Store } from '../store/store.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const fault = v.object({
  unit: v.string(),
  release: v.string(),
  /** When it was last reported. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.string(),
  route: v.string(),
  message: v.string(),
  /** How often within the minute. */
  times: count,
})
export type ReportedFault = v.InferOutput<typeof fault>

export const minuteCounts = v.object({
  /** UTC, e.g. "2026-11-22T01:05Z". */
  minute: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)),
  /** A random name of the gateway that counted. */
  gateway: v.string(),
  /** `failed` of `pages` reported a fault; each page counts once for each release that it ran. */
  releases: v.array(
    v.object({
      ...{ unit: v.string(), release: v.string(), pages: count, failed: count },
      /** Names of the addresses whose pages ran it, and of those whose pages failed; they hold for a day. */
      addresses: v.optional(v.object({ ran: v.array(v.string()), failed: v.array(v.string()) })),
      /** What was measured ("open /kline", "LCP /home") -> milliseconds, the first of each address by its name. */
      speeds: v.optional(v.record(v.string(), v.record(v.string(), v.number()))),
    }),
  ),
  /** The last ones, newest first. */
  faults: v.array(fault),
  /** Releases of the shell that pages ran although they are live no more. */
  standing: v.optional(v.array(v.string())),
})
export type MinuteCounts = v.InferOutput<typeof minuteCounts>

export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`

const folder = 'counts/'

/** A key holds no colon: "counts/2026-11-22T0105Z-<gateway>.json". */
const keyOf = (minute: string, gateway: string): string => `${folder}${minute.replaceAll(':', '')}-${gateway}.json`

/** Before every key of that minute. */
const before = (at: Date): string => `${folder}${minuteOf(at).replaceAll(':', '')}`

/** @returns false where that minute of that gateway was written already */
export const writeCounts = (store: Store, counts: MinuteCounts): Promise<boolean> =>
  store.createIfAbsent(keyOf(counts.minute, counts.gateway), Buffer.from(`${JSON.stringify(counts)}\n`))

/** Keys of the minute of that time and all later ones. */
export const countsSince = (store: Store, since: Date): Promise<string[]> => store.listAfter(folder, before(since))

/** The day of a key, "2026-11-22"; empty where it names none. */
export const dayOfKey = (key: string): string => /(\d{4}-\d\d-\d\d)T/.exec(key)?.[1] ?? ''

const keptDays = 8

/**
 * Deletes what is older than eight days, but never the eight newest days that were counted: where the store's own clock is
 * days ahead, these are still there once it is right again.
 * @param now the store's time
 */
export async function forgetCounts(store: Store, now: Date): Promise<void> {
  const keys = await store.listAfter(folder, '')
  const until = before(new Date(now.getTime() - keptDays * 86_400_000))
  const newest = [...new Set(keys.map(dayOfKey))].sort().slice(-keptDays)
  for (const key of keys) if (key < until && !newest.includes(dayOfKey(key))) await store.delete(key)
}

/** Undefined where it is gone meanwhile or damaged: a minute that is lost, no more. */
export async function readCounts(store: Store, key: string): Promise<MinuteCounts | undefined> {
  const bytes = await store.read(key)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), minuteCounts), Buffer.from(bytes ?? []).toString())
  return parsed.success ? parsed.output : undefined
}

/** Releases of the shell that pages ran since a time although they were live no more, each with the last minute of it. */
export async function standingSince(store: Store, since: Date): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  for (const key of await countsSince(store, since)) {
    const counts = await readCounts(store, key) // in order of minutes
    for (const release of counts?.standing ?? []) found.set(release, counts?.minute ?? '')
  }
  return found
}
