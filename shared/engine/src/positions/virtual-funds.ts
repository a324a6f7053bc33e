/** What a virtual account has is given and taken by the house's virtual side. */
import { type Decimal, toMinor } from '@shared/money'
import type { Tx } from '../db/transact.ts'
import { type EntryType, held, lastEntry, post, VIRTUAL } from '../ledger/index.ts'
import { free, freeAccount, house, type TradingAccount } from '../ledger/trading-account.ts'

type Cause = { kind: 'demo' | 'competition-entry'; id: string }

/** Once for each cause. */
export const grantFunds = (tx: Tx, account: TradingAccount, ref: Cause, amount: Decimal): void =>
  move(tx, account, 'virtual-grant', ref, `virtual-grant:${ref.id}`, toMinor(amount))

/** Brings what is free to an amount; nothing runs or waits in it. Each time an entry of its own. */
export function resetFunds(tx: Tx, account: TradingAccount, ref: Cause, amount: Decimal): void {
  const key = `virtual-reset:${ref.id}:${lastEntry(tx, VIRTUAL) + 1}`
  const off = toMinor(amount) - held(tx, freeAccount(account))
  if (off !== 0n) move(tx, account, 'virtual-reset', ref, key, off)
}

function move(tx: Tx, account: TradingAccount, type: EntryType, ref: Cause, key: string, minor: bigint): void {
  post(tx, { key, type, ref, legs: [house(account, 'virtual', -minor), free(account, minor)] })
}
