/** Decimals and the formulas of trading: the screen's preview and the exchange's settlement call the same function. */
export { type AccountSummary, accountSummary, availableFunds, type HeldPosition } from './account.ts'
export { type DailyProfit, dailyProfit, type Holding, rechargePayment, totalAssets, worthOf } from './assets.ts'
export {
  type Big,
  big,
  compare,
  count,
  isMultipleOf,
  max,
  min,
  type Num,
  roundDown,
  roundUp,
  sum,
  truncate,
  truncateToStep,
} from './big.ts'
export { type Closing, closePosition, type OpenPosition, shareOf } from './close.ts'
export {
  type CrossPosition,
  type CrossTotals,
  crossTotals,
  type Earning,
  isPoolBreached,
  largestLoss,
  outstandingOf,
  poolWithout,
} from './cross.ts'
export { type Decimal, isDecimal } from './decimal.ts'
export { feeOf } from './fee.ts'
export { charge, credit, fromMinor, LEDGER_PLACES, toMinor } from './ledger.ts'
export { type CrossBacking, crossLiquidationPrice, type Exposure, liquidationPrice } from './liquidation.ts'
export {
  initialMargin,
  leverageCap,
  maintenanceMargin,
  notionalCap,
  notionalOf,
  requiredEquity,
  type Tier,
  tierAt,
} from './margin.ts'
export { MOVE_STEP, type MoveFault, moveFault } from './move.ts'
export { fillsLimit, limitRange, movedAgainst } from './order.ts'
export { type Funds, type OpenOrder, type OpenPreview, previewOpen } from './preview.ts'
export { changeRate, profitAfterFees, profitOf, returnOnEquity, returnOnMargin } from './profit.ts'
export { largestQuantity, openingCost, portion, type QuantityLimits, quantityForAmount } from './quantity.ts'
export { type Cover, coverLoss } from './settle.ts'
export { type MarginMode, opposite, type Side, signed } from './side.ts'
export {
  type LeverageRefusal,
  type Lots,
  leverageRefusal,
  partRefusal,
  type QuantityRefusal,
  quantityRefusal,
} from './size.ts'
export { priceAtReturn, reachesStop, reachesTarget, stopLossRefusal, takeProfitRefusal } from './targets.ts'
export { isTransactionId, type TransactionForm, transactionForm } from './transaction-id.ts'
