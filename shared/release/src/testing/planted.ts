/** What somebody with a key and the store's own rights writes past the tool. */
import { standing } from '../decision.ts'
import type { Keys } from '../keys/key-folder.ts'
import { signed } from '../keys/signature.ts'
import { entryKey } from '../layout.ts'
import { type Draft, unnumbered } from '../live-set.ts'
import type { Store } from '../store/store.ts'

/** The next decision. @param dated its date, in any form @returns its serial */
export async function planted(
  store: Store,
  keys: Keys,
  change: (live: Draft) => Draft,
  dated: string,
): Promise<number> {
  const base = await standing(store, keys.accepted)
  const [key] = keys.held
  if (!base.live || !key) throw new Error('nothing is live, or no key is at hand')
  const serial = base.last.serial + 1
  const config = signed([key], { ...change(unnumbered(base.live.config)), serial })
  const said = { at: dated, who: 'mallory', why: '', action: 'planted' }
  const made = signed([key], { serial, previousHash: base.last.hash, ...said, config })
  await store.createIfAbsent(entryKey('decisions', serial), Buffer.from(JSON.stringify(made)))
  return serial
}

/** The live set, in which trade's entry says something else. */
export const withTrade =
  (more: object) =>
  (set: Draft): Draft => {
    const { trade } = set.units
    return { ...set, units: { ...set.units, ...(trade && { trade: { ...trade, ...more } }) } }
  }
