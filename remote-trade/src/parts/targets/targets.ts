/** Take-profit and stop-loss as people type them: prices, or returns on the margin. */
import {
  big,
  compare,
  type Decimal,
  priceAtReturn,
  type Side,
  stopLossRefusal,
  takeProfitRefusal,
  truncate,
} from '@shared/money'

export type TargetsBy = 'price' | 'return'
/** '' for none. Returns are percent of the margin: 50 is a gain of half of it, as a stop a loss of half of it. */
export type Typed = { takeProfit: Decimal | ''; stopLoss: Decimal | '' }
export const noTargets: Typed = { takeProfit: '', stopLoss: '' }

/** Prices. */
export interface Targets {
  takeProfit: Decimal | null
  stopLoss: Decimal | null
}

export type Of = { side: Side; entry: Decimal; leverage: number; places: number }

const unsigned = (typed: Decimal): Decimal => typed.replace('-', '')

/** The prices that typed targets mean for a position, on the symbol's grid. */
export function targetPrices(
  by: TargetsBy,
  { takeProfit, stopLoss }: Typed,
  { side, entry, leverage, places }: Of,
): Targets {
  const exact = (typed: Decimal | '') => (typed === '' ? null : truncate(typed, places))
  const at = (percent: Decimal | '', sign: '' | '-') => {
    if (percent === '') return null
    const rate = big(`${sign}${unsigned(percent)}`).div('100')
    return priceAtReturn(side, entry, leverage, rate, places)
  }
  return by === 'price'
    ? { takeProfit: exact(takeProfit), stopLoss: exact(stopLoss) }
    : { takeProfit: at(takeProfit, ''), stopLoss: at(stopLoss, '-') }
}

export type TargetFault =
  | { field: 'takeProfitPrice' | 'stopLossPrice'; name: 'stop-side' }
  | { field: 'stopLossPrice'; name: 'stop-liquidation'; price: Decimal }

const none = (target: Decimal): boolean => compare(target, '0') <= 0

/** What is wrong with targets at a price; one at or below zero is on the wrong side of any. */
export function targetFaults(
  side: Side,
  price: Decimal,
  { takeProfit, stopLoss }: Targets,
  liquidation: Decimal | null,
): TargetFault[] {
  const faults: TargetFault[] = []
  if (takeProfit !== null && (none(takeProfit) || takeProfitRefusal(side, price, takeProfit)))
    faults.push({ field: 'takeProfitPrice', name: 'stop-side' })
  if (stopLoss === null) return faults
  const refusal = stopLossRefusal(side, price, stopLoss, liquidation)
  if (refusal === 'stop-liquidation' && liquidation !== null)
    faults.push({ field: 'stopLossPrice', name: refusal, price: liquidation })
  else if (refusal || none(stopLoss)) faults.push({ field: 'stopLossPrice', name: 'stop-side' })
  return faults
}
