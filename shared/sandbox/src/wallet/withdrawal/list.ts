/** A person's own withdrawals. */
import type { OutputOf, ParsedInputOf, withdrawalListCall } from '@shared/contract'
import { fromStamp } from '../../clock.ts'
import type { Db } from '../../db/open.ts'
import { pageOf, toPage } from '../../db/page.ts'
import { all, first, sql, written } from '../../db/query.ts'
import type { WithdrawalRow } from '../tables.ts'
import { viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof withdrawalListCall>

/** Newest first, or by amount. */
export function listWithdrawals(db: Db, userId: string, input: Input): OutputOf<typeof withdrawalListCall> {
  const rows = matching(userId, input)
  const asked = pageOf(input)
  const column = input.column === 'amount' ? 'amount' : 'created_at'
  const ordered = rows
    .selectAll()
    .orderBy(column, input.order ?? 'desc')
    .orderBy(written, input.order ?? 'desc')
  const page = all(db, ordered.limit(asked.size).offset(asked.offset))
  const count = first(
    db,
    rows.select(row => row.fn.countAll<number>().as('n')),
  )
  return toPage(
    page.map(row => viewOf(db, row)),
    count?.n ?? 0,
    asked,
  )
}

function matching(userId: string, input: Input) {
  const { status, currency, id, clientOrderId, createTime_begin: begin, createTime_end: end } = input
  let rows = sql.selectFrom('withdrawal').where('user_id', '=', userId)
  if (status !== undefined) rows = rows.where('status', '=', status as WithdrawalRow['status'])
  if (currency) rows = rows.where('currency', '=', currency)
  if (id) rows = rows.where('id', '=', id)
  if (clientOrderId) rows = rows.where('client_order_id', '=', clientOrderId)
  if (begin) rows = rows.where('created_at', '>=', fromStamp(begin))
  if (end) rows = rows.where('created_at', '<=', fromStamp(end) + 999)
  return rows
}
