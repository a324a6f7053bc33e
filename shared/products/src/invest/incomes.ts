/** What falls due by the clock: starts, incomes and ends of orders, the end of a bond's sale (docs/rules/invest.md#incomes). */
import { incomeStates, productOrderStates } from '@shared/contract/codes'
import { DAY, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { type Due, type DueHandlers, schedule, scheduleRest } from '@shared/engine/due/index'
import { held } from '@shared/engine/ledger/index'
import { type Decimal, fixedIncome, fromMinor, type MiningDay, miningDay, sum, toMinor } from '@shared/money'
import { bookCancelled, bookIncome, bookPrincipal } from './book.ts'
import { coinPriceAt } from './coin-price.ts'
import { owedOf, yieldAccount } from './promise.ts'
import { findOrder, findProduct, insertIncome, outputAt, updateOrder, updateProduct, waitingOrders } from './rows.ts'
import type { IncomeRow, ProductOrderRow, ProductRow } from './tables.ts'
import { tell, tellEnd } from './tell.ts'
import { dueAt, fixedTerms, isBond, isMining, lastIncome, promisedOf } from './terms.ts'

const { notStarted, running, ended, cancelled } = productOrderStates

/** The next income of a running order. */
export const scheduleIncome = (tx: Tx, order: ProductOrderRow) =>
  schedule(tx, { kind: 'order-income', subject: order.id, n: order.done + 1, at: dueAt(order, order.done + 1) })

function start(tx: Tx, order: ProductOrderRow, at: number): void {
  if (order.status !== notStarted) return
  const started = updateOrder(tx, order, { status: running, start_at: at })
  scheduleIncome(tx, started)
  tell(tx, started, 'product-started', {}, at)
}

type Day = Pick<MiningDay, 'gross' | 'power' | 'net' | 'idle'> & { price: string | null }

/** What the n-th day, or month, brings; a machine's by the price as it was due, and by the output of the day that it was. */
function dayOf(tx: Tx, context: Context, order: ProductOrderRow, { n, at }: Due): Day {
  const { coin, units, product_id, power_w, power_price } = { ...order, coin: order.income_currency }
  if (units === null) {
    const gross = fixedIncome(isBond(order), fixedTerms(order), n)
    return { gross, power: '0', net: gross, idle: false, price: null }
  }
  const price = coinPriceAt(context, coin, at)
  const outputPerUnit = outputAt(tx, product_id, at - DAY)
  return {
    ...miningDay({ outputPerUnit, powerW: power_w ?? '0', powerPrice: power_price ?? '0' }, units, price),
    price,
  }
}

/** What the first days of an order bring, by prices that are known. */
export function netOf(tx: Tx, context: Context, id: string, days: number): Decimal {
  const order = findOrder(tx, id)
  if (!order) throw new Error(`No order of a product is called ${id}`)
  const nets = Array.from({ length: days }, (_, nth) => {
    const n = nth + 1
    return dayOf(tx, context, order, { kind: 'order-income', subject: id, n, at: dueAt(order, n) }).net
  })
  return sum(nets).toString()
}

/** Fixed incomes are always covered; a machine's must leave them so. */
const isPayable = (tx: Tx, order: ProductOrderRow, { net }: Day): boolean => {
  const currency = order.income_currency
  return !isMining(order) || held(tx, yieldAccount(currency)) - owedOf(tx, currency) >= toMinor(net)
}

function income(tx: Tx, context: Context, due: Due): void {
  const order = findOrder(tx, due.subject)
  if (order?.status !== running) return
  const day = dayOf(tx, context, order, due)
  if (!isPayable(tx, order, day)) return delay(tx, context, order, due)
  const { gross, power, net, idle, price } = day
  const row: IncomeRow = {
    ...{ order_id: order.id, n: due.n, user_id: order.user_id, due_at: due.at },
    ...{ gross, power, net, currency: order.income_currency, price },
    state: idle ? incomeStates.idle : incomeStates.paid,
  }
  insertIncome(tx, row)
  bookIncome(tx, order, due.n, net, due.at)
  goOn(tx, order, row)
}

/** It stays due, before all that comes after it; person and operator are told once. */
function delay(tx: Tx, { clock, log }: Context, order: ProductOrderRow, due: Due): void {
  schedule(tx, due, clock.now() + MINUTE)
  tell(tx, order, 'income-late', {}, due.at, `late:${due.n}`)
  log('yield-short', { order: order.id, n: due.n, currency: order.income_currency })
}

function goOn(tx: Tx, order: ProductOrderRow, { n, net, due_at }: IncomeRow): void {
  const total_income = sum([order.total_income, net]).toString()
  const paid = updateOrder(tx, order, { done: n, total_income, promised: Number(promisedOf(order, n)) })
  if (n < lastIncome(order)) return scheduleIncome(tx, paid)
  bookPrincipal(tx, paid, due_at)
  updateOrder(tx, paid, { status: ended, principal: 0, ended_at: due_at, end_reason: 'matured' })
  tellEnd(tx, paid, due_at)
}

/** Orders of a bond that one event starts or refunds. */
const AT_ONCE = 100

/** All orders of a bond start, or are refunded where too little of it was sold. */
function closeBond(tx: Tx, _: Context, due: Due): unknown {
  const { subject, at } = due
  const product = findProduct(tx, subject)
  if (!product) return undefined
  // what is left is not sold any more, also where the clock is set back: nothing would start such an order
  if (product.remaining !== 0) updateProduct(tx, subject, { closed_at: product.closed_at ?? at })
  const orders = waitingOrders(tx, subject, AT_ONCE)
  for (const order of orders) raised(product) ? start(tx, order, at) : refund(tx, order, at)
  return orders.length < AT_ONCE ? undefined : scheduleRest(tx, due)
}

function raised({ total, remaining, min_raise }: ProductRow): boolean {
  const sold = BigInt(total ?? 0) - BigInt(remaining ?? 0)
  return min_raise === null || sold >= toMinor(min_raise)
}

function refund(tx: Tx, order: ProductOrderRow, at: number): void {
  bookCancelled(tx, order, 'bond-refunded')
  updateOrder(tx, order, { status: cancelled, principal: 0, promised: 0, ended_at: at })
  const amount = fromMinor(BigInt(order.principal))
  tell(tx, order, 'product-refunded', { amount, currency: order.currency }, at)
}

export const investDues = {
  'order-start': (tx, _, { subject, at }) => {
    const order = findOrder(tx, subject)
    if (order) start(tx, order, at)
  },
  'order-income': income,
  'bond-close': closeBond,
} satisfies DueHandlers
