/** Buys an option from the exchange: the premium is all that it can cost. */
import { marginModes, orderTypes, positionStates, sideOf } from '@shared/contract/codes'
import { askPremium, type Decimal, isStrikeGood, optionCost, quantityRefusal } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import { mayOpen } from '../../limits/may-open.ts'
import type { Tick } from '../../market/port.ts'
import type { SymbolSpec } from '../../market/symbols.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkCount, checkMoved, checkSize, tradableTick, tradedSymbol } from '../checks.ts'
import { checkFunds } from '../figures.ts'
import { optionTermsToKeep } from '../kept-terms.ts'
import { newRow, type Order } from '../leveraged/fill.ts'
import { insertRow, runningOf } from '../rows.ts'
import type { PositionRow } from '../tables.ts'
import {
  type Expiry,
  expiries,
  expiryAt,
  MARKUP,
  secondsBetween,
  sizesOf,
  volatilityOf,
} from '../worth/option/terms.ts'
import { bookPremium } from './book.ts'

/** What an option's order says; it must say nothing else. */
type Wanted = { expiry: Expiry; strike: Decimal; quantity: Decimal }

const ALIEN = [
  'amount',
  'price',
  'triggerPrice',
  'expireTime',
  'leverage',
  'marginMode',
  'takeProfitPrice',
  'stopLossPrice',
] as const

function wantedOf(order: Order): Wanted {
  const alien = ALIEN.find(field => order[field] !== undefined)
  if (alien) refuse('field-invalid', { field: alien })
  if (order.orderType !== orderTypes.market) refuse('field-invalid', { field: 'orderType' })
  const { quantity, strike } = order
  const expiry = expiries.find(({ id }) => id === order.setId)
  if (!expiry) return refuse('field-invalid', { field: 'setId' })
  if (!strike) return refuse('field-invalid', { field: 'strike' })
  return quantity ? { expiry, strike, quantity } : refuse('field-invalid', { field: 'quantity' })
}

/** @throws Refused: every rule of docs/rules/trade.md#options; nothing is written then */
export function placeOption(tx: Tx, context: Context, account: TradingAccount, order: Order): PositionRow {
  const spec = tradedSymbol(context, order.symbol, order.tradeType)
  const wanted = wantedOf(order)
  const tick = tradableTick(context, spec)
  const expireAt = expiryAt(spec, context.clock.now(), wanted.expiry.seconds)
  checkMoved(sideOf(order.direction), order.expectedPrice, tick.price, order.tolerance)
  if (!isStrikeGood(wanted.strike, tick.price, sizesOf(spec).strikeStep)) refuse('strike-gone', { field: 'strike' })
  checkSize(quantityRefusal(wanted.quantity, sizesOf(spec)))
  checkCount(runningOf(tx, account), positionStates.running)
  const row = rowOf(context, account, order, { spec, tick, expireAt, ...wanted })
  mayOpen(tx, context, account, 'stake', row.margin)
  checkFunds(context, account, row.margin)
  bookPremium(tx, insertRow(tx, row))
  return row
}

type Bought = Wanted & { spec: SymbolSpec; tick: Tick; expireAt: number }

function premiumOf(context: Context, order: Order, { spec, tick, strike, expireAt }: Bought): Decimal {
  const [side, volatility] = [sideOf(order.direction), volatilityOf(spec)]
  const seconds = secondsBetween(spec, context.clock.now(), expireAt)
  return askPremium({ side, price: tick.price, strike, volatility, seconds }, MARKUP)
}

function rowOf(context: Context, account: TradingAccount, order: Order, bought: Bought): PositionRow {
  const { spec, tick, strike, quantity, expiry, expireAt } = bought
  const [premium, now] = [premiumOf(context, order, bought), context.clock.now()]
  const plan = { spec, type: order.tradeType, side: sideOf(order.direction), leverage: 1, mode: marginModes.isolated }
  return {
    ...newRow(account, order, plan, quantity, now),
    set_id: expiry.id,
    terms: optionTermsToKeep({ sigma: spec.sigma, quantityStep: sizesOf(spec).quantityStep, markup: MARKUP }),
    strike,
    premium,
    margin: optionCost(quantity, premium),
    frozen: '0',
    open_fee: '0',
    liquidation: null,
    expire_at: expireAt,
    open_price: tick.price,
    open_seq: tick.seq,
    opened_at: now,
    state: positionStates.running,
  }
}
