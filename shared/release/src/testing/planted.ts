/** What somebody with a key and the store's own rights writes past the tool. */
import { standing } from '../decisions/decision.ts'
import { type Draft, unnumbered } from '../decisions/live-set.ts'
import type { Keys } from '../keys/key-folder.ts'
import { signed } from '../keys/signature.ts'
import { entryKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'

/** The next decision. @param dated its date, in any form @returns its serial */
export async function planted(
  store: Store,
  keys: Keys,
  change: (live: Draft) => Draft,
  dated: string,
): Promise<number> {
  const { live, last } = await standing(store, keys.accepted)
  if (!live) throw new Error('nothing is live')
  const [serial, set] = [last.serial + 1, change(unnumbered(live.config))]
  await writeDecision(store, keys, { serial, previousHash: last.hash, set, dated })
  return serial
}

type Written = { serial: number; previousHash: string | null; set: Draft; dated: string }

export async function writeDecision(store: Store, { held }: Keys, written: Written): Promise<void> {
  const { serial, previousHash, set, dated } = written
  const [key] = held
  if (!key) throw new Error('no key is at hand')
  const said = { at: dated, who: 'mallory', why: '', action: 'planted' }
  const config = signed([key], { ...set, serial })
  const made = signed([key], { serial, previousHash, ...said, config })
  await store.createIfAbsent(entryKey('decisions', serial), Buffer.from(JSON.stringify(made)))
}

/** The live set, in which trade's entry says something else. */
export const withTrade =
  (more: object) =>
  (set: Draft): Draft => {
    const { trade } = set.units
    return { ...set, units: { ...set.units, ...(trade && { trade: { ...trade, ...more } }) } }
  }
