/** Prices of a person's own trades that the search can explain: liquidation prices and prices at which a trade ended. */
import type { Position, SecondOrder, SymbolInfo } from '@shared/contract'
import { marginModes, sideOf, tradeTypes } from '@shared/contract/codes'
import { type Big, big, compare, truncate } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { type Exposure, liquidationPrice } from '@shared/money/liquidation'
import { notionalOf, type Tier, tierAt } from '@shared/money/margin'
import type { Side } from '@shared/money/side'

export type Explained =
  | { kind: 'liquidation'; id: string; symbol: string; price: Decimal; row: Position }
  | { kind: 'closed'; id: string; symbol: string; price: Decimal; row: Position }
  | { kind: 'second'; id: string; symbol: string; price: Decimal; row: SecondOrder }

/** What the phone knows of a person's trades. */
export type Trades = {
  running: readonly Position[]
  closed: readonly Position[]
  seconds: readonly SecondOrder[]
}

/** A spot order is filled, it does not end. */
const ends = ({ tradeType }: Position): boolean => tradeType !== tradeTypes.spot

/** Every price that can be explained, of what runs first. */
export const explainable = ({ running, closed, seconds }: Trades): Explained[] => [
  ...running.flatMap(row => of('liquidation', row, row.liquidationPrice)),
  ...closed.filter(ends).flatMap(row => of('closed', row, row.openPrice && row.closePrice)),
  ...seconds.flatMap(row => {
    const price = row.closeTick?.price
    return price ? [{ kind: 'second', id: `second-${row.id}`, symbol: row.symbol, price, row } as const] : []
  }),
]

function of(kind: 'liquidation' | 'closed', row: Position, price: Decimal | null | undefined): Explained[] {
  return price ? [{ kind, id: `${kind}-${row.id}`, symbol: row.symbol, price, row }] : []
}

const placesOf = (number: Decimal): number => number.split('.')[1]?.length ?? 0

/** Whether a person who typed this number meant this price: they may have cut its last digits off, or rounded them. */
export function isMeant(price: Decimal, number: Decimal): boolean {
  const places = placesOf(number)
  const apart = big(price).minus(big(number)).abs()
  return compare(truncate(price, places), number) === 0 || apart.times('2').times(big('10').pow(places)).lte('1')
}

/** The formula of a liquidation price with the figures of one position (docs/rules/money.md#liquidation). */
export type Liquidation = {
  side: Side
  quantity: Decimal
  entry: Decimal
  margin: Decimal
  /** Fractions. */
  maintenanceRate: Decimal
  feeRate: Decimal
  deduction: Decimal
  /** 1 less the rates of a long, 1 more of a short. */
  factor: Decimal
  price: Decimal
}

/** Of an isolated contract; null for a position whose price depends on other positions or prices. */
export function liquidationOf(row: Position, listed: SymbolInfo): Liquidation | null {
  const { openPrice: entry, quantity, margin } = row
  if (row.tradeType !== tradeTypes.contract || row.marginMode === marginModes.cross || !entry) return null
  const [tiers, feeRate] = [row.terms?.tiers ?? listed.tiers, row.terms?.takerFee ?? listed.takerFee]
  const exposure: Exposure = { side: sideOf(row.direction), quantity, entry, tiers, feeRate }
  const price = liquidationPrice(exposure, margin, listed.pricePrecision)
  return price === null ? null : withTier({ side: exposure.side, quantity, entry, margin, feeRate, price }, tiers)
}

type Known = Pick<Liquidation, 'side' | 'quantity' | 'entry' | 'margin' | 'feeRate' | 'price'>

function withTier(known: Known, tiers: readonly Tier[]): Liquidation {
  const { maintenanceRate, deduction } = tierAt(tiers, notionalOf(known.quantity, known.price))
  const rates: Big = big(maintenanceRate).plus(big(known.feeRate))
  const factor = known.side === 'long' ? big('1').minus(rates) : big('1').plus(rates)
  return { ...known, maintenanceRate, deduction, factor: factor.toString() }
}
