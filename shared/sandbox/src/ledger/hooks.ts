/** Where other domains meet the ledger. Each registers once, as its module loads. */
import type { Tx } from '../db/transact.ts'
import type { Leg, UserKind } from './account.ts'
import type { EntryType } from './entry-types.ts'

/** What was just posted; nothing on a replay. */
export type PostedEntry = {
  entryId: number
  type: EntryType
  ref: { kind: string; id: string }
  legs: readonly Leg[]
}

type Claim = (tx: Tx) => ReadonlyMap<string, bigint>

const claimants = new Map<UserKind, Set<Claim>>()
const listeners = new Set<(tx: Tx, posted: PostedEntry) => void>()

/**
 * Says what the open orders of a domain hold: `ledger check` compares it with the sub-accounts of that kind.
 * @param read sub-account (order id) -> minor units; an order that is over is simply not in it
 */
export function claims(kind: UserKind, read: Claim): void {
  claimants.set(kind, (claimants.get(kind) ?? new Set()).add(read))
}

/** Runs after every entry, in its transaction. */
export function onPosted(listen: (tx: Tx, posted: PostedEntry) => void): void {
  listeners.add(listen)
}

export const claimedKinds = (): readonly UserKind[] => [...claimants.keys()]

/** All claims on one kind, by sub-account. */
export function claimedOf(tx: Tx, kind: UserKind): Map<string, bigint> {
  const claimed = new Map<string, bigint>()
  for (const read of claimants.get(kind) ?? [])
    for (const [sub, minor] of read(tx)) claimed.set(sub, (claimed.get(sub) ?? 0n) + minor)
  return claimed
}

export function tellPosted(tx: Tx, posted: PostedEntry): void {
  for (const listen of listeners) listen(tx, posted)
}
