/**
 * The form of a store. It gets another number only where an older tool or gateway would misread what a newer one writes: such a
 * tool first creates `formats/<number>.json`. Nobody signs that: who may write here can take everything away as well.
 */
import { ReleaseError } from '../errors.ts'
import { entryKey, formats } from './layout.ts'
import type { Store } from './store.ts'

/** What this code reads and writes. There is no file for the first form. */
const known = 1

/** Why nothing of this store may be read by this code; undefined where it may. */
export async function newerForm(store: Pick<Store, 'listAfter'>): Promise<string | undefined> {
  const [newer] = await store.listAfter(`${formats}/`, entryKey(formats, known))
  return newer === undefined
    ? undefined
    : `A newer version writes this store in another form (${newer}); this version knows form ${known} alone. Nothing was changed. Update this version.`
}

/** @throws ReleaseError where a newer tool wrote here in a form that this one does not know */
export async function refuseNewer(store: Pick<Store, 'listAfter'>): Promise<void> {
  const newer = await newerForm(store)
  if (newer !== undefined) throw new ReleaseError(newer)
}
