/** What `status` says of where the releases come from that phones run, or may run next. */
import type { Keys } from '../keys/key-folder.ts'
import { type Origin, readOrigin } from '../origin/origin.ts'
import { originInWords } from '../origin/words.ts'
import type { UnitStatus } from '../status.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../stored.ts'

export type MadeFrom = { unit: string; release: string; origin: Origin }

/** Live, for some phones, and published last, in this order; without those of which nothing is said. */
export async function madeFrom(store: Store, keys: Keys, units: readonly UnitStatus[]): Promise<MadeFrom[]> {
  const named = units.flatMap(({ unit, release, canary, published }) =>
    [...new Set([release, canary?.release, published])].flatMap(id => (id ? [{ unit, release: id }] : [])),
  )
  const found = await Promise.all(
    named.map(async ({ unit, release }) => {
      const origin = await readOrigin(store, keys.known, unit, release)
      return origin ? [{ unit, release, origin }] : []
    }),
  )
  return found.flat()
}

export const madeFromLines = (all: readonly MadeFrom[]): string[] =>
  all.length > 0 ? ['Made from:', ...all.map(one => `  ${nameOf(one)}  ${originInWords(one.origin)}`)] : []
