/** A person's orders of products, and what each of them brought. */
import type { incomeListCall, OutputOf, ParsedInputOf, productOrderListCall } from '@shared/contract'
import { fromStamp, stamp } from '@shared/engine/clock'
import { listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { cutPage, pageOf, toPage } from '@shared/engine/db/page'
import type { SignedIn } from '@shared/engine/http/serve'
import { idOrdered } from '@shared/engine/ledger/index'
import { orderList } from './order-list.ts'
import { orderView } from './order-view.ts'
import { payersOf } from './promise.ts'
import { findOrder, incomesOfOrder, ownOrder } from './rows.ts'
import type { ProductOrderRow } from './tables.ts'

type Filter = ParsedInputOf<typeof productOrderListCall>

const orders = listed<ProductOrderRow>(orderList)

/** Newest first. */
export function listOrders(input: Filter, caller: SignedIn) {
  const { context, user, language } = caller
  const { id, clientOrderId } = input
  const isOne = id !== undefined || clientOrderId !== undefined
  const page = isOne ? cutPage(orderNamed(input, caller), input) : pageOfOrders(context.db, user, input)
  const payers = payersOf(context)
  return { ...page, records: page.records.map(row => orderView(context, row, language, payers)) }
}

function pageOfOrders(db: Db, user: string, input: Filter) {
  const { type, status, createTime_begin: begin, createTime_end: end } = input
  const between = [begin ? fromStamp(begin) : 0, end ? fromStamp(end) + 999 : Number.MAX_SAFE_INTEGER] as const
  const question = { owner: [user], where: { type, status }, asked: pageOf(input, 20) }
  return orders.page(db, { ...question, ...((begin || end) && { between }) })
}

/** The order of an id, or the one that an order of the phone bought or left, if the filters fit it. */
function orderNamed(input: Filter, { context: { db }, user }: SignedIn): ProductOrderRow[] {
  const { id, clientOrderId, type, status } = input
  const about = clientOrderId === undefined ? id : idOrdered(db, user, clientOrderId)
  const row = about === undefined ? undefined : findOrder(db, about)
  const fits = (row: ProductOrderRow) =>
    row.user_id === user &&
    (id ?? row.id) === row.id &&
    (type ?? row.type) === row.type &&
    (status ?? row.status) === row.status
  return row && fits(row) ? [row] : []
}

/** In the order in which they fell due; an order has as many incomes as it counts (`done`). */
export function listIncomes(
  input: ParsedInputOf<typeof incomeListCall>,
  caller: SignedIn,
): OutputOf<typeof incomeListCall> {
  const { db } = caller.context
  const order = ownOrder(db, caller.user, input.orderId)
  const asked = pageOf(input, 20)
  const records = incomesOfOrder(db, order, asked).map(({ n, due_at, gross, power, net, currency, price, state }) => ({
    ...{ n, dueTime: stamp(due_at), gross, power, net, currency, price, state },
  }))
  return toPage(records, order.done, asked)
}
