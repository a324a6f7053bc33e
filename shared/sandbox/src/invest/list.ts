/** A person's orders of products, what they brought, and the totals above them. */
import type { incomeListCall, OutputOf, ParsedInputOf, productOrderListCall, productStatCall } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { big, type Decimal, fromMinor, incomePlaces, sum, truncate } from '@shared/money'
import { dayStart, stamp } from '../clock.ts'
import { cutPage } from '../db/page.ts'
import type { SignedIn } from '../http/serve.ts'
import { acceptedOrder } from '../ledger/index.ts'
import { livePrices } from '../wallet/prices.ts'
import { orderView } from './order-view.ts'
import { incomesOfOrder, incomesSince, ordersOf, ownOrder } from './rows.ts'
import type { ProductOrderRow } from './tables.ts'

/** Which of them an order of the phone was about, its purchase or what was done with it later: its accepted reply names it. */
function isOfOrder({ context, user }: SignedIn, { id }: ProductOrderRow, clientOrderId: string): boolean {
  const reply = acceptedOrder(context.db, user, clientOrderId)?.reply
  return reply instanceof Object && 'id' in reply && reply.id === id
}

/** Newest first. */
export function listOrders(input: ParsedInputOf<typeof productOrderListCall>, caller: SignedIn) {
  const { context, user, language } = caller
  const { type, status, id, clientOrderId } = input
  const meant = ordersOf(context.db, user).filter(
    row =>
      (type === undefined || row.type === type) &&
      (status === undefined || row.status === status) &&
      (id === undefined || row.id === id) &&
      (clientOrderId === undefined || isOfOrder(caller, row, clientOrderId)),
  )
  const page = cutPage(meant, input)
  return { ...page, records: page.records.map(row => orderView(context, row, language)) }
}

/** In the order in which they fell due. */
export function listIncomes(
  input: ParsedInputOf<typeof incomeListCall>,
  caller: SignedIn,
): OutputOf<typeof incomeListCall> {
  const { db } = caller.context
  const page = cutPage(incomesOfOrder(db, ownOrder(db, caller.user, input.orderId).id), input)
  const records = page.records.map(({ n, due_at, gross, power, net, currency, price, state }) => ({
    ...{ n, dueTime: stamp(due_at), gross, power, net, currency, price, state },
  }))
  return { ...page, records }
}

type Stat = OutputOf<typeof productStatCall>
type Totals = { todayIncome: Decimal; totalIncome: Decimal; amount: Decimal }

/** Live principal in its currency, incomes in theirs. */
export function statOf({ type }: ParsedInputOf<typeof productStatCall>, { context, user }: SignedIn): Stat {
  const rows = ordersOf(context.db, user).filter(row => type === undefined || row.type === type)
  const ids = new Set(rows.map(({ id }) => id))
  const today = incomesSince(context.db, user, dayStart(context.clock.now())).filter(row => ids.has(row.order_id))
  const currencies = [...new Set(rows.flatMap(row => [row.currency, row.income_currency]))].sort()
  const byCurrency = currencies.map(currency => ({
    currency,
    todayIncome: sum(today.flatMap(row => (row.currency === currency ? [row.net] : []))).toString(),
    totalIncome: sum(rows.flatMap(row => (row.income_currency === currency ? [row.total_income] : []))).toString(),
    amount: sum(rows.flatMap(row => (row.currency === currency ? [principalOf(row)] : []))).toString(),
  }))
  const inUsdt = (of: keyof Totals) =>
    worthOf(
      byCurrency.map(one => [one.currency, one[of]]),
      livePrices(context),
    )
  const all = { todayIncome: inUsdt('todayIncome'), totalIncome: inUsdt('totalIncome'), amount: inUsdt('amount') }
  return { ...all, byCurrency, counts: countsOf(rows) }
}

const principalOf = ({ principal }: ProductOrderRow): Decimal => fromMinor(BigInt(principal))

const worthOf = (amounts: [currency: string, amount: Decimal][], priceOf: (currency: string) => Decimal | undefined) =>
  truncate(
    sum(amounts.map(([currency, amount]) => big(amount).times(big(priceOf(currency) ?? '0')))),
    incomePlaces('USDT'),
  )

function countsOf(rows: readonly ProductOrderRow[]): Stat['counts'] {
  const count = (status: ProductOrderRow['status']) => rows.filter(row => row.status === status).length
  const { notStarted, running, ended, frozen, cancelled } = productOrderStates
  return {
    notStarted: count(notStarted),
    running: count(running),
    ended: count(ended),
    frozen: count(frozen),
    cancelled: count(cancelled),
  }
}
