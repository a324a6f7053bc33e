/** A signed link that lets one phone run one release for a while. */
import { type Override, overrideToken } from '@shared/contract/override'
import { standingFor } from '../decisions/decide.ts'
import type { Decision } from '../decisions/decision.ts'
import { ReleaseError } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { signed } from '../keys/signature.ts'
import { forgetLink, noteLink } from '../proposals/promised.ts'
import { readRelease } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'

/** A remote need not be live. @returns the live decision @throws ReleaseError where no link can bring a release of this unit */
export async function bringable(store: Store, keys: Keys, unit: string): Promise<Decision> {
  const { live } = await standingFor(store, keys)
  if (unit === 'shell') throw new ReleaseError('A shell is the page itself: a link can bring another remote only.')
  if (live) return live
  throw new ReleaseError('Nothing is live yet, so no phone could open a link. Promote a shell first.')
}

export type OverrideInput = { unit: string; release: string; until: Date; url: string }

/** @throws ReleaseError where the release is not stored, or its unit is the shell */
export async function makeOverride(store: Store, keys: Keys, input: OverrideInput) {
  const { unit, release, until, url } = input
  const live = await bringable(store, keys, unit)
  const link = { unit, release, until: until.getTime() }
  const isNew = await noteLink(store, link)
  const { integrity } = await readRelease(store, keys.known, unit, release).catch(async error => {
    if (isNew) await forgetLink(store, link)
    throw error
  })
  const document = { log: live.config.log, unit, release, manifest: integrity, until: until.toISOString() }
  const made: Override = signed([keys.signing(live.config.shell.trusts)], document)
  return { link: `${url.replace(/\/$/, '')}/?release=${overrideToken(made)}`, override: made }
}
