/** Exchanges one currency of the balance account for another, at once (docs/rules/trade.md#swap). */
import type { ParsedInputOf, SwapRow, swapCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { HOUSE, post, readAmount } from '@shared/engine/ledger/index'
import { symbolOf } from '@shared/engine/market/symbols'
import { takesOrders } from '@shared/engine/market/terms'
import { checkFresh } from '@shared/engine/positions/checks'
import { isFineNow } from '@shared/engine/positions/fine'
import { refuse } from '@shared/engine/refusals/refuse'
import {
  compare,
  type Decimal,
  rateMoved,
  SWAP_SPREAD,
  SWAP_TOLERANCE,
  swapObtained,
  toMinor,
  truncate,
} from '@shared/money'
import { isSwapped, rateBetween, swapTermsOf } from '../wallet/prices.ts'
import { swapView } from './rows.ts'
import type { SwapTable } from './tables.ts'

type Order = ParsedInputOf<typeof swapCall>

/** @throws Refused: nothing is booked then */
export function swapCurrencies(tx: Tx, order: Order, { context, user }: SignedIn): SwapRow {
  const { fromCurrency: from, toCurrency: to, amount } = order
  checkPair(context, from, to)
  readAmount(amount)
  checkRange(context, from, amount)
  const { rate } = rateBetween(context, from, to)
  checkRate(order, rate)
  const row: SwapTable = {
    id: newId('S'),
    user_id: user,
    from_currency: from,
    to_currency: to,
    issued: amount,
    obtained: swapObtained(amount, rate, SWAP_SPREAD),
    rate,
    spread: SWAP_SPREAD,
    client_order_id: order.clientOrderId,
    created_at: context.clock.now(),
  }
  run(tx, sql.insertInto('swap').values(row))
  book(tx, row)
  return swapView(row)
}

/** @throws Refused swap-pair, price-stale */
function checkPair(context: Context, from: string, to: string): void {
  const isOffered = (currency: string) => isSwapped(currency) && takesOrders(context.db, `${currency}USDT`)
  if (!isOffered(from)) refuse('swap-pair', { field: 'fromCurrency' })
  if (!isOffered(to) || from === to) refuse('swap-pair', { field: 'toCurrency' })
  for (const currency of [from, to])
    if (currency !== 'USDT') checkFresh(context, context.market.last(`${currency}USDT`))
  const bought = symbolOf(`${to}USDT`)
  if (bought && !isFineNow(context, bought, tradeTypes.spot)) refuse('swap-pair', { field: 'toCurrency' })
}

function checkRange(context: Context, currency: string, amount: Decimal): void {
  const { swapMin: min, swapMax: max } = swapTermsOf(context, currency)
  if (!min || !max) return refuse('price-stale')
  if (compare(amount, min) < 0 || compare(amount, max) > 0) refuse('swap-range', { field: 'amount', min, max })
}

/** Places of a rate in a sentence. */
const TOLD_PLACES = 12

function checkRate({ expectedRate, tolerance }: Order, rate: Decimal): void {
  if (compare(tolerance, '0') < 0 || compare(tolerance, SWAP_TOLERANCE) > 0)
    refuse('field-invalid', { field: 'tolerance' })
  if (rateMoved(expectedRate, rate, tolerance)) refuse('rate-moved', { value: truncate(rate, TOLD_PLACES) })
}

function book(tx: Tx, row: SwapTable): void {
  const { id, user_id: owner, from_currency: from, to_currency: to } = row
  const [issued, obtained] = [toMinor(row.issued), toMinor(row.obtained)]
  const legs = [
    { owner, currency: from, kind: 'balance' as const, minor: -issued },
    { owner: HOUSE, currency: from, kind: 'swap' as const, minor: issued },
    { owner: HOUSE, currency: to, kind: 'swap' as const, minor: -obtained },
    { owner, currency: to, kind: 'balance' as const, minor: obtained },
  ]
  post(tx, { key: `swap:${id}`, type: 'swap', ref: { kind: 'swap', id }, legs })
}
