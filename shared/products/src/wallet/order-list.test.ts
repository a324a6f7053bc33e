/** Which payments a list holds, and in which order. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { paymentsDb } from '../../../sandbox/src/testing/wallet/payments-db.ts'
import { listOrders } from './order-list.ts'

let db: Db
beforeEach(() => {
  db = paymentsDb()
  // six of each beside the first one: an hour apart, of three amounts, every other one over, every third in BTC
  const later = { amount: '100 * (1 + i % 3)', created_at: 'i * 3600000' }
  for (const [table, name] of [
    ['recharge', 'R'],
    ['withdrawal', 'W'],
  ] as const)
    copyRows(db, table, `id = '${name}0'`, 6, {
      ...{ ...later, id: `'${name}' || i`, client_order_id: `'order-' || i`, status: '-(i % 2) * 2' },
      ...{ currency: "iif(i % 3, 'USDT', 'BTC')" },
    })
})
afterEach(() => db.close())

type Input = Parameters<typeof listOrders>[3]
const hour = (n: number) => stamp(n * 3_600_000)
const cases: [string, Input, string][] = [
  ['newest first', {}, '6543210'],
  ['the oldest first, where asked', { order: 'asc' }, '0123456'],
  ['by amount, the last one of an amount first', { column: 'amount' }, '5241630'],
  ['by amount, the smallest first', { column: 'amount', order: 'asc' }, '0361425'],
  ['of one state', { status: -2 }, '531'],
  ['of one currency and state', { status: 0, currency: 'BTC' }, '6'],
  ['of all currencies, where none is named', { currency: '' }, '6543210'],
  ['by amount within a state', { status: 0, column: 'amount' }, '2460'],
  ['of some hours, both included', { createTime_begin: hour(2), createTime_end: hour(4) }, '432'],
  ['of some hours in the order of time, also by amount', { createTime_end: hour(3), column: 'amount' }, '3210'],
  ['of one number', { id: '?4' }, '4'],
  ['of one number in another state: none', { id: '?4', status: -2 }, ''],
  ['of the number of an order', { clientOrderId: 'order-5' }, '5'],
  ['of the number of an order in another currency: none', { clientOrderId: 'order-5', currency: 'BTC' }, ''],
  ['of the number of an order on another day: none', { clientOrderId: 'order-5', createTime_begin: hour(6) }, ''],
  ['of two numbers that are not of one: none', { id: '?4', clientOrderId: 'order-5' }, ''],
]

test.each(cases)('lists payments %s', (_, input, numbers) => {
  for (const [table, name] of [
    ['recharge', 'R'],
    ['withdrawal', 'W'],
  ] as const) {
    const asked = input.id ? { ...input, id: input.id.replace('?', name) } : input
    const { records, total } = listOrders(db, table, 'ann', asked)
    expect([records.map(({ id }) => id.slice(1)).join(''), total]).toEqual([numbers, numbers.length])
    expect(listOrders(db, table, 'ben', asked).records).toEqual([])
  }
})
