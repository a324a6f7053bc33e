/** Reads and writes of products and their orders. */
import { productOrderStates, productTypes } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import type { Asked } from '@shared/engine/db/page'
import { all, first, prepared, run, sql, written } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { type Decimal, fromMinor } from '@shared/money'
import type { IncomeRow, OutputRow, ProductOrderRow, ProductRow } from './tables.ts'

const products = () => sql.selectFrom('product').selectAll()
const orders = () => sql.selectFrom('product_order').selectAll()

export const productsOf = (db: Db, type: ProductRow['type']): ProductRow[] =>
  all(db, products().where('type', '=', type).orderBy(written))

export const findProduct = (db: Db, id: string): ProductRow | undefined => first(db, products().where('id', '=', id))

/** @throws Refused product-gone */
export const productById = (db: Db, id: string): ProductRow => findProduct(db, id) ?? refuse('product-gone')

/** Once for each id. @returns whether it is new */
export const insertProduct = (tx: Tx, row: ProductRow): boolean =>
  run(
    tx,
    sql
      .insertInto('product')
      .values(row)
      .onConflict(conflict => conflict.doNothing()),
  ) > 0

export const updateProduct = (tx: Tx, id: string, change: Partial<ProductRow>): number =>
  run(tx, sql.updateTable('product').set(change).where('id', '=', id))

const TAKE = 'UPDATE product SET remaining = remaining - ?1 WHERE id = ?2 AND remaining >= ?1'

/** Of the quota, whole or not at all; what has none is never short. @returns whether there was enough */
export const takeQuota = (tx: Tx, { id, remaining }: ProductRow, minor: bigint): boolean =>
  remaining === null || Number(prepared(tx, TAKE).run(minor, id).changes) === 1

export const returnQuota = (tx: Tx, id: string, minor: bigint) =>
  prepared(tx, 'UPDATE product SET remaining = remaining + ? WHERE id = ? AND remaining IS NOT NULL').run(minor, id)

/** What a machine earns at a moment, a unit a day. */
export function outputAt(db: Db, productId: string, at: number): Decimal {
  const rows = sql.selectFrom('product_output').select('output').where('product_id', '=', productId)
  return first(db, rows.where('from_at', '<=', at).orderBy('from_at', 'desc').limit(1))?.output ?? '0'
}

export function setOutput(tx: Tx, row: OutputRow): void {
  const insert = sql.insertInto('product_output').values(row)
  const keys = ['product_id', 'from_at'] as const
  run(
    tx,
    insert.onConflict(conflict => conflict.columns(keys).doUpdateSet({ output: row.output })),
  )
}

export const findOrder = (db: Db, id: string): ProductOrderRow | undefined => first(db, orders().where('id', '=', id))

/** @throws Refused not-found, for another's too */
export function ownOrder(db: Db, user: string, id: string): ProductOrderRow {
  const order = findOrder(db, id)
  return order?.user_id === user ? order : refuse('not-found')
}

const LIVE = 'SELECT 1 FROM product_order_count WHERE user_id = ? AND status IN (0, 1, 3) AND n > 0 LIMIT 1'

/** Whether somebody has an order that is neither over nor cancelled. */
export const hasLiveOrder = (db: Db, user: string): boolean => prepared(db, LIVE).get(user) !== undefined

const HELD = 'SELECT principal, units FROM product_held WHERE product_id = ? AND user_id = ?'

/** What live orders of a product hold, one person's or everybody's (''): principal, of machines units. */
export function hostedOf(db: Db, { id, type }: ProductRow, user = ''): Decimal {
  const statement = prepared(db, HELD)
  statement.setReadBigInts(true)
  const { principal = 0n, units = 0n } = (statement.get(id, user) ?? {}) as Record<string, bigint>
  return type === productTypes.mining ? String(units) : fromMinor(principal)
}

/** The status is in the text: with a bound value SQLite would not use the index of these orders. */
const WAITING = `SELECT * FROM product_order WHERE product_id = ? AND status = ${productOrderStates.notStarted} ORDER BY rowid LIMIT ?`

/** Orders that have not started, the oldest first. */
export const waitingOrders = (db: Db, productId: string, most: number): ProductOrderRow[] =>
  prepared(db, WAITING).all(productId, most) as ProductOrderRow[]

export function insertOrder(tx: Tx, row: ProductOrderRow): ProductOrderRow {
  run(tx, sql.insertInto('product_order').values(row))
  return row
}

export function updateOrder(tx: Tx, row: ProductOrderRow, change: Partial<ProductOrderRow>): ProductOrderRow {
  run(tx, sql.updateTable('product_order').set(change).where('id', '=', row.id))
  return { ...row, ...change }
}

export const insertIncome = (tx: Tx, row: IncomeRow): number => run(tx, sql.insertInto('product_income').values(row))

/** A page of an order's incomes as they fell due. The n-th income is the n-th row, so the page is found without counting. */
export const incomesOfOrder = (db: Db, { id }: ProductOrderRow, { offset, size }: Asked): IncomeRow[] => {
  const incomes = sql.selectFrom('product_income').selectAll().where('order_id', '=', id)
  return all(db, incomes.where('n', '>', offset).orderBy('n').limit(size))
}

/** The newest income of an order, undefined before the first. */
export const newestIncome = (db: Db, { id, done }: ProductOrderRow): IncomeRow | undefined =>
  first(db, sql.selectFrom('product_income').selectAll().where('order_id', '=', id).where('n', '=', done))
