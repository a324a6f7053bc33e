/** A loan at the price of this moment, and what it still costs (docs/rules/invest.md#loans). */
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import {
  big,
  count,
  type Decimal,
  dayInterest,
  loanToValue,
  overdueRate,
  priceAtLtv,
  reachesLtv,
  remediesOf,
  sum,
} from '@shared/money'
import type { Ratios } from './ltv.model.ts'

export const DAY = 86_400_000

export const isRunning = ({ status }: Pick<Loan, 'status'>): boolean => status === loanStates.passed
export const isOpen = ({ status }: Pick<Loan, 'status'>): boolean =>
  status === loanStates.pendingReview || status === loanStates.underReview

const DOLLAR = 'USDT'
/** What prices a coin that is pledged. */
export const symbolOf = (coin: string): string => coin + DOLLAR
export const coinOf = (symbol: string): string => symbol.slice(0, -DOLLAR.length)

export type Pledge = { currency: string; quantity: Decimal; ratios: Ratios }

/** Undefined of a loan without collateral, and where a server does not tell its ratios. */
export function pledgeOf(loan: Loan): Pledge | undefined {
  const { pledgeCurrency: currency, pledgeAmount: quantity, initialLtv: initial, callLtv: call } = loan
  const { liquidationLtv: liquidation } = loan
  if (!currency || !quantity || !initial || !call || !liquidation) return undefined
  return { currency, quantity, ratios: { initial, call, liquidation } }
}

/** Newest price by coin. */
export type Prices = ReadonlyMap<string, Decimal>
/** Digits of a coin's prices. */
export type Precisions = ReadonlyMap<string, number>

export interface LivePledge extends Pledge {
  price: Decimal | undefined
  /** By the exchange's last word until a price came; null where nothing is pledged any more. */
  ltv: Decimal | null
  /** Both ways back to the initial ratio, from the call on. */
  remedy: { repay: Decimal; pledge: Decimal } | undefined
  /** The exchange has sold of it by now. */
  isSold: boolean
}

/** Of all that is pledged; null until a price came. */
export const worthOf = ({ quantity, price }: Pick<LivePledge, 'quantity' | 'price'>): Decimal | null =>
  price ? big(quantity).times(big(price)).toString() : null

const isCalled = (owed: Decimal, { quantity, ratios }: Pledge, price: Decimal): boolean =>
  quantity !== '0' && reachesLtv(owed, { quantity, price }, ratios.call)

export function livePledge(loan: Loan, prices: Prices): LivePledge | undefined {
  const pledge = pledgeOf(loan)
  if (!pledge) return undefined
  const price = prices.get(pledge.currency)
  const { owed } = loan
  if (!price) return { ...pledge, price, ltv: loan.ltv ?? null, remedy: loan.remedy ?? undefined, isSold: false }
  const collateral = { quantity: pledge.quantity, price }
  const called = isRunning(loan) && isCalled(owed, pledge, price)
  return {
    ...pledge,
    price,
    ltv: isRunning(loan) ? loanToValue(owed, collateral) : null,
    remedy: called ? remediesOf(owed, collateral, { initialLtv: pledge.ratios.initial }) : undefined,
    isSold: called && reachesLtv(owed, collateral, pledge.ratios.liquidation),
  }
}

/** At which prices it is called and sold. */
export const pricesAt = (owed: Decimal, { quantity, ratios }: Pledge, places: number) => ({
  call: priceAtLtv(owed, quantity, ratios.call, places),
  liquidation: priceAtLtv(owed, quantity, ratios.liquidation, places),
})

const daysOf = ({ interestDays }: Loan) => interestDays ?? []

/** Exact, where the server tells it; else what was charged, which is less than a cent below it. */
const accruedOf = (loan: Loan): Decimal =>
  loan.accruedInterest ?? sum(daysOf(loan).map(({ amount }) => amount)).toString()

/** The last day that was charged; 0 before the first. */
const chargedDays = (loan: Loan): number => Math.max(0, ...daysOf(loan).map(({ day }) => day))

/** Whether the whole first day costs nothing, as of a server that does not tell. */
export const hasFreeDay = ({ freeSeconds }: Pick<Loan, 'freeSeconds'>): boolean => freeMs(freeSeconds) >= DAY
const freeMs = (seconds: Loan['freeSeconds']): number => (seconds == null ? DAY : seconds * 1000)

/** When the first day of interest begins; null before the loan is paid out. */
export const interestFrom = ({ startTime, freeSeconds }: Pick<Loan, 'startTime' | 'freeSeconds'>): number | null =>
  startTime ? fromServerTime(startTime) + freeMs(freeSeconds) : null

/** What a day costs now. */
export const rateNow = ({ overdue, dailyRate }: Pick<Loan, 'overdue' | 'dailyRate'>): Decimal =>
  overdue ? overdueRate(dailyRate) : dailyRate

/** Days that will have begun by the due date. */
function daysUntilDue(loan: Loan): number {
  const from = interestFrom(loan)
  return from === null || !loan.endTime ? 0 : Math.max(0, Math.ceil((fromServerTime(loan.endTime) - from) / DAY))
}

/** The next day that is charged; null where none is before the due date. */
export function nextInterest(loan: Loan): { at: number; amount: Decimal } | null {
  const [from, charged] = [interestFrom(loan), chargedDays(loan)]
  if (from === null || (!loan.overdue && charged >= daysUntilDue(loan))) return null
  return { at: from + charged * DAY, amount: dayInterest(loan.principal, accruedOf(loan), rateNow(loan)) }
}

/** What is collected on the due date if nothing is paid before; once that has passed, what is owed. */
export function dueAmount(loan: Loan): Decimal {
  const left = Math.max(0, daysUntilDue(loan) - chargedDays(loan))
  if (loan.overdue || left === 0) return loan.owed
  const rest = dayInterest(loan.principal, accruedOf(loan), big(loan.dailyRate).times(count(left)))
  return sum([loan.owed, rest]).toString()
}

/** Which of its days it is in; 1 as it begins. */
export const dayOf = (startTime: string, now: number): number =>
  Math.max(1, Math.floor((now - fromServerTime(startTime)) / DAY) + 1)
