/** In what a contract and a CFD differ as the formulas see them: what is dealt at, and what a quantity counts. */
import type { Position, SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import {
  compare,
  type Decimal,
  dealPrice,
  type Exposure,
  type Num,
  type Side,
  type Spread,
  type Tier,
} from '@shared/money'
import { ownInfo } from '../quotes/kept-terms.ts'

/** In the terms of its quantity: base units, or lots. */
export type Sized = {
  side: Side
  quantity: Decimal
  entry: Decimal
  leverage: number
  /** Of one that runs. */
  margin?: Decimal
}

export interface Dealing {
  tradeType: typeof tradeTypes.contract | typeof tradeTypes.cfd
  /** What money is counted in. */
  currency: string
  spread: Spread
  /** What one of a quantity counts in the formulas. */
  unit: Num
  /** What caps the leverage by size. */
  tiers: readonly Tier[]
  /** What it must be worth now because its market rests soon, as a part of its worth; 0 while no rest is near. */
  rest: Decimal
  exposure(of: Sized): Exposure
  /** The same dealt on other terms of its symbol, at the same rates. */
  on(info: SymbolInfo): Dealing
}

/** Dealt at the market's price, counted in the asset. */
export const contractDealing = ({ quoteCurrency, pricePrecision, tiers, takerFee }: SymbolInfo): Dealing => ({
  tradeType: tradeTypes.contract,
  currency: quoteCurrency,
  spread: { pricePrecision },
  unit: '1',
  tiers,
  rest: '0',
  exposure: ({ side, quantity, entry }) => ({ side, quantity, entry, tiers, feeRate: takerFee }),
  on: contractDealing,
})

/** What a row is dealt at beside the market's price: only CFDs have a spread. */
export function spreadOf(row: Pick<Position, 'tradeType' | 'terms'>, info: SymbolInfo): Spread {
  const { spread, pricePrecision } = ownInfo(row, info)
  return row.tradeType === tradeTypes.cfd ? { spread, pricePrecision } : { pricePrecision }
}

/** The wider spread of both halves of a reversal: one keeps its own, the other has that of today. */
export function reversalSpread(
  row: Pick<Position, 'tradeType' | 'terms'>,
  info: SymbolInfo,
  today: SymbolInfo,
): Spread {
  const [own, next] = [spreadOf(row, info), spreadOf({ tradeType: row.tradeType }, today)]
  return compare(own.spread ?? '0', next.spread ?? '0') < 0 ? next : own
}

/** What an order of a side deals at, where the market stands at a price. */
export const dealtBy = ({ spread }: Dealing, side: Side, market: Decimal): Decimal => dealPrice(side, market, spread)
