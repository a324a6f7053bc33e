/** What the wallet asks of the folders after it: domains/hooks.ts registers their functions. */
import type { Context } from '@shared/engine/context'
import { hook } from '@shared/engine/db/hook'
import type { Tx } from '@shared/engine/db/transact'
import type { WithdrawalRow } from './tables.ts'

export type WalletHooks = {
  /** @throws Refused where the money must stay */
  mayLeave(tx: Tx, context: Context, withdrawal: WithdrawalRow): void
}

export const walletHooks = hook<WalletHooks>({ mayLeave: () => {} })
