/** What is live: each release that a phone may be sent to is there, as the live decision names it. */
import type { Config } from '@shared/contract/config'
import { beginning, standing } from '../decisions/decision.ts'
import type { Finding } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import type { Keys } from '../keys/key-folder.ts'
import { manifestName, sha384 } from '../releases/built-release.ts'
import { publishAgain } from '../releases/same-build.ts'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'

type Named = { unit: string; part: 'live' | 'canary' | 'previous'; release: string; manifest: string }

export async function verifyLive(store: Store, keys: Keys): Promise<Finding[]> {
  const { live } = await standing(store, keys.accepted, await beginning(keys))
  return (await inTurns(live ? namedBy(live.config) : [], one => wrongWith(store, one))).flat()
}

/** Each release that a set names, and as what. */
export function namedBy({ shell, units }: Pick<Config, 'shell' | 'units'>): Named[] {
  return [['shell', shell] as const, ...Object.entries(units)].flatMap(([unit, entry]) => {
    const { canary, previous } = { canary: undefined, ...entry }
    return [
      { unit, part: 'live', release: entry.release, manifest: entry.manifest } as const,
      ...(canary ? [{ unit, part: 'canary', release: canary.release, manifest: canary.manifest } as const] : []),
      ...(previous
        ? [{ unit, part: 'previous', release: previous.release, manifest: previous.manifest } as const]
        : []),
    ]
  })
}

async function wrongWith(store: Store, named: Named): Promise<Finding[]> {
  const { unit, part, release, manifest } = named
  const bytes = await store.read(fileKey(unit, release, manifestName))
  if (bytes && sha384(bytes) === manifest) return []
  const what = `${unit}@${release} is ${part}, and its ${manifestName} ${bytes ? 'is another than was promoted' : 'is not in the store'}.`
  return [{ what, mend: mends[part](named) }]
}

const mends = {
  live: (one: Named) => `${publishAgain(one)}, or go back: pnpm release rollback ${one.unit}`,
  canary: (one: Named) => `${publishAgain(one)}, or end the canary: pnpm release rollback ${one.unit}`,
  previous: (one: Named) => `${publishAgain(one)}; until then phones have nothing to fall back to.`,
}
