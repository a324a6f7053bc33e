/** What `status` says of where the releases come from that phones run, or may run next. */

import type { UnitStatus } from '../history/status.ts'
import type { Keys } from '../keys/key-folder.ts'
import { type Origin, readOrigin } from '../origin/origin.ts'
import { originInWords } from '../origin/words.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'

export type MadeFrom = { unit: string; release: string; origin: Origin }

/** Live, for some phones, and published last, in this order. */
const namedIn = (units: readonly UnitStatus[]) =>
  units.flatMap(({ unit, release, canary, published }) =>
    [...new Set([release, canary?.release, published])].flatMap(id => (id ? [{ unit, release: id }] : [])),
  )

/** Of each of them; without those of which nothing is said. */
export async function madeFrom(store: Store, keys: Keys, units: readonly UnitStatus[]): Promise<MadeFrom[]> {
  const found = await Promise.all(
    namedIn(units).map(async ({ unit, release }) => {
      const origin = await readOrigin(store, keys.known, unit, release)
      return origin ? [{ unit, release, origin }] : []
    }),
  )
  return found.flat()
}

/** A line each; one for all where all come from the same. */
export function madeFromLines(all: readonly MadeFrom[], units: readonly UnitStatus[]): string[] {
  const [first, ...others] = new Set(all.map(({ origin }) => originInWords(origin)))
  if (first === undefined) return []
  if (others.length === 0 && all.length > 1 && all.length === namedIn(units).length) return [`All made from: ${first}`]
  return ['Made from:', ...all.map(one => `  ${nameOf(one)}  ${originInWords(one.origin)}`)]
}
