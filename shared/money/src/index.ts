/** Decimals and the formulas of trading: the screen's preview and the exchange's settlement call the same function. */
export { type AccountSummary, accountSummary, availableFunds, type HeldPosition, marginLevelOf } from './account.ts'
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
export { columnOf, FLAT_COLUMN } from './breadth.ts'
export {
  availableWithCfd,
  CFD_MAINTENANCE,
  type CfdTerms,
  cfdExposure,
  cfdTiers,
  creditLeft,
  dealPrice,
  dollarSymbol,
  dollarsPer,
  markPrice,
  nightFee,
  restLeverage,
  restRequired,
  type Spread,
  spreadCost,
  unitsOf,
} from './cfd.ts'
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
export {
  arbitrageIncome,
  arbitrageTotal,
  bondCoupon,
  bondTotal,
  breakEvenDays,
  COUPON_DAYS,
  couponDay,
  couponsOf,
  covers,
  type FixedTerms,
  fixedIncome,
  fixedLeft,
  incomePlaces,
  incomesOf,
  type Machine,
  type MiningDay,
  miningDay,
  miningPromise,
  PROMISED_MINING_DAYS,
  redeemFee,
} from './income.ts'
export { charge, credit, fromMinor, LEDGER_PLACES, toMinor } from './ledger.ts'
export { type CrossBacking, crossLiquidationPrice, type Exposure, liquidationPrice } from './liquidation.ts'
export {
  accrue,
  type Collateral,
  dayInterest,
  LOAN_PLACES,
  leastPledge,
  liquidationQuantity,
  loanToValue,
  mostLent,
  overdueRate,
  type PledgeTerms,
  priceAtLtv,
  reachesLtv,
  remediesOf,
  repayment,
  saleOf,
  totalInterest,
} from './loan.ts'
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
export { MOVE_STEP, type MoveFault, movable, moveFault } from './move.ts'
export { type Night, nextNight, nightsOf, rollover } from './night.ts'
export { lotCost, lotTokens, type OfferingPrices, WINNING_PLACES, winningPrice } from './offering.ts'
export {
  askPremium,
  bidPremium,
  buyerTolerance,
  fairPremium,
  highestPremium,
  isStrikeGood,
  lowestBid,
  type OptionTerms,
  optionBreakEven,
  optionCost,
  optionPayoff,
  optionReturn,
  sellBackValue,
  sellerTolerance,
  strikesAround,
} from './option.ts'
export { fillsLimit, fillsStop, limitRange, movedAgainst } from './order.ts'
export { type Funds, type OpenOrder, type OpenPreview, previewOpen } from './preview.ts'
export { bookedProfit, changeRate, profitAfterFees, profitOf, returnOnEquity, returnOnMargin } from './profit.ts'
export { largestQuantity, openingCost, portion, type QuantityLimits, quantityForAmount } from './quantity.ts'
export { breakEvenRate, type SecondResult, secondProfit, secondResult, secondWinnings } from './second.ts'
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
export {
  averageAfter,
  type CoinHolding,
  holdingProfit,
  SPOT_FEE_RATE,
  SPOT_ROUND_TRIP,
  type SpotFill,
  type SpotOrder,
  saleProfit,
  spotAmountRange,
  spotCost,
  spotFee,
  spotFill,
  spotQuantity,
  spotRefusal,
} from './spot.ts'
export { fairestOdds, isFine, type PlacesRange, placesFor, priceStep, type RoundedPrice } from './steps.ts'
export {
  crossRate,
  leastReceived,
  rateMoved,
  SWAP_LEAST,
  SWAP_MOST,
  SWAP_SPREAD,
  SWAP_TOLERANCE,
  swapObtained,
  swapRange,
} from './swap.ts'
export {
  betterMark,
  priceAtReturn,
  reachesStop,
  reachesTarget,
  stopLossRefusal,
  takeProfitRefusal,
  trailingStop,
} from './targets.ts'
export { isTransactionId, type TransactionForm, transactionForm } from './transaction-id.ts'
export { hasDrifted, payoutAmount, type WithdrawalTerms, withdrawalFee, withdrawalNet } from './withdrawal.ts'
export { yearlyRate } from './yearly-rate.ts'
