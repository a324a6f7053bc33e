/** An option that runs, at the price of this second. */
import type { OptionTerm, Position } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { WIDEST_TOLERANCE } from '@shared/contract/limits'
import {
  bidPremium,
  type Decimal,
  lowestBid,
  optionPayoff,
  optionReturn,
  type Side,
  sellBackValue,
  sellerTolerance,
  shareOf,
} from '@shared/money'

export type OptionRow = {
  row: Position
  side: Side
  strike: Decimal
  /** What was paid for all of it. */
  cost: Decimal
  /** Epoch ms. */
  ends: number
}

/** What its time counts in the premium now: open seconds pass one by one. @param at when the row was answered, epoch ms */
export const countedNow = ({ countedSeconds }: Position, at: number, now: number): number =>
  Math.max(0, (countedSeconds ?? 0) - Math.max(0, Math.floor(now / 1000) - Math.floor(at / 1000)))

/** What one of it brings, sold back at a price. @param seconds as they count */
export const bidOf = ({ side, strike }: OptionRow, term: OptionTerm, price: Decimal, seconds: number): Decimal =>
  bidPremium({ side, strike, price, volatility: term.impliedVolatility, seconds }, term.markup)

/** How far the mark may move, a fraction, and what one then brings. */
export type WorstSale = { tolerance: Decimal; bid: Decimal }

/** Sold back while the bid may still fall by a part of it. */
export function worstSale(
  { side, strike }: OptionRow,
  term: OptionTerm,
  at: { price: Decimal; seconds: number },
  part: Decimal,
): WorstSale {
  const terms = { side, strike, volatility: term.impliedVolatility, ...at }
  const tolerance = sellerTolerance(terms, term.markup, part, WIDEST_TOLERANCE)
  return { tolerance, bid: lowestBid(terms, term.markup, tolerance) }
}

export type Sale = {
  value: Decimal
  /** The part's share of what was paid. */
  cost: Decimal
  profit: Decimal
}

/** Sells a part back. @param part above zero, of its quantity at most */
export function saleOf({ row, cost }: OptionRow, part: Decimal, bid: Decimal): Sale {
  const [value, share] = [sellBackValue(part, bid), shareOf(cost, part, row.quantity)]
  return { value, cost: share, profit: optionReturn(value, share) }
}

/** What it would bring beyond its cost, ended at a price. */
export const endedAt = ({ row, side, strike, cost }: OptionRow, price: Decimal): Decimal =>
  optionReturn(optionPayoff(side, row.quantity, strike, price), cost)

/** @param toMs reads a server's time; null of what is no option */
export function optionRow(row: Position, toMs: (time: string) => number): OptionRow | null {
  const { strike, expireTime, margin: cost, direction } = row
  return strike && expireTime ? { row, side: sideOf(direction), strike, cost, ends: toMs(expireTime) } : null
}
