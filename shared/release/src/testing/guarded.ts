/** An installation where two of three keys stand for what is promoted, each held by somebody else. */

import { hashOf } from '../decisions/decision.ts'
import { type Draft, unnumbered } from '../decisions/live-set.ts'
import { liveConfig } from '../index.ts'
import type { Keys } from '../keys/key-folder.ts'
import { approve, proposePolicy } from '../operations/approve.ts'
import { entryKey } from '../store/layout.ts'
import { makeKeys } from './made-release.ts'
import { writeDecision } from './planted.ts'
import { ann, at, driverOf, started } from './started.ts'

export const all = makeKeys('k1', 'k2', 'k3')
export const trusts = ['k1', 'k2', 'k3']

/** Who holds one of the keys, and knows the public half of all. */
function holderOf(keyId: string): Keys {
  const held = all.held.filter(one => one.keyId === keyId)
  return { ...all, held, signing: () => held[0] ?? all.signing() }
}
export const [k1, k2, k3] = [holderOf('k1'), holderOf('k2'), holderOf('k3')]

/** Shell, trade and wallet live; from then on two keys are needed. */
export async function guarded() {
  const begun = await started(all, { trusts })
  const id = await proposePolicy(begun.store, k1, 2, { ...ann, at })
  await approve(begun.store, k2, { id, who: 'bob', at })
  const follow = liveConfig(begun.store, all.accepted)
  const alone = driverOf(begun.path, k1)
  return {
    ...begun,
    alone,
    follow,
    approve: (id = '', keys = k2) => approve(begun.store, keys, { id, who: 'bob', at }),
  }
}

export type Guarded = Awaited<ReturnType<typeof guarded>>

/** A decision by one key alone, past the tool. @param ahead so far beyond the live decision */
export async function plant({ store, follow }: Guarded, change: (live: Draft) => Draft, ahead = 1) {
  const live = await follow()
  if (!live) throw new Error('nothing is live')
  const before = await store.read(entryKey('decisions', live.serial))
  const previousHash = hashOf(before ?? new Uint8Array())
  const set = change(unnumbered(live))
  await writeDecision(store, k1, { serial: live.serial + ahead, previousHash, set, dated: at.toISOString() })
}
