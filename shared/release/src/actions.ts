/** What decisions and proposals are called in the log: the command that made them. */
import type { Going } from './live-set.ts'
import { nameOf } from './stored.ts'

type Named = { unit: string; release: string }

/** e.g. "promote trade@9ab27e0c11d2 settings to 5%" @param settings undefined where they stay as they are */
export function promoteAction(targets: readonly Named[], settings: object | undefined, going: Going): string {
  const part = going.percent === undefined ? [] : [`to ${going.percent}%`]
  const more = [...(settings ? ['settings'] : []), ...part, ...(going.forced ? ['forced'] : [])]
  return ['promote', ...targets.map(nameOf), ...more].join(' ')
}

/** e.g. "remove trade@9ab27e0c11d2" */
export const removeAction = (one: Named): string => `remove ${nameOf(one)}`

/** e.g. "keys policy --promote 2" */
export const policyAction = (promote: number): string => `keys policy --promote ${promote}`
