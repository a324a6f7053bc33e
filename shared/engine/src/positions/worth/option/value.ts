/** What an option that runs is worth. */
import { bidPremium, type Decimal, type OptionTerms, optionPayoff, optionReturn, sellBackValue } from '@shared/money'
import type { Context } from '../../../context.ts'
import { priceOf, sideOfRow, specOf } from '../../pricing.ts'
import type { PositionRow } from '../../tables.ts'
import { markupOf, secondsBetween, volatilityOf } from './terms.ts'

/** A row that an option's order made has them all. */
function writtenOf({ id, strike, premium, expire_at: expireAt }: PositionRow) {
  if (strike === null || premium === null || expireAt === null) throw new Error(`${id} is no option`)
  return { strike, expireAt }
}

export const strikeOf = (row: PositionRow): Decimal => writtenOf(row).strike
export const endOf = (row: PositionRow): number => writtenOf(row).expireAt
export const isDue = (row: PositionRow, now: number): boolean => endOf(row) <= now

/** What its time still counts. */
export const countedOf = ({ clock }: Context, row: PositionRow): number =>
  secondsBetween(specOf(row), clock.now(), endOf(row))

/** What one of it brings, sold back at the newest price. */
export function bidOf(context: Context, row: PositionRow): Decimal {
  const spec = specOf(row)
  const terms: OptionTerms = {
    side: sideOfRow(row),
    price: priceOf(context, row.symbol),
    strike: strikeOf(row),
    volatility: volatilityOf(spec),
    seconds: countedOf(context, row),
  }
  return bidPremium(terms, markupOf(spec))
}

/** What selling all of it back brings. */
export const sellValueOf = (context: Context, row: PositionRow): Decimal =>
  sellBackValue(row.quantity, bidOf(context, row))

/** Gained or lost, were it sold back now. */
export const gainOf = (context: Context, row: PositionRow): Decimal =>
  optionReturn(sellValueOf(context, row), row.margin)

/** What it would pay, ended at a price. */
export const payoffAt = (row: PositionRow, price: Decimal): Decimal =>
  optionPayoff(sideOfRow(row), row.quantity, strikeOf(row), price)
