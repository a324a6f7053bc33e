/** A position or a waiting order as the calls answer it. */

import type { Position } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { returnOnEquity } from '@shared/money'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'
import { nextRestMargin } from '../market/gap.ts'
import type { SymbolSpec } from '../market/symbols.ts'
import { type Backing, backingOf, liquidationOf } from './liquidation.ts'
import { optionView } from './option/view.ts'
import { isCfd, markOf, sideOfRow, specOf } from './pricing.ts'
import { accountOf, isLeveraged, isOption, isSpot, wasOpened } from './rows.ts'
import { samplesOf } from './sample.ts'
import { spotView } from './spot/view.ts'
import type { OrderRow, PositionRow, StoredRow } from './tables.ts'
import { profitAt } from './worth/exposure.ts'

/** Rows of one account. */
export function viewsOf(
  context: Context,
  account: TradingAccount,
  rows: readonly StoredRow[],
  clientOrderId: string | null = null,
): Position[] {
  let known: Backing | undefined
  const backing = () => {
    known ??= backingOf(context, account)
    return known
  }
  const sample = samplesOf(context.db, account)
  return rows.map(row => ({ ...common(row, clientOrderId), ...rest(context, row, backing), ...sample(row) }))
}

export function viewOf(context: Context, row: StoredRow, clientOrderId: string | null = null): Position {
  const [view] = viewsOf(context, accountOf(row), [row], clientOrderId)
  if (!view) throw new Error('One row has one view')
  return view
}

const common = (row: StoredRow, clientOrderId: string | null) => ({
  id: row.id,
  parentId: row.parent_id,
  tradeType: row.trade_type,
  symbol: row.symbol,
  direction: row.direction,
  orderType: row.order_type,
  quantity: row.quantity,
  price: row.price,
  triggerPrice: row.trigger_price,
  leverage: row.leverage,
  marginMode: row.margin_mode,
  takeProfitPrice: row.take_profit,
  stopLossPrice: row.stop_loss,
  trailing: row.trailing,
  setId: row.set_id,
  strike: row.strike,
  premium: row.premium,
  margin: row.margin,
  expireTime: row.expire_at === null ? null : stamp(row.expire_at),
  currency: 'USDT',
  state: row.state,
  closeReason: row.close_reason,
  clientOrderId,
  createTime: stamp(row.created_at),
  closeTime: row.closed_at === null ? null : stamp(row.closed_at),
})

function rest(context: Context, row: StoredRow, backing: () => Backing) {
  if (!wasOpened(row)) return { ...waiting(context, row), ...toldTerms(context, row) }
  if (isOption(row)) return { ...held(row), ...optionView(context, row) }
  if (isSpot(row)) return { ...held(row), ...spotView(row) }
  return { ...held(row), ...(row.state === positionStates.running ? live(context, row, backing) : over(row)) }
}

/** What is told of the terms that a row keeps, while they still matter. */
function toldTerms({ clock }: Context, row: StoredRow): Pick<Position, 'terms'> {
  if (!isLeveraged(row)) return {}
  const spec = specOf(row)
  return { terms: { ...termsOf(spec), ...nextRestMargin(spec, clock.now()) } }
}

function termsOf(spec: SymbolSpec): NonNullable<Position['terms']> {
  const { takerFee, makerFee, quantityStep, contractSize, spread, swapLong, swapShort } = spec
  const fees = { takerFee, makerFee, swapLong, swapShort }
  return { ...fees, tiers: [...spec.tiers], quantityStep, contractSize, spread }
}

const waiting = (context: Context, row: OrderRow) => ({ frozen: row.frozen, markPrice: markOf(context, row) })

const held = (row: PositionRow) => ({
  openPrice: row.open_price,
  openFee: row.open_fee,
  swapFee: row.night_fee,
  settled: row.settled,
  covered: row.covered,
  openTime: stamp(row.opened_at ?? row.created_at),
})

function live(context: Context, row: PositionRow, backing: () => Backing) {
  const mark = markOf(context, row)
  return {
    ...toldTerms(context, row),
    markPrice: mark,
    liquidationPrice: liquidationOf(context, row, backing),
    profit: profitAt(context, row, mark),
    yield: returnOnEquity(sideOfRow(row), row.open_price, mark, row.leverage),
  }
}

const over = (row: PositionRow) => ({
  // a lot stays what it was
  ...(isCfd(row.trade_type) && { terms: termsOf(specOf(row)) }),
  closePrice: row.close_price,
  closeFee: row.close_fee,
  profit: row.profit,
  yield: returnOnEquity(sideOfRow(row), row.open_price, row.close_price ?? row.open_price, row.leverage),
})
