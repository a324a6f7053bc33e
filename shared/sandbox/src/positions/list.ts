/** Lists and totals of an account's positions and waiting orders. */

import type { ParsedInputOf, Position, PositionsSummary, positionListCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { fromStamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { type Page, pageOf, toPage } from '../db/page.ts'
import { all, first, sql } from '../db/query.ts'
import { acceptedOrder } from '../ledger/index.ts'
import type { TradingAccount } from './account.ts'
import { figuresOf, frozenOf } from './figures.ts'
import { realizedToday } from './realized.ts'
import { pendingOf, runningOf } from './rows.ts'
import { coinHoldings } from './spot/holdings.ts'
import type { StoredRow } from './tables.ts'
import { viewsOf } from './view.ts'

type Filter = ParsedInputOf<typeof positionListCall>

/** Which positions an order made or changed: its accepted reply names them. */
function ofOrder({ db }: Context, { owner }: TradingAccount, clientOrderId: string): string[] {
  const reply = acceptedOrder(db, owner, clientOrderId)?.reply
  if (!(reply instanceof Object)) return []
  if ('closed' in reply && Array.isArray(reply.closed)) return reply.closed.map(String)
  return 'id' in reply ? [String(reply.id)] : []
}

function matching(context: Context, account: TradingAccount, filter: Filter) {
  let rows = sql.selectFrom('position').where('user_id', '=', account.owner).where('account', '=', account.sub)
  if (filter.tradeType) rows = rows.where('trade_type', '=', filter.tradeType)
  if (filter.state !== undefined) rows = rows.where('state', '=', filter.state as StoredRow['state'])
  if (filter.symbol) rows = rows.where('symbol', '=', filter.symbol)
  if (filter.direction) rows = rows.where('direction', '=', filter.direction)
  if (filter.closeTime_begin) rows = rows.where('closed_at', '>=', fromStamp(filter.closeTime_begin))
  if (filter.closeTime_end) rows = rows.where('closed_at', '<', fromStamp(filter.closeTime_end) + 1000)
  if (filter.id) rows = rows.where('id', '=', filter.id)
  if (filter.clientOrderId) rows = rows.where('id', 'in', [...ofOrder(context, account, filter.clientOrderId), ''])
  return rows
}

/** Newest first: closed ones by when they closed. */
export function listPositions(context: Context, account: TradingAccount, filter: Filter): Page<Position> {
  const asked = pageOf(filter)
  const { clientOrderId = null } = filter
  const rows = matching(context, account, filter)
  const total =
    first(
      context.db,
      rows.select(count => count.fn.countAll<number>().as('n')),
    )?.n ?? 0
  const wanted = rows
    .selectAll()
    .orderBy(filter.state === positionStates.closed ? 'closed_at' : 'created_at', 'desc')
    .orderBy('id', 'desc')
  const records = all(context.db, wanted.offset(asked.offset).limit(asked.size)) as StoredRow[]
  return toPage(viewsOf(context, account, records, clientOrderId), total, asked)
}

export function summaryOf(context: Context, account: TradingAccount): PositionsSummary {
  const { equity, available, usedMargin, unrealizedProfit, marginLevel } = figuresOf(context, account)
  return {
    equity,
    available,
    usedMargin,
    frozen: frozenOf(context, account),
    unrealizedProfit,
    realizedToday: realizedToday(context, account),
    marginLevel,
    running: runningOf(context.db, account).length,
    pending: pendingOf(context.db, account).length,
    holdings: coinHoldings(context, account),
  }
}
