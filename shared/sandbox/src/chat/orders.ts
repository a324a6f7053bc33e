/** The orders that a person may speak of: their deposits and withdrawals. */
import type { Db } from '@shared/engine/db/open'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { rechargeById } from '@shared/products/wallet/recharge/rows'
import type { RechargeRow, WithdrawalRow } from '@shared/products/wallet/tables'
import { withdrawalById } from '@shared/products/wallet/withdrawal/rows'

export type OwnOrder = { kind: 'recharge'; row: RechargeRow } | { kind: 'withdrawal'; row: WithdrawalRow }

/** undefined of another's as of one that is not there: nobody learns which. */
export function ownOrder(db: Db, user: string | null, id: string): OwnOrder | undefined {
  if (user === null) return undefined
  const recharge = rechargeById(db, id)
  if (recharge) return recharge.user_id === user ? { kind: 'recharge', row: recharge } : undefined
  const withdrawal = withdrawalById(db, id)
  return withdrawal?.user_id === user ? { kind: 'withdrawal', row: withdrawal } : undefined
}

/** What the desk decides on it is told in that conversation from then on. */
export function nameOrder(tx: Tx, conversationId: string, orderId: string, at: number): void {
  const row = { order_id: orderId, conversation_id: conversationId, at }
  run(
    tx,
    sql
      .insertInto('chat_order')
      .values(row)
      .onConflict(conflict => conflict.column('order_id').doUpdateSet(row)),
  )
}
