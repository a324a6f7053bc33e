/** What the wallet asks of those who build on it: handed in by the composition. */
import type { Context } from '../context.ts'
import { hook } from '../db/hook.ts'
import type { Tx } from '../db/transact.ts'
import type { WithdrawalRow } from './tables.ts'

export type WalletHooks = {
  /** @throws Refused where the money must stay */
  mayLeave(tx: Tx, context: Context, withdrawal: WithdrawalRow): void
}

export const walletHooks = hook<WalletHooks>({ mayLeave: () => {} })
