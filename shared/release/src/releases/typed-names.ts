/** What people type for a unit and a release: nearly right is told what it may have meant, and an id may be short. */
import { distance } from 'fastest-levenshtein'
import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { publishedUnits } from './publications.ts'

/** Letters that may be wrong, missing or changed places. */
const slips = 2

/** The one that was meant, if any is near enough. */
export const nearest = (typed: string, known: readonly string[]): string | undefined =>
  known
    .map(name => ({ name, far: distance(typed, name) }))
    .filter(({ far, name }) => far <= slips && far < name.length / 2)
    .sort((a, b) => a.far - b.far)[0]?.name

/** @throws ReleaseError "usage" where nothing of this unit was ever published and another's name is near */
export async function refuseSlip(store: Store, unit: string): Promise<void> {
  const known = await publishedUnits(store)
  const meant = known.includes(unit) ? undefined : nearest(unit, known)
  if (meant) throw new ReleaseError(`Nothing of a unit "${unit}" is published. Did you mean ${meant}?`, 'usage')
}

/**
 * The whole id of a release: its first digits, four at least, are enough where no other of the unit begins with them.
 * @throws ReleaseError "usage" where none or several do
 */
export async function wholeId(store: Store, unit: string, typed: string): Promise<string> {
  if (!/^[a-f0-9]{4,11}$/.test(typed)) return typed
  const folder = `signatures/${unit}/`
  const ids = (await store.listAfter(folder, '')).map(key => key.slice(folder.length).replace('.json', ''))
  const [found, ...others] = ids.filter(id => id.startsWith(typed))
  if (found === undefined) throw new ReleaseError(`No release of ${unit} in the store begins with ${typed}.`, 'usage')
  if (others.length === 0) return found
  throw new ReleaseError(`${typed} begins ${[found, ...others].join(' and ')}. Type a digit more.`, 'usage')
}
