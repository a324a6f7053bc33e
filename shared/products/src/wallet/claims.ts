/** What open withdrawals hold, as the ledger checks it. */
import type { Claim } from '@shared/engine/ledger/hooks'
import { openWithdrawals } from './withdrawal/rows.ts'

export const walletClaims: readonly Claim[] = [
  { kind: 'frozen', read: tx => new Map(openWithdrawals(tx).map(({ id, amount }) => [id, BigInt(amount)])) },
]
