/** What the ledger asks of other domains and tells them: `openBooks` takes their functions. */
import type { Tx } from '../db/transact.ts'
import type { HouseKind, Leg, UserKind } from './account.ts'
import type { EntryType } from './entry-types.ts'

/** What was just posted; nothing on a replay. */
export type PostedEntry = {
  entryId: number
  type: EntryType
  /** Epoch ms at which it is booked. */
  at: number
  ref: { kind: string; id: string }
  legs: readonly Leg[]
}

/** What the open orders of a domain hold: `ledger check` compares it with the sub-accounts of that kind. */
export type Claim = {
  kind: UserKind
  /** Sub-account (order id) -> minor units; an order that is over is simply not in it. */
  read(tx: Tx): ReadonlyMap<string, bigint>
}

/** What is promised out of an account of the house: `ledger check` compares it with what stands there. */
export type Promised = {
  kind: HouseKind
  /** Currency -> minor units. */
  read(tx: Tx): ReadonlyMap<string, bigint>
}

export type Hooks = {
  claims: readonly Claim[]
  promises?: readonly Promised[]
  /** Path of the program that proves the books beside the exchange (prover.ts): it knows all claims. */
  prover?: string
  /** Runs as a halt is lifted, before anything else is posted. */
  lifted?: (tx: Tx) => void
  /** Each runs after every entry, in its transaction. None refuses it: it is written by then. */
  listeners: readonly ((tx: Tx, posted: PostedEntry) => void)[]
}

export const claimedKinds = ({ claims }: Hooks): UserKind[] => [...new Set(claims.map(({ kind }) => kind))]

/** All claims on one kind, by sub-account. */
export function claimedOf(tx: Tx, { claims }: Hooks, kind: UserKind): Map<string, bigint> {
  const claimed = new Map<string, bigint>()
  for (const claim of claims.filter(one => one.kind === kind))
    for (const [sub, minor] of claim.read(tx)) claimed.set(sub, (claimed.get(sub) ?? 0n) + minor)
  return claimed
}
