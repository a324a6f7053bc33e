/** A user's own recharges. */
import type { OutputOf, ParsedInputOf, rechargeListCall } from '@shared/contract'
import type { SignedIn } from '@shared/engine/http/serve'
import { listOrders } from '../order-list.ts'
import { viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof rechargeListCall>

export function listRecharges(
  input: Input,
  { context: { db }, user, language }: SignedIn,
): OutputOf<typeof rechargeListCall> {
  const page = listOrders(db, 'recharge', user, input)
  return { ...page, records: page.records.map(row => viewOf(db, row, language)) }
}
