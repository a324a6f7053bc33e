/** What the wallet asks of the folders after it: domains.ts registers their functions. */
import type { Context } from '../context.ts'
import { hook } from '../db/hook.ts'
import type { Tx } from '../db/transact.ts'
import type { WithdrawalRow } from './tables.ts'

export type WalletHooks = {
  /** @throws Refused where the money must stay */
  mayLeave(tx: Tx, context: Context, withdrawal: WithdrawalRow): void
}

export const walletHooks = hook<WalletHooks>({ mayLeave: () => {} })
