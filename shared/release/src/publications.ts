/** Each unit's log of what was published, in order: release ids are hashes and tell none. */
import * as v from 'valibot'
import { entryKey, publications } from './layout.ts'
import { newestSerial, serialsAfter } from './log.ts'
import type { Store } from './store/store.ts'

const publication = v.pipe(v.string(), v.parseJson(), v.object({ release: v.string(), at: v.string() }))
type Publication = v.InferOutput<typeof publication>

/** Nothing is added where it is the newest already. */
export async function recordPublished(store: Store, unit: string, release: string, at: Date): Promise<void> {
  const log = publications(unit)
  const newest = await newestSerial(store, log)
  if ((await readPublication(store, unit, newest))?.release === release) return
  const entry = Buffer.from(`${JSON.stringify({ release, at: at.toISOString() })}\n`)
  if (!(await store.createIfAbsent(entryKey(log, newest + 1), entry))) await recordPublished(store, unit, release, at)
}

/** Undefined where it is damaged: the order of publishing is a convenience, nothing live hangs on it. */
async function readPublication(store: Store, unit: string, serial: number): Promise<Publication | undefined> {
  const bytes = await store.read(entryKey(publications(unit), serial))
  const result = v.safeParse(publication, Buffer.from(bytes ?? []).toString())
  return result.success ? result.output : undefined
}

/** The release of a unit that was published last. */
export async function newestPublished(store: Store, unit: string): Promise<string | undefined> {
  for await (const { release } of newestFirst(store, unit)) return release
  return undefined
}

/** The newest of a unit, and all that were published since a time. */
export async function publishedSince(store: Store, unit: string, since: Date): Promise<string[]> {
  const found: string[] = []
  for await (const { release, at } of newestFirst(store, unit)) {
    if (found.length > 0 && new Date(at) < since) break
    found.push(release)
  }
  return found
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
