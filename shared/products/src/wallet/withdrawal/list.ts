/** A person's own withdrawals. */
import type { OutputOf, ParsedInputOf, withdrawalListCall } from '@shared/contract'
import type { SignedIn } from '@shared/engine/http/serve'
import { listOrders } from '../order-list.ts'
import { viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof withdrawalListCall>

export function listWithdrawals(
  input: Input,
  { context: { db }, user, language }: SignedIn,
): OutputOf<typeof withdrawalListCall> {
  const page = listOrders(db, 'withdrawal', user, input)
  return { ...page, records: page.records.map(row => viewOf(db, row, language)) }
}
