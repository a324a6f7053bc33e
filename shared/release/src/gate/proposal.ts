/** A publish as the gate sees it: what is built, as if it were promoted to all phones now. */
import { platform } from '@shared/contract/config'
import * as v from 'valibot'
import { beginning, standing } from '../decisions/decision.ts'
import { placeAfter } from '../decisions/drafts.ts'
import { withReleases } from '../decisions/live-set.ts'
import type { Keys } from '../keys/key-folder.ts'
import { type BuiltRelease, sha384 } from '../releases/built-release.ts'
import type { Store } from '../store/store.ts'
import type { Proposal } from './gate.ts'

/** What is published by one command belongs together: a shell and the remotes that need it pass together. */
export async function proposalOf(store: Store, keys: Keys, built: readonly BuiltRelease[]): Promise<Proposal> {
  const base = await standing(store, keys.accepted, await beginning(keys))
  const live = base.live?.config
  const coming = built.map(({ manifest, manifestBytes }) => ({ manifest, integrity: sha384(manifestBytes) }))
  const next = live && withReleases(live, coming, v.parse(platform, live), {}, placeAfter(base, new Date()))
  return { live, next, coming }
}
