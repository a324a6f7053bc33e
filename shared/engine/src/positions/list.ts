/** Lists and totals of an account's positions and waiting orders. */

import type { ParsedInputOf, Position, PositionsSummary, positionListCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import type { Context } from '../context.ts'
import { daysOf, type ListQuestion, listed } from '../db/listed.ts'
import { type Page, pageOf } from '../db/page.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import { figuresOf, frozenOf } from './figures.ts'
import { madeBy } from './made-by.ts'
import { positionList } from './migrations.ts'
import { outcomesOf } from './outcomes.ts'
import { realizedToday } from './realized.ts'
import { pendingOf, runningOf, storedRow } from './rows.ts'
import { coinHoldings } from './spot/holdings.ts'
import type { StoredRow } from './tables.ts'
import { viewsOf } from './view.ts'

type Filter = ParsedInputOf<typeof positionListCall>

const positions = listed<StoredRow>(positionList)

/** Rows that are asked for by their id, or by the order that made or changed them; undefined where all are meant. */
function named({ db }: Context, { owner }: TradingAccount, { id, clientOrderId }: Filter): StoredRow[] | undefined {
  if (id === undefined && clientOrderId === undefined) return undefined
  const ofOrder = clientOrderId === undefined ? undefined : madeBy(db, owner, clientOrderId)
  const ids = ofOrder?.filter(one => id === undefined || one === id) ?? [id ?? '']
  return ids.flatMap(one => storedRow(db, one) ?? [])
}

/** The days are those of the closing. */
function questionOf(account: TradingAccount, filter: Filter): ListQuestion {
  const { tradeType: trade_type, state, symbol, direction, closeTime_begin: begin, closeTime_end: end } = filter
  const between = daysOf(begin, end)
  return {
    owner: [account.owner, account.sub],
    where: { state, trade_type, symbol, direction },
    time: between || state === positionStates.closed ? 'closed_at' : 'created_at',
    between,
    asked: pageOf(filter),
  }
}

/** Newest first: closed ones by when they closed. */
export function listPositions(context: Context, account: TradingAccount, filter: Filter): Page<Position> {
  const question = questionOf(account, filter)
  const rows = named(context, account, filter)
  const { records, ...page } = rows ? positions.among(rows, question) : positions.page(context.db, question)
  return { ...page, records: viewsOf(context, account, records, filter.clientOrderId ?? null) }
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
    optionOutcomes: outcomesOf(context.db, account, 'option'),
  }
}
