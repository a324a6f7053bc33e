/** Flash exchanges as the calls answer them. */
import type { OutputOf, ParsedInputOf, SwapRow, swapListCall } from '@shared/contract'
import { fromStamp, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { pageOf, toPage } from '../db/page.ts'
import { all, first, sql, written } from '../db/query.ts'
import { realAccount } from '../positions/account.ts'
import { samplesOf } from '../positions/sample.ts'
import type { SwapTable } from './tables.ts'

type Filter = ParsedInputOf<typeof swapListCall>

export const swapView = (row: SwapTable): SwapRow => ({
  id: row.id,
  fromCurrency: row.from_currency,
  toCurrency: row.to_currency,
  issued: row.issued,
  obtained: row.obtained,
  exchangeRate: row.rate,
  spread: row.spread,
  createTime: stamp(row.created_at),
})

/** A person's own, newest first. */
export function listSwaps(db: Db, user: string, filter: Filter): OutputOf<typeof swapListCall> {
  const asked = pageOf(filter)
  const rows = matching(user, filter)
  const wanted = rows.selectAll().orderBy('created_at', filter.order ?? 'desc')
  const ordered = wanted
    .orderBy(written, filter.order ?? 'desc')
    .offset(asked.offset)
    .limit(asked.size)
  const counted = first(
    db,
    rows.select(row => row.fn.countAll<number>().as('n')),
  )
  const sample = samplesOf(db, realAccount(user))
  const records = all(db, ordered).map(row => ({ ...swapView(row), ...sample(row) }))
  return toPage(records, counted?.n ?? 0, asked)
}

function matching(user: string, { id, clientOrderId, currency, createTime_begin: begin, createTime_end: end }: Filter) {
  let rows = sql.selectFrom('swap').where('user_id', '=', user)
  if (id) rows = rows.where('id', '=', id)
  if (clientOrderId) rows = rows.where('client_order_id', '=', clientOrderId)
  if (currency)
    rows = rows.where(row => row.or([row('from_currency', '=', currency), row('to_currency', '=', currency)]))
  if (begin) rows = rows.where('created_at', '>=', fromStamp(begin))
  if (end) rows = rows.where('created_at', '<=', fromStamp(end) + 999)
  return rows
}
