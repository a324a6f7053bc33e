/** A user's own recharges. */
import type { OutputOf, ParsedInputOf, rechargeListCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { listOrders } from '../order-list.ts'
import { viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof rechargeListCall>

export function listRecharges(db: Db, userId: string, input: Input): OutputOf<typeof rechargeListCall> {
  const page = listOrders(db, 'recharge', userId, input)
  return { ...page, records: page.records.map(row => viewOf(db, row)) }
}
