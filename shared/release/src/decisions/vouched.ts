/**
 * Decisions of the past. The signatures of a stolen key prove nothing any more: for a decision that carries no other, the keys
 * that stay sign the hash of its file (`vouched/<serial>.json`). Such a decision is history, and never the live set.
 */
import { signature } from '@shared/contract/signed'
import * as v from 'valibot'
import type { Keys } from '../keys/key-folder.ts'
import { isSigned, signed } from '../keys/signature.ts'
import { keepSame } from '../releases/publish.ts'
import { decisions, entryKey, vouchedKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { isPlain, storedJson } from '../store/stored-json.ts'
import { believed, type Decision, decisionIn, hashOf } from './decision.ts'

type Known = Pick<Keys, 'known'>

const voucher = v.object({ log: v.string(), serial: v.number(), hash: v.string(), signature })
const isVoucher = (raw: unknown): raw is v.InferOutput<typeof voucher> => isPlain(raw) && v.is(voucher, raw)

/** A decision for those who look back or go back; undefined where nobody we know signed it or vouches for it. */
export async function readPast(store: Store, serial: number, keys: Known): Promise<Decision | undefined> {
  const bytes = await store.read(entryKey(decisions, serial))
  return bytes && (believed(bytes, serial, keys.known) ?? (await vouchedIn(store, serial, bytes, keys)))
}

/** The decision in these bytes, if one of our keys vouches for just them in this place of this log. */
export async function vouchedIn(
  store: Store,
  serial: number,
  bytes: Uint8Array,
  { known }: Known,
): Promise<Decision | undefined> {
  const made = decisionIn(bytes, serial)
  const said = made && storedJson((await store.read(vouchedKey(serial))) ?? new Uint8Array())
  if (!made || !isVoucher(said) || !isSigned(said, known)) return undefined
  const { log, hash, serial: place } = said
  return log === made.config.log && place === serial && hash === hashOf(bytes) ? made : undefined
}

/** Signs the hash of a decision's file, as it is in the store. */
export async function vouchFor(store: Store, keys: Keys, { serial, config: { log } }: Decision): Promise<void> {
  const bytes = await store.read(entryKey(decisions, serial))
  if (!bytes) return
  const made = signed([keys.signing()], { log, serial, hash: hashOf(bytes) })
  await keepSame(store, vouchedKey(serial), Buffer.from(`${JSON.stringify(made)}\n`))
}
