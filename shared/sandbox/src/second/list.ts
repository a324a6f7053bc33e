/** An account's second contracts, and the totals above them. */
import type { OutputOf, ParsedInputOf, SecondOrder, secondHeadCall, secondListCall } from '@shared/contract'
import { secondResults, secondStates } from '@shared/contract/codes'
import { fromStamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { type Page, pageOf, toPage } from '../db/page.ts'
import { all, first, sql } from '../db/query.ts'
import { acceptedOrder } from '../ledger/index.ts'
import type { TradingAccount } from '../positions/account.ts'
import { samplesOf } from '../positions/sample.ts'
import { assetsOf } from '../wallet/assets.ts'
import { countOf } from './rows.ts'
import { secondView } from './view.ts'

type Filter = ParsedInputOf<typeof secondListCall>

/** The one that an order made: its accepted reply names it. */
function ofOrder({ db }: Context, { owner }: TradingAccount, clientOrderId: string): string {
  const reply = acceptedOrder(db, owner, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply ? String(reply.id) : ''
}

/** Due and not yet settled is one of the states that are told. */
function inState(state: number, now: number) {
  const rows = sql.selectFrom('second_order')
  if (state === secondStates.running) return rows.where('state', '=', state).where('expire_at', '>', now)
  if (state === secondStates.settling)
    return rows.where('state', '=', secondStates.running).where('expire_at', '<=', now)
  return rows.where('state', '=', state as typeof secondStates.closed)
}

function matching(context: Context, account: TradingAccount, filter: Filter) {
  const { state } = filter
  let rows = state === undefined ? sql.selectFrom('second_order') : inState(state, context.clock.now())
  rows = rows.where('user_id', '=', account.owner).where('account', '=', account.sub)
  if (filter.symbol) rows = rows.where('symbol', '=', filter.symbol)
  if (filter.direction) rows = rows.where('direction', '=', filter.direction)
  if (filter.createTime_begin) rows = rows.where('created_at', '>=', fromStamp(filter.createTime_begin))
  if (filter.createTime_end) rows = rows.where('created_at', '<', fromStamp(filter.createTime_end) + 1000)
  if (filter.id) rows = rows.where('id', '=', filter.id)
  if (filter.clientOrderId) rows = rows.where('id', '=', ofOrder(context, account, filter.clientOrderId))
  return rows
}

/** Newest first. */
export function listSeconds(context: Context, account: TradingAccount, filter: Filter): Page<SecondOrder> {
  const asked = pageOf(filter)
  const rows = matching(context, account, filter)
  const counted = rows.select(count => count.fn.countAll<number>().as('n'))
  const total = first(context.db, counted)?.n ?? 0
  const wanted = rows.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  const records = all(context.db, wanted.offset(asked.offset).limit(asked.size))
  const sample = samplesOf(context.db, account)
  return toPage(
    records.map(row => ({ ...secondView(context, row, filter.clientOrderId ?? null), ...sample(row) })),
    total,
    asked,
  )
}

/** What the person owns, as the wallet has it, and how often the account won. */
export function headOf(context: Context, account: TradingAccount): OutputOf<typeof secondHeadCall> {
  const { totalAssets, balance, positionAssets, competitionFrozenAssets, virtualAssets, dailyProfit, totalProfit } =
    assetsOf(context, account.owner)
  return {
    totalAssets,
    balance,
    positionAssets,
    competitionFrozenAssets,
    virtualAssets,
    dailyProfit,
    totalProfit,
    win: countOf(context.db, account, secondResults.win),
    tie: countOf(context.db, account, secondResults.tie),
    loss: countOf(context.db, account, secondResults.loss),
  }
}
