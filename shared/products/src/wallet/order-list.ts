/** Lists of a person's recharges and withdrawals: newest first, or by amount. */
import type { ParsedInputOf, rechargeListCall, withdrawalListCall } from '@shared/contract'
import { daysOf, type ListPlan, type ListQuestion, listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { type Page, pageOf } from '@shared/engine/db/page'
import { prepared } from '@shared/engine/db/query'
import type { RechargeRow, WithdrawalRow } from './tables.ts'

type Input = ParsedInputOf<typeof rechargeListCall> & ParsedInputOf<typeof withdrawalListCall>
type Orders = { recharge: RechargeRow; withdrawal: WithdrawalRow }

export const orderPlan = (table: keyof Orders): ListPlan => ({
  table,
  owner: ['user_id'],
  by: ['status', 'currency'],
  times: ['created_at', 'amount'],
  tie: 'rowid',
})

export function listOrders<T extends keyof Orders>(db: Db, table: T, user: string, input: Input): Page<Orders[T]> {
  const list = listed<Orders[T]>(orderPlan(table))
  const question = questionOf(user, input)
  if (!input.id && !input.clientOrderId) return list.page(db, question)
  return list.among(namedBy(db, table, user, input) as Orders[T][], question)
}

function questionOf(user: string, input: Input): ListQuestion {
  const { status, currency, column, order } = input
  const between = daysOf(input.createTime_begin, input.createTime_end)
  // no index has days and amounts in order together: a list of some days is in the order of time
  const time = column === 'amount' && !between ? 'amount' : 'created_at'
  const where = { status, currency: currency || undefined }
  return { owner: [user], where, time, between, order, asked: pageOf(input) }
}

/** At most one: the phone gives each order an id of its own. */
function namedBy(db: Db, table: keyof Orders, user: string, { id, clientOrderId }: Input): unknown[] {
  const named = Object.entries({ id, client_order_id: clientOrderId }).filter(([, name]) => name)
  const conditions = named.map(([column]) => `AND ${column} = ?`)
  const text = `SELECT * FROM ${table} WHERE user_id = ? ${conditions.join(' ')}`
  return prepared(db, text).all(user, ...named.map(([, name]) => name as string))
}
