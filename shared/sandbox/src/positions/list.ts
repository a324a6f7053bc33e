/** Lists and totals of a person's own positions. */

import type { ParsedInputOf, Position, PositionsSummary, positionListCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import type { Box } from '../box.ts'
import { dayStart, fromStamp } from '../clock.ts'
import { all, first, prepared, sql } from '../db/query.ts'
import { entryTypes } from '../ledger/index.ts'
import { figuresOf } from './figures.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { viewsOf } from './view.ts'

type Filter = ParsedInputOf<typeof positionListCall>
type Page = { records: Position[]; total: number; size: number; current: number; pages: number }

/** Which position an order made or changed: its accepted reply names it. */
function ofOrder(box: Box, userId: string, clientOrderId: string): string[] {
  const rows = sql.selectFrom('client_order').select('reply').where('user_id', '=', userId)
  const order = first(box.db, rows.where('client_order_id', '=', clientOrderId))
  const reply: { id?: unknown } | null = order ? JSON.parse(order.reply) : null
  return typeof reply?.id === 'string' ? [reply.id] : []
}

function matching(box: Box, userId: string, filter: Filter) {
  let rows = sql.selectFrom('position').where('user_id', '=', userId)
  if (filter.tradeType) rows = rows.where('trade_type', '=', filter.tradeType)
  if (filter.state !== undefined) rows = rows.where('state', '=', filter.state as PositionRow['state'])
  if (filter.symbol) rows = rows.where('symbol', '=', filter.symbol)
  if (filter.direction) rows = rows.where('direction', '=', filter.direction)
  if (filter.closeTime_begin) rows = rows.where('closed_at', '>=', fromStamp(filter.closeTime_begin))
  if (filter.closeTime_end) rows = rows.where('closed_at', '<', fromStamp(filter.closeTime_end) + 1000)
  if (filter.id) rows = rows.where('id', '=', filter.id)
  if (filter.clientOrderId) rows = rows.where('id', 'in', [...ofOrder(box, userId, filter.clientOrderId), ''])
  return rows
}

/** Newest first: closed ones by when they closed. */
export function listPositions(box: Box, userId: string, filter: Filter): Page {
  const { pageNo: current = 1, pageSize: size = 10, clientOrderId = null } = filter
  const rows = matching(box, userId, filter)
  const total =
    first(
      box.db,
      rows.select(count => count.fn.countAll<number>().as('n')),
    )?.n ?? 0
  const wanted = rows
    .selectAll()
    .orderBy(filter.state === positionStates.closed ? 'closed_at' : 'created_at', 'desc')
    .orderBy('id', 'desc')
  const records = all(box.db, wanted.offset((current - 1) * size).limit(size))
  return {
    records: viewsOf(box, userId, records, clientOrderId),
    total,
    size,
    current,
    pages: Math.ceil(total / size),
  }
}

const realized = (['realised-profit', 'liquidation', 'close-fee'] as const).map(name => entryTypes[name]).join()

const REALIZED_SINCE = `SELECT coalesce(sum(p.amount), 0) AS minor FROM position x
  JOIN ledger_entry e ON e.ref_id = x.id AND e.at >= ? AND e.type IN (${realized})
  JOIN ledger_posting p ON p.entry_id = e.id
  JOIN ledger_account a ON a.id = p.account_id AND a.owner = x.user_id
  WHERE x.user_id = ? AND (x.state = 1 OR x.closed_at >= ?)`

/** What the books turned into money since 00:00 UTC+8: profits less closing fees, and what was settled of running ones. */
function realizedToday(box: Box, userId: string): string {
  const since = dayStart(box.clock.now())
  const statement = prepared(box.db, REALIZED_SINCE)
  statement.setReadBigInts(true)
  const row = statement.get(since, userId, since) as { minor: bigint }
  return fromMinor(row.minor)
}

export function summaryOf(box: Box, userId: string): PositionsSummary {
  const { equity, available, usedMargin, unrealizedProfit, marginLevel } = figuresOf(box, userId)
  return {
    equity,
    available,
    usedMargin,
    frozen: '0',
    unrealizedProfit,
    realizedToday: realizedToday(box, userId),
    marginLevel,
    running: runningOf(box.db, userId).length,
    pending: 0,
    holdings: [],
  }
}
