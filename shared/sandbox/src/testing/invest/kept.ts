/** What tests read of orders themselves, beside what is kept of them. */
import type { Db } from '@shared/engine/db/open'
import { dueKept } from '@shared/products/invest/kept-tables'
import type { IncomeRow, ProductOrderRow } from '@shared/products/invest/tables'

/** All orders of a person, newest first. */
export const ordersOf = (db: Db, user: string): ProductOrderRow[] =>
  db
    .prepare('SELECT * FROM product_order WHERE user_id = ? ORDER BY created_at DESC, rowid DESC')
    .all(user) as ProductOrderRow[]

/** All incomes of an order, in the order in which they fell due. */
export const incomesOf = (db: Db, order: string): IncomeRow[] =>
  db.prepare('SELECT * FROM product_income WHERE order_id = ? ORDER BY n').all(order) as IncomeRow[]

/** Rows of kept sums that are not what the orders and incomes add up to, and rows that are missing. */
export const keptFaults = (db: Db): object[] =>
  dueKept.flatMap(({ table, due }) => {
    const [kept, right] = [`SELECT * FROM ${table}`, `SELECT * FROM (${due})`]
    const off = `SELECT * FROM (${right} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${right})`
    return db
      .prepare(off)
      .all()
      .map(row => ({ table, ...row }))
  })
