/** What is earned by holding something: arbitrage, bonds, mining machines (docs/rules/invest.md#incomes). */
import { big, count, max, min, type Num, roundUp, sum, truncate } from './big.ts'
import type { Decimal } from './decimal.ts'
import { LEDGER_PLACES } from './ledger.ts'

/** To which an income of a currency is truncated: USDT is paid in whole cents. */
export const incomePlaces = (currency: string): number => (currency === 'USDT' ? 2 : LEDGER_PLACES)

/** Of each day: trunc(amount·rate) (1,000 at 0.08 %: 0.80). */
export const arbitrageIncome = (amount: Num, dailyRate: Num, places: number): Decimal =>
  truncate(big(amount).times(big(dailyRate)), places)

export interface FixedTerms {
  amount: Num
  /** A fraction: of a day, a bond's of a year. */
  rate: Num
  cycleDays: number
  places: number
}

/** All that an arbitrage brings: each day truncated by itself. */
export const arbitrageTotal = ({ amount, rate, cycleDays, places }: FixedTerms): Decimal =>
  big(arbitrageIncome(amount, rate, places))
    .times(count(cycleDays))
    .toString()

/** What ending early costs: amount·feeRate·remaining/cycle, rounded up (1,000 at 0.7 %, 5 of 7 days left: 5.00). */
export const redeemFee = (amount: Num, feeRate: Num, days: { remaining: number; cycle: number }, places: number) =>
  min(
    amount,
    roundUp(big(amount).times(big(feeRate)).times(count(days.remaining)).div(count(days.cycle)), places),
  ).toString()

/** A coupon is due each so many days, the last with the bond's end. */
export const COUPON_DAYS = 30

/** How many coupons a bond has. */
export const couponsOf = (termDays: number): number => Math.ceil(termDays / COUPON_DAYS)

/** The day on which the n-th coupon is due, counted from the start. */
export const couponDay = (n: number, termDays: number): number => Math.min(n * COUPON_DAYS, termDays)

const interest = ({ amount, rate, places }: FixedTerms, days: number): Decimal =>
  truncate(big(amount).times(big(rate)).times(count(days)).div('365'), places)

/** The n-th coupon: simple interest up to its day less that up to the one before, so that all of them together lose nothing. */
export const bondCoupon = (terms: FixedTerms, n: number): Decimal => {
  const until = (nth: number) => interest(terms, couponDay(nth, terms.cycleDays))
  return big(until(n))
    .minus(big(until(n - 1)))
    .toString()
}

/** All coupons together: trunc(A·r·d/365) (3,650 at 8 % for 90 days: 72.00). */
export const bondTotal = (terms: FixedTerms): Decimal => interest(terms, terms.cycleDays)

/** Bonds pay by the month, all else by the day. */
export const incomesOf = (isBond: boolean, cycleDays: number): number => (isBond ? couponsOf(cycleDays) : cycleDays)

/** The n-th income of a fixed promise. */
export const fixedIncome = (isBond: boolean, terms: FixedTerms, n: number): Decimal =>
  isBond ? bondCoupon(terms, n) : arbitrageIncome(terms.amount, terms.rate, terms.places)

/** What a fixed promise still pays once `done` of its incomes are paid. */
export const fixedLeft = (isBond: boolean, terms: FixedTerms, done: number): Decimal => {
  const last = incomesOf(isBond, terms.cycleDays)
  if (!isBond)
    return big(arbitrageIncome(terms.amount, terms.rate, terms.places))
      .times(count(last - done))
      .toString()
  const paid = interest(terms, couponDay(done, terms.cycleDays))
  return big(bondTotal(terms)).minus(big(paid)).toString()
}

export interface Machine {
  /** Of the coin, a unit a day. */
  outputPerUnit: Num
  powerW: Num
  /** USDT a kilowatt-hour. */
  powerPrice: Num
}

export interface MiningDay {
  gross: Decimal
  /** What the power costs, in the coin. */
  power: Decimal
  /** What is paid; zero where the day is idle. */
  net: Decimal
  idle: boolean
}

/** kWh of a day. */
const energyOf = ({ powerW }: Machine, units: number) => big(powerW).times(count(units)).times('24').div('1000')

/** A day of machines at a price of the coin in USDT: where the power costs more than is earned they idle, and cost nothing. */
export function miningDay(machine: Machine, units: number, price: Num): MiningDay {
  const gross = truncate(big(machine.outputPerUnit).times(count(units)), LEDGER_PLACES)
  const cost = energyOf(machine, units).times(big(machine.powerPrice))
  const power = roundUp(cost.div(big(price)), LEDGER_PLACES)
  const net = big(gross).minus(big(power))
  return { gross, power, net: max('0', net).toString(), idle: net.lte('0') }
}

/** Days until machines have earned their price at today's: ceil(price/(net·P)); null where they never do. */
export function breakEvenDays(cost: Num, net: Num, price: Num): number | null {
  const value = big(net).times(big(price))
  return value.lte('0') ? null : Number(roundUp(big(cost).div(value), 0))
}

/** Of a machine no more than so many days are promised at a time: what it earns is not fixed. */
export const PROMISED_MINING_DAYS = 30

/** What machines may earn of that: gross, so that no price makes it more. */
export const miningPromise = (outputPerUnit: Num, units: number, remainingDays: number): Decimal =>
  truncate(
    big(outputPerUnit)
      .times(count(units))
      .times(count(Math.min(PROMISED_MINING_DAYS, remainingDays))),
    LEDGER_PLACES,
  )

/** Whether an account that pays can promise so much more. */
export const covers = (balance: Num, promised: Num, more: Num): boolean => sum([promised, more]).lte(big(balance))
