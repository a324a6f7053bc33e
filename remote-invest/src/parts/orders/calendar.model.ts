/** The days of an order, or the coupons of a bond: what came, what was idle, what is to come (docs/rules/invest.md#incomes). */
import type { OutputOf } from '@shared/contract'
import type { incomeListCall, ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { incomeStates, productOrderStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'
import { couponDay, type Decimal, fixedIncome, incomePlaces, incomesOf } from '@shared/money'
import { isBond, isMachine } from './orders.model.ts'

export type Income = OutputOf<typeof incomeListCall>['records'][number]
export type DayState = 'paid' | 'idle' | 'coming'
export type Day = {
  n: number
  state: DayState
  /** When it is due, epoch ms; null where nobody knows: what stands still is due later. */
  at: number | null
  /** What it brought, or is promised to bring; null of a machine's days to come. */
  amount: Decimal | null
  income: Income | undefined
}

const { notStarted, running, frozen } = productOrderStates
const DAY = 86_400_000

/** Four weeks at once. */
export const PAGE = 28

/** How many incomes an order has in all; of one that is over, those that came. */
export function countOf(order: ProductOrder, done: number): number {
  const live = [notStarted, running, frozen].some(state => state === order.status)
  return live ? incomesOf(isBond(order), order.cycleDays) : done
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE))

/** The page, from 1, on which the newest income stands. */
export const pageOf = (done: number): number => pagesOf(done)

/** The day of the cycle at whose end the n-th is due. */
const dayOf = (order: ProductOrder, n: number): number => (isBond(order) ? couponDay(n, order.cycleDays) : n)

/** When the n-th will be due: counted from the next one, or from the start. */
function dueAt(order: ProductOrder, n: number, done: number): number | null {
  const { status, nextIncomeTime: next, startTime: start } = order
  if (status === running && next) return fromServerTime(next) + (dayOf(order, n) - dayOf(order, done + 1)) * DAY
  return status === notStarted && start ? fromServerTime(start) + dayOf(order, n) * DAY : null
}

function promised(order: ProductOrder, n: number): Decimal | null {
  const { amount, rate, cycleDays, incomeCurrency } = order
  if (isMachine(order) || rate == null) return null
  return fixedIncome(isBond(order), { amount, rate, cycleDays, places: incomePlaces(incomeCurrency) }, n)
}

function came(income: Income): Day {
  const { n, state, dueTime, net } = income
  return { n, at: fromServerTime(dueTime), state: state === incomeStates.idle ? 'idle' : 'paid', amount: net, income }
}

const coming = (order: ProductOrder, n: number, done: number): Day => ({
  ...{ n, state: 'coming', at: dueAt(order, n, done), amount: promised(order, n), income: undefined },
})

/**
 * The days of one page, in order.
 * @param incomes of that page · @param done how many there are in all
 */
export function daysOn(page: number, order: ProductOrder, incomes: readonly Income[], done: number): Day[] {
  const [first, count] = [(page - 1) * PAGE + 1, countOf(order, done)]
  const length = Math.max(0, Math.min(PAGE, count - first + 1))
  return Array.from({ length }, (_, at) => {
    const income = incomes.find(({ n }) => n === first + at)
    return income ? came(income) : coming(order, first + at, done)
  })
}

/** The newest that came, else the first to come: what is read until another is picked. */
export const newest = (days: readonly Day[]): Day | undefined => days.findLast(({ income }) => income) ?? days[0]
