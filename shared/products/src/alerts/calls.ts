/** The calls about price alerts. */
import { alertListCall, createAlertCall, deleteAlertCall, type ParsedInputOf, type PriceAlert } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { pageOf, toPage } from '@shared/engine/db/page'
import { all, first, sql, written } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { serveOrder } from '@shared/engine/http/serve-order'
import { createAlert, deleteAlert } from './alerts.ts'
import type { AlertRow } from './tables.ts'

const viewOf = (row: AlertRow): PriceAlert => ({
  id: row.id,
  symbol: row.symbol,
  direction: row.direction,
  price: row.price,
  state: row.state,
  clientOrderId: row.client_order_id,
  createTime: stamp(row.created_at),
  reachedTime: row.reached_at === null ? null : stamp(row.reached_at),
})

/** Newest first. */
function listed({ db }: Context, userId: string, input: ParsedInputOf<typeof alertListCall>) {
  let rows = sql.selectFrom('price_alert').selectAll().where('user_id', '=', userId)
  if (input.symbol) rows = rows.where('symbol', '=', input.symbol)
  if (input.state !== undefined) rows = rows.where('state', '=', input.state as AlertRow['state'])
  if (input.clientOrderId) rows = rows.where('client_order_id', '=', input.clientOrderId)
  const asked = pageOf(input, 20)
  const counted = rows.clearSelect().select(count => count.fn.countAll<number>().as('n'))
  const wanted = rows.orderBy('created_at', 'desc').orderBy(written, 'desc').offset(asked.offset).limit(asked.size)
  return toPage(all(db, wanted).map(viewOf), first(db, counted)?.n ?? 0, asked)
}

export const alertCalls: readonly Served[] = [
  serveUser(alertListCall, (input, { context, user }) => listed(context, user, input)),
  serveOrder(createAlertCall, (tx, input, { context, user }) => viewOf(createAlert(tx, context, user, input))),
  serveUser(deleteAlertCall, ({ id }, { context, user }) => transact(context.db, tx => deleteAlert(tx, user, id))),
]
