/** Other terms of an order that waits: judged as a new one, the freeze moves by the difference. */
import type { amendOrderCall, ParsedInputOf } from '@shared/contract'
import { compare, notionalOf, sum } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transact.ts'
import { lastEntry } from '../../ledger/index.ts'
import { currencyOf } from '../../ledger/trading-account.ts'
import { inForce } from '../../market/terms.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkGrid, checkQuantity, checkReach, checkTargets, freshTick } from '../checks.ts'
import { checkFunds } from '../figures.ts'
import { termsToKeep } from '../kept-terms.ts'
import { dealAt, quotedSpec } from '../pricing.ts'
import { accountOf, updateRow } from '../rows.ts'
import type { OrderRow, StoredRow } from '../tables.ts'
import { checkRest } from '../worth/rest.ts'
import { bookFreeze } from './book.ts'
import { checkLeverage, previewAt } from './plan.ts'
import { endOf, fillOrder, isMarketable, planOfRow, waitingFor } from './wait.ts'

type Input = ParsedInputOf<typeof amendOrderCall>

/** Whether an amendment asks for a larger quantity than the order has. */
export const isLarger = (row: OrderRow, { quantity }: Input): boolean =>
  quantity !== undefined && compare(quantity, row.quantity) > 0

/** What is left out stays. @throws Refused field-invalid where the price is not of this kind of order */
export function amended(
  context: Context,
  row: OrderRow,
  { price, triggerPrice, quantity, expireTime }: Input,
): OrderRow {
  if (price && !row.price) refuse('field-invalid', { field: 'price' })
  if (triggerPrice && !row.trigger_price) refuse('field-invalid', { field: 'triggerPrice' })
  return {
    ...row,
    price: price ?? row.price,
    trigger_price: triggerPrice ?? row.trigger_price,
    quantity: quantity ?? row.quantity,
    expire_at: expireTime === undefined ? row.expire_at : endOf(context, expireTime),
  }
}

/** A larger order is a new one: it takes the terms of today. */
const onItsTerms = (row: OrderRow, input: Input): OrderRow =>
  isLarger(row, input) ? { ...row, terms: termsToKeep(quotedSpec(row.symbol), row.trade_type) } : row

/** A limit that the market has reached with its new price fills at once, as a taker. */
export function amendLeveraged(tx: Tx, context: Context, before: OrderRow, input: Input): StoredRow {
  const row = onItsTerms(before, input)
  const plan = planOfRow(row)
  const account = accountOf(row)
  const { price, triggerPrice } = input
  checkGrid({ price, triggerPrice }, plan.spec)
  const next = amended(context, row, input)
  const waiting = waitingFor({ price: next.price, triggerPrice: next.trigger_price })
  const tick = freshTick(context, plan.spec)
  checkReach(waiting.field, waiting.price, tick, plan.spec)
  if (input.quantity) checkQuantity(next.quantity, inForce(tx, plan.spec))
  // a larger order needs a leverage that new orders may have; any other keeps its own
  const spec = isLarger(row, input) ? inForce(tx, plan.spec) : plan.spec
  checkLeverage(tx, account, { ...plan, spec }, notionalOf(next.quantity, waiting.price).toString(), row.id)
  const preview = previewAt(context, account, plan, [next.quantity, waiting.price])
  checkTargets(plan.side, waiting.price, { takeProfit: row.take_profit, stopLoss: row.stop_loss }, preview.liquidation)
  const marketable = isMarketable(waiting, plan.side, dealAt(plan.type, plan.spec, plan.side, tick.price), tick)
  if (marketable) checkRest(context, plan)
  const more = sum([preview.cost, `-${row.frozen}`]).toString()
  checkFunds(context, account, more)
  bookFreeze(tx, row, more, lastEntry(tx, currencyOf(account)) + 1)
  const { quantity, price: limit, trigger_price, expire_at, terms } = next
  const waits = updateRow(tx, row, {
    quantity,
    price: limit,
    trigger_price,
    expire_at,
    terms,
    margin: preview.margin,
    frozen: preview.cost,
  })
  return marketable ? fillOrder(tx, context, waits, tick, false) : waits
}
