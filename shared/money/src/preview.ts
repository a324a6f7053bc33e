/** Opening a position in numbers: the ticket shows it, the engine books it. */
import { availableFunds } from './account.ts'
import { big, max, type Num } from './big.ts'
import type { CrossTotals } from './cross.ts'
import type { Decimal } from './decimal.ts'
import { feeOf } from './fee.ts'
import { crossLiquidationPrice, type Exposure, liquidationPrice } from './liquidation.ts'
import { initialMargin } from './margin.ts'
import type { MarginMode } from './side.ts'

export interface OpenOrder extends Exposure {
  mode: MarginMode
  leverage: number
  /** The rate of this fill where it is not the taker's (a resting limit order: the maker's). */
  openFeeRate?: Num
  /** The symbol's price precision. */
  pricePlaces: number
}

export interface Funds {
  /** The contract account's free balance. */
  free: Num
  /** The cross positions already open; an empty pool's totals are zeros. */
  cross: CrossTotals
}

export interface OpenPreview {
  margin: Decimal
  fee: Decimal
  /** margin + fee: what a pending order freezes */
  cost: Decimal
  liquidation: Decimal | null
  availableBefore: Decimal
  availableAfter: Decimal
  /** How much has to be transferred first; "0" when the balance is enough. */
  missing: Decimal
}

/** Margin, fee, liquidation price and available balance before and after opening at `entry`. */
export function previewOpen(order: OpenOrder, funds: Funds): OpenPreview {
  const margin = initialMargin(order.quantity, order.entry, order.leverage)
  const openFee = feeOf(order.quantity, order.entry, order.openFeeRate ?? order.feeRate)
  const cost = big(margin).plus(big(openFee))
  const before = availableFunds(funds.free, funds.cross)
  return {
    margin,
    fee: openFee,
    cost: cost.toString(),
    liquidation: liquidationOf(order, funds, margin, openFee),
    availableBefore: before,
    availableAfter: availableFunds(big(funds.free).minus(cost), funds.cross),
    missing: max('0', cost.minus(big(before))).toString(),
  }
}

/** A cross position leans on everything that is left once its own fee is paid. */
function liquidationOf(order: OpenOrder, { free, cross }: Funds, margin: Decimal, openFee: Decimal): Decimal | null {
  if (order.mode === 'isolated') return liquidationPrice(order, margin, order.pricePlaces)
  const backing = {
    wallet: big(free).minus(big(openFee)),
    otherRequired: cross.required,
    otherProfit: cross.profit,
    settled: '0',
  }
  return crossLiquidationPrice(order, backing, order.pricePlaces)
}
