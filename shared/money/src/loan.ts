/** What a loan costs, and what its collateral is worth to it (docs/rules/invest.md#loans). */
import { type Big, big, count, max, min, type Num, roundUp, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { LEDGER_PLACES } from './ledger.ts'

/** Loans are lent and paid back in USDT, no finer than it is shown. */
export const LOAN_PLACES = 2
/** Digits that a ratio keeps. */
const RATIO_PLACES = 8
/** What a day costs once a loan is overdue, times its rate. */
const OVERDUE_FACTOR = '1.5'

/** What a collateral is lent on: fractions of its value; a sale of it costs the fee. */
export interface PledgeTerms {
  initialLtv: Decimal
  callLtv: Decimal
  liquidationLtv: Decimal
  fee: Decimal
}

/** A coin that is pledged, at a price. */
export interface Collateral {
  quantity: Num
  price: Num
}

const worth = ({ quantity, price }: Collateral): Big => big(quantity).times(big(price))

const inCents = (amount: Num): Decimal => truncate(big(amount), LOAN_PLACES)

/**
 * The exact interest of a loan after one more day.
 * @param accrued exact interest of the days before, each on the principal of that day
 */
export const accrue = (principal: Num, accrued: Num, rate: Num): Decimal =>
  big(accrued)
    .plus(big(principal).times(big(rate)))
    .toString()

/** What one more day costs. Cents are cut over all days of the loan, so no day and no repayment loses a part of a cent. */
export const dayInterest = (principal: Num, accrued: Num, rate: Num): Decimal =>
  big(inCents(accrue(principal, accrued, rate)))
    .minus(big(inCents(accrued)))
    .toString()

/** All interest of a loan that is paid back on its due date. @param freeDays 1 where the first day costs nothing */
export const totalInterest = (principal: Num, rate: Num, days: number, freeDays = 1): Decimal =>
  inCents(big(principal).times(big(rate).times(count(Math.max(0, days - freeDays)))))

/** The rate of a day of a loan that is overdue. */
export const overdueRate = (rate: Num): Decimal => big(rate).times(OVERDUE_FACTOR).toString()

/** A repayment: interest first. */
export function repayment(amount: Num, interest: Num): { interest: Decimal; principal: Decimal } {
  const first = min(amount, interest)
  return { interest: first.toString(), principal: big(amount).minus(first).toString() }
}

/** Owed by the value of the collateral; null where there is none. */
export function loanToValue(owed: Num, collateral: Collateral): Decimal | null {
  const value = worth(collateral)
  return value.gt('0') ? truncate(big(owed).div(value), RATIO_PLACES) : null
}

/** Whether what is owed has come to that part of the collateral's value. */
export const reachesLtv = (owed: Num, collateral: Collateral, ltv: Num): boolean =>
  big(owed).gte(worth(collateral).times(big(ltv)))

/** The price at which it does. @param places of the symbol's prices */
export function priceAtLtv(owed: Num, quantity: Num, ltv: Num, places: number): Decimal | null {
  const all = big(quantity).times(big(ltv))
  return all.gt('0') ? truncate(big(owed).div(all), places) : null
}

/** The most that is lent on it. */
export const mostLent = (collateral: Collateral, { initialLtv }: Pick<PledgeTerms, 'initialLtv'>): Decimal =>
  truncate(worth(collateral).times(big(initialLtv)), LOAN_PLACES)

/** The least quantity that so much is lent on. */
export const leastPledge = (owed: Num, price: Num, { initialLtv }: Pick<PledgeTerms, 'initialLtv'>): Decimal =>
  roundUp(big(owed).div(big(price).times(big(initialLtv))), LEDGER_PLACES)

/** What brings it back to the initial ratio: so much repaid, or so much more pledged. */
export function remediesOf(
  owed: Num,
  { quantity, price }: Collateral,
  terms: Pick<PledgeTerms, 'initialLtv'>,
): { repay: Decimal; pledge: Decimal } {
  const covered = worth({ quantity, price }).times(big(terms.initialLtv))
  const missing = big(leastPledge(owed, price, terms)).minus(big(quantity))
  return {
    repay: max('0', roundUp(big(owed).minus(covered), LOAN_PLACES)).toString(),
    pledge: max('0', missing).toString(),
  }
}

/** What a liquidation sells: as much as brings the rest back to the initial ratio, at most all. @param initialLtv 0: as much as pays all that is owed */
export function liquidationQuantity(
  owed: Num,
  { quantity, price }: Collateral,
  { initialLtv, fee }: Pick<PledgeTerms, 'initialLtv' | 'fee'>,
): Decimal {
  const missing = big(owed).minus(worth({ quantity, price }).times(big(initialLtv)))
  const brings = big('1').minus(big(fee)).minus(big(initialLtv))
  return min(quantity, roundUp(missing.div(brings).div(big(price)), LEDGER_PLACES)).toString()
}

/** What a sale brings: its worth, the fee, and what is left of it for the debt. */
export function saleOf(collateral: Collateral, fee: Num): { gross: Decimal; fee: Decimal; net: Decimal } {
  const value = worth(collateral)
  const gross = truncate(value, LEDGER_PLACES)
  const net = truncate(value.times(big('1').minus(big(fee))), LOAN_PLACES)
  return { gross, fee: big(gross).minus(big(net)).toString(), net }
}
