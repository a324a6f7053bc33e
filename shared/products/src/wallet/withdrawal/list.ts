/** A person's own withdrawals. */
import type { OutputOf, ParsedInputOf, withdrawalListCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { listOrders } from '../order-list.ts'
import { viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof withdrawalListCall>

export function listWithdrawals(db: Db, userId: string, input: Input): OutputOf<typeof withdrawalListCall> {
  const page = listOrders(db, 'withdrawal', userId, input)
  return { ...page, records: page.records.map(row => viewOf(db, row)) }
}
