/** Each unit's log of what was published, in order: release ids are hashes and tell none. */
import * as v from 'valibot'
import { decisions, entryKey, publications } from '../store/layout.ts'
import { newestSerial, serialsAfter } from '../store/log.ts'
import type { Store } from '../store/store.ts'

const publication = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    release: v.string(),
    at: v.string(),
    /** The newest decision at that time: by its number, since clocks differ. Entries of before do not say it. */
    after: v.optional(v.number()),
    /** Of a preview: when its link ends. It goes live by its own name alone, never as the release published last. */
    until: v.optional(v.string()),
  }),
)
/** A link that lets one phone run a release holds so long at most, milliseconds. */
export const longestLink = 7 * 24 * 3_600_000

export type Publication = v.InferOutput<typeof publication>

/** Nothing is added where it is the newest already. @param until of a preview: when its link ends */
export async function recordPublished(
  store: Store,
  unit: string,
  release: string,
  at: Date,
  until?: Date,
): Promise<void> {
  const log = publications(unit)
  const newest = await newestSerial(store, log)
  const last = await readPublication(store, unit, newest)
  if (last?.release === release && last.until === until?.toISOString()) return
  const after = await newestSerial(store, decisions)
  const said = { release, at: at.toISOString(), after, until: until?.toISOString() }
  const entry = Buffer.from(`${JSON.stringify(said)}\n`)
  if (await store.createIfAbsent(entryKey(log, newest + 1), entry)) return
  await recordPublished(store, unit, release, at, until)
}

/** Undefined where it is damaged: the order of publishing is a convenience, nothing live hangs on it. */
async function readPublication(store: Store, unit: string, serial: number): Promise<Publication | undefined> {
  const bytes = await store.read(entryKey(publications(unit), serial))
  const result = v.safeParse(publication, Buffer.from(bytes ?? []).toString())
  return result.success ? result.output : undefined
}

/** The release of a unit that was published last; a preview is none. */
export const newestPublished = async (store: Store, unit: string): Promise<string | undefined> =>
  (await publishedLast(store, unit, [])).release

/**
 * As `newestPublished`, and whether it waits.
 * @param running what is live or a canary: also as a preview each was published, and what came before it waits no more
 */
export async function publishedLast(
  store: Store,
  unit: string,
  running: readonly string[],
): Promise<{ release: string | undefined; waits: boolean }> {
  let waits = true
  for await (const { release, until } of newestFirst(store, unit)) {
    if (running.includes(release)) waits = false
    if (until === undefined) return { release, waits }
  }
  return { release: undefined, waits: false }
}

/** How a release was published first. */
export async function firstPublished(store: Store, unit: string, release: string): Promise<Publication | undefined> {
  let first: Publication | undefined
  for await (const one of newestFirst(store, unit)) if (one.release === release) first = one
  return first
}

/** The newest of a unit, all that were published since a time, and previews whose links held then. */
export async function publishedSince(store: Store, unit: string, since: Date): Promise<string[]> {
  const [found, previews]: [string[], string[]] = [[], []]
  const oldest = new Date(since.getTime() - longestLink)
  for await (const { release, at, until } of newestFirst(store, unit)) {
    if (found.length > 0 && new Date(at) < oldest) break
    if (until !== undefined) previews.push(...(new Date(until) > since ? [release] : []))
    else if (found.length === 0 || new Date(at) >= since) found.push(release)
  }
  return [...found, ...previews]
}

async function* newestFirst(store: Store, unit: string): AsyncGenerator<Publication> {
  for (const serial of (await serialsAfter(store, publications(unit))).reverse()) {
    const found = await readPublication(store, unit, serial)
    if (found) yield found
  }
}

/** Units that published anything, in order. */
export async function publishedUnits(store: Store): Promise<string[]> {
  const keys = await store.listAfter('published/', '')
  return [...new Set(keys.map(key => key.split('/')[1] ?? ''))]
}
