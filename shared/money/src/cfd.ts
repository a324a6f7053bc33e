/** Contracts for difference: bought at the ask, sold at the bid, counted in dollars (docs/rules/money.md#cfds). */
import { availableFunds } from './account.ts'
import { type Big, big, max, min, type Num, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { charge, credit } from './ledger.ts'
import type { Exposure } from './liquidation.ts'
import type { Tier } from './margin.ts'
import type { Funds } from './preview.ts'
import { bookedProfit } from './profit.ts'
import { opposite, type Side, signed } from './side.ts'

export interface Spread {
  /** ask − bid; none of what is dealt at the price itself. */
  spread?: Decimal | null | undefined
  /** The symbol's price precision. */
  pricePrecision: number
}

/** What an order of a side deals at: a buyer pays half the spread above the price, a seller gets half of it below. */
export function dealPrice(side: Side, price: Decimal, { spread, pricePrecision }: Spread): Decimal {
  if (!spread) return price
  return big(price)
    .plus(signed(side, big(spread).div('2')))
    .toFixed(pricePrecision)
}

/** What a position would be closed at now: a long is sold, a short bought back. */
export const markPrice = (side: Side, price: Decimal, terms: Spread): Decimal => dealPrice(opposite(side), price, terms)

const dollars = new Set(['USD', 'USDT'])

/** The symbol whose price turns a quote currency into dollars: USDJPY for yen; null for dollars. */
export const dollarSymbol = (quoteCurrency: string): string | null =>
  dollars.has(quoteCurrency) ? null : `USD${quoteCurrency}`

/** USDT for one unit of a quote currency. @param priceOf the newest price of a symbol, such as USDJPY */
export function dollarsPer(quoteCurrency: string, priceOf: (symbol: string) => Num): Big {
  const symbol = dollarSymbol(quoteCurrency)
  return symbol === null ? big('1') : big('1').div(big(priceOf(symbol)))
}

/** Lots in units of the base currency. */
export const unitsOf = (lots: Num, contractSize: Num): Big => big(lots).times(big(contractSize))

/** A CFD must be worth half of its margin. */
export const CFD_MAINTENANCE = '0.5'

/** A margin that is required whatever the price, as a risk table of one row. */
export const cfdTiers = (margin: Num): Tier[] => [
  {
    maxNotional: '1000000000000000000',
    maintenanceRate: '0',
    deduction: big(margin).times(CFD_MAINTENANCE).neg().toString(),
    maxLeverage: 1_000,
  },
]

/** A CFD as the formulas count it. */
export interface CfdTerms {
  side: Side
  /** Base units. */
  units: Num
  /** These in dollars of the quote currency. */
  size: Num
  baseCurrency: string
  entry: Num
  margin: Num
  /** Of closing it. */
  feeRate: Num
}

/** What it risks, and what it must stay worth. */
export function cfdExposure({ side, units, size, baseCurrency, entry, margin, feeRate }: CfdTerms): Exposure {
  const exposure = { side, quantity: size, entry, tiers: cfdTiers(margin), feeRate }
  return baseCurrency === 'USD' ? { ...exposure, dollarUnits: units } : exposure
}

/** What opening costs at once: what is bought at the ask is worth the bid. */
export const spreadCost = (size: Num, price: Decimal, terms: Spread): Decimal =>
  big(bookedProfit('long', size, dealPrice('long', price, terms), markPrice('long', price, terms)))
    .neg()
    .toString()

/** What is available once a CFD runs: its margin is used, its fee paid, and it has lost its spread. */
export const availableWithCfd = (
  { free, cross }: Funds,
  { margin, fee, spread }: { margin: Num; fee: Num; spread: Num },
): Decimal =>
  availableFunds(big(free).minus(big(fee)), {
    margin: cross.margin.plus(big(margin)),
    profit: cross.profit.minus(big(spread)),
  })

/**
 * A night fee: units·mid·k·rate/360 for each night; a credit is negative.
 * @param rate a year, a fraction
 * @param most the largest credit, see `creditLeft`
 */
export const nightFee = (units: Num, mid: Num, k: Num, rate: Num, nights: Num, most: Num): Decimal => {
  const fee = big(units).times(big(mid)).times(big(k)).times(big(rate)).times(big(nights)).div('360')
  return fee.gt('0')
    ? charge(fee)
    : big(credit(min(fee.neg(), most)))
        .neg()
        .toString()
}

/**
 * What nights may still credit to a position. All its credits together are at most its spread: a spread is a fixed price
 * and a credit a part of the price, so above some price holding a position would otherwise gain by itself.
 * @param spread what opening it cost, see `spreadCost` · @param charged all night fees so far; a credit is negative
 */
export const creditLeft = (spread: Num, charged: Num): Decimal =>
  max('0', big(spread).plus(min('0', charged))).toString()

/**
 * What a CFD must be worth from five minutes before its market rests until it opens, beside half of its margin. It counts
 * the larger of the price of now and that of the opening: of a pair in yen the debt in yen is what moves.
 * @param rate `restMargin` of the symbol · @param size base units in dollars of the quote currency
 */
export const restRequired = (rate: Num, size: Num, mark: Num, entry: Num): Decimal =>
  charge(big(rate).times(big(size)).times(max(mark, entry)))

/** The highest leverage whose margin is as much as the rest requires; null where it requires nothing. */
export const restLeverage = (rate: Num): number | null =>
  big(rate).gt('0') ? Number(truncate(big('1').div(big(rate)), 0)) : null
