/** Lists and totals of a person's own positions. */

import type { ParsedInputOf, Position, PositionsSummary, positionListCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { dayStart, fromStamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { type Page, pageOf, toPage } from '../db/page.ts'
import { all, first, sql } from '../db/query.ts'
import { acceptedOrder, bookedSince } from '../ledger/index.ts'
import { figuresOf } from './figures.ts'
import { runningOf } from './rows.ts'
import type { PositionRow } from './tables.ts'
import { viewsOf } from './view.ts'

type Filter = ParsedInputOf<typeof positionListCall>

/** Which position an order made or changed: its accepted reply names it. */
function ofOrder(context: Context, userId: string, clientOrderId: string): string[] {
  const reply = acceptedOrder(context.db, userId, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply && typeof reply.id === 'string' ? [reply.id] : []
}

function matching(context: Context, userId: string, filter: Filter) {
  let rows = sql.selectFrom('position').where('user_id', '=', userId)
  if (filter.tradeType) rows = rows.where('trade_type', '=', filter.tradeType)
  if (filter.state !== undefined) rows = rows.where('state', '=', filter.state as PositionRow['state'])
  if (filter.symbol) rows = rows.where('symbol', '=', filter.symbol)
  if (filter.direction) rows = rows.where('direction', '=', filter.direction)
  if (filter.closeTime_begin) rows = rows.where('closed_at', '>=', fromStamp(filter.closeTime_begin))
  if (filter.closeTime_end) rows = rows.where('closed_at', '<', fromStamp(filter.closeTime_end) + 1000)
  if (filter.id) rows = rows.where('id', '=', filter.id)
  if (filter.clientOrderId) rows = rows.where('id', 'in', [...ofOrder(context, userId, filter.clientOrderId), ''])
  return rows
}

/** Newest first: closed ones by when they closed. */
export function listPositions(context: Context, userId: string, filter: Filter): Page<Position> {
  const asked = pageOf(filter)
  const { clientOrderId = null } = filter
  const rows = matching(context, userId, filter)
  const total =
    first(
      context.db,
      rows.select(count => count.fn.countAll<number>().as('n')),
    )?.n ?? 0
  const wanted = rows
    .selectAll()
    .orderBy(filter.state === positionStates.closed ? 'closed_at' : 'created_at', 'desc')
    .orderBy('id', 'desc')
  const records = all(context.db, wanted.offset(asked.offset).limit(asked.size))
  return toPage(viewsOf(context, userId, records, clientOrderId), total, asked)
}

/** What the books turned into money since 00:00 UTC+8: profits less closing fees, and what was settled of running ones. */
function realizedToday({ db, clock }: Context, owner: string): string {
  const since = dayStart(clock.now())
  const rows = sql.selectFrom('position').select('id').where('user_id', '=', owner)
  const moved = rows.where(row => row.or([row('state', '=', positionStates.running), row('closed_at', '>=', since)]))
  const refs = all(db, moved).map(({ id }) => id)
  return bookedSince(db, { owner, types: ['realised-profit', 'liquidation', 'close-fee'], refs, since })
}

export function summaryOf(context: Context, userId: string): PositionsSummary {
  const { equity, available, usedMargin, unrealizedProfit, marginLevel } = figuresOf(context, userId)
  return {
    equity,
    available,
    usedMargin,
    frozen: '0',
    unrealizedProfit,
    realizedToday: realizedToday(context, userId),
    marginLevel,
    running: runningOf(context.db, userId).length,
    pending: 0,
    holdings: [],
  }
}
