/** The log as people read it: newest first, no more of it read than is shown. */
import { isDeepStrictEqual } from 'node:util'
import type { Decision } from '../decisions/decision.ts'
import { liveEntry } from '../decisions/live-set.ts'
import { readPast } from '../decisions/vouched.ts'
import type { Keys } from '../keys/key-folder.ts'
import { decisions } from '../store/layout.ts'
import { serialsAfter } from '../store/log.ts'
import type { Store } from '../store/store.ts'

/** `decision` is undefined where what stands there is damaged or was signed by nobody we know. */
export type Entry = { serial: number; decision: Decision | undefined }

/**
 * @param unit only the decisions that changed this one: the log is read as far back as the last of those
 * @param last how many
 */
export async function history(store: Store, keys: Keys, unit: string | undefined, last: number): Promise<Entry[]> {
  const serials = (await serialsAfter(store, decisions)).reverse()
  const entries = reading(store, keys, serials)
  const found: Entry[] = []
  for await (const entry of unit === undefined ? entries : changing(unit, entries)) {
    if (found.push(entry) === last) break
  }
  return found
}

async function* reading(store: Store, keys: Keys, serials: readonly number[]): AsyncGenerator<Entry> {
  for (const serial of serials) yield { serial, decision: await readPast(store, serial, keys) }
}

/** A decision changed a unit where the one before says something else of it; what cannot be read is passed over. */
async function* changing(unit: string, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  let later: Entry | undefined
  for await (const entry of entries) {
    if (!entry.decision) continue
    if (later && !isDeepStrictEqual(saidOf(unit, later), saidOf(unit, entry))) yield later
    later = entry
  }
  if (saidOf(unit, later)) yield later as Entry // the first one of the log
}

const saidOf = (unit: string, entry: Entry | undefined) => liveEntry(entry?.decision?.config, unit)
