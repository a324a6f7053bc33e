/** What an order for a contract or CFD would be at a price: judged by every rule, in numbers, before anything is written. */
import { marginModes, tradeTypes } from '@shared/contract/codes'
import {
  type Decimal,
  initialMargin,
  LEDGER_PLACES,
  leverageRefusal,
  type OpenPreview,
  previewOpen,
  quantityForAmount,
  type Side,
  sum,
  toMinor,
  truncate,
} from '@shared/money'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { InsufficientFunds } from '../../ledger/index.ts'
import { freeAccount, freeOf, type TradingAccount } from '../../ledger/trading-account.ts'
import type { SymbolSpec } from '../../market/symbols.ts'
import { refuse } from '../../refusals/refuse.ts'
import { checkQuantity } from '../checks.ts'
import { poolOf } from '../figures.ts'
import { isCfd, sizeIn } from '../pricing.ts'
import { isOf, pendingOf, runningOf } from '../rows.ts'
import type { StoredRow } from '../tables.ts'
import { exposureIn, heldNotional } from '../worth/exposure.ts'

/** The terms that do not change while an order waits. */
export type Plan = {
  spec: SymbolSpec
  type: StoredRow['trade_type']
  side: Side
  leverage: number
  mode: StoredRow['margin_mode']
}

/** @param at what it would deal at · @throws Refused quantity-range, quantity-step, field-invalid */
export function quantityOf(
  { quantity, amount }: { quantity?: Decimal | undefined; amount?: Decimal | undefined },
  { spec, type }: Plan,
  at: Decimal,
): Decimal {
  // of two that say how much, neither may win in silence; lots are not bought by amount
  if (amount && (quantity || isCfd(type))) refuse('field-invalid', { field: 'amount' })
  const wanted = quantity ?? (amount && quantityForAmount(amount, at, spec.quantityStep))
  if (!wanted) return refuse('field-invalid', { field: 'quantity' })
  checkQuantity(wanted, spec)
  return wanted
}

/** Margin, fee, liquidation and balance at a price. @param feeRate where this fill is not the taker's */
export function previewAt(
  context: Context,
  account: TradingAccount,
  { spec, type, side, leverage, mode }: Plan,
  [quantity, entry]: readonly [quantity: Decimal, entry: Decimal],
  feeRate?: Decimal,
): OpenPreview {
  const size = sizeIn(context, type, spec, quantity)
  const margin = initialMargin(size, entry, leverage)
  const exposure = exposureIn(spec, { type, side, size, entry, margin, lots: quantity })
  const cross = poolOf(context, runningOf(context.db, account))
  const terms = {
    mode: mode === marginModes.isolated ? 'isolated' : 'cross',
    pricePlaces: spec.pricePrecision,
  } as const
  const order = { ...exposure, ...terms, leverage, ...(feeRate && { openFeeRate: feeRate }) }
  return previewOpen(order, { free: freeOf(context.db, account), cross })
}

/**
 * The leverage's cap counts everything that the account holds of the symbol, at open prices, what waits, and the new order.
 * Of CFDs the symbol's leverages are the cap, and its largest order.
 * @param without a row that this order takes the place of
 */
export function checkLeverage(
  db: Db,
  account: TradingAccount,
  { spec, type, leverage }: Plan,
  order: Decimal,
  without = '',
): void {
  if (isCfd(type)) {
    if (!spec.leverages.includes(leverage))
      refuse('leverage-limit', { field: 'leverage', n: spec.leverages.at(-1) ?? 1 })
    return
  }
  const rows = [...runningOf(db, account), ...pendingOf(db, account)]
  const others = rows.filter(row => isOf(row, tradeTypes.contract) && row.symbol === spec.symbol && row.id !== without)
  const refused = leverageRefusal(leverage, spec, sum([...others.map(heldNotional), order]))
  if (refused?.name === 'position-limit')
    refuse('position-limit', { field: 'quantity', max: refused.max, currency: spec.quoteCurrency })
  if (refused) refuse(refused.name, { field: 'leverage', n: Math.min(refused.n, spec.leverages.at(-1) ?? 1) })
}

/** @throws InsufficientFunds, as the whole cost would have to be there */
export function checkFunds(account: TradingAccount, { missing, availableBefore, cost }: OpenPreview): void {
  if (missing === '0') return
  throw new InsufficientFunds(freeAccount(account), toMinor(truncate(availableBefore, LEDGER_PLACES)), toMinor(cost))
}
