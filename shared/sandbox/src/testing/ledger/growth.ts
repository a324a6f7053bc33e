/** Entries of a person, all of them of today: the newest one many times; many sub-accounts; and outcomes of orders. */
import { balanceLogCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { dueSums, FILL_SUMS } from '@shared/engine/ledger/sum-tables'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const numberOf = (db: Db, sql: string, ...values: string[]) =>
  Number(Object.values(db.prepare(sql).get(...values) ?? {})[0])

function copyEntry(db: Db, id: number, n: number, name: string): void {
  const next = `${numberOf(db, 'SELECT max(id) FROM ledger_entry')} + i`
  copyRows(db, 'ledger_entry', `id = ${id}`, n, { id: next, key: `key || ':${name}' || i` })
  copyRows(db, 'ledger_posting', `entry_id = ${id}`, n, { entry_id: next })
  copyRows(db, 'ledger_line', `entry_id = ${id}`, n, { entry_id: next })
}

/** As post() keeps them. */
function fillSums(db: Db): void {
  for (const { table } of dueSums) db.exec(`DELETE FROM ${table}`)
  db.exec(FILL_SUMS)
}

/** Orders that were accepted, and orders that were refused: the exchange keeps their outcomes. */
function growOrders(db: Db, user: string, n: number, at: number): void {
  const own = { user_id: user, client_order_id: 'kept', at }
  insertOne(db, 'client_order', {
    ...{ ...own, call: '', body_hash: '', reply: '{}', entries_after: 0, entries_upto: 0 },
  })
  insertOne(db, 'refused_order', { ...own, refusal: '{}' })
  for (const table of ['client_order', 'refused_order'])
    copyRows(db, table, `user_id = '${user}' AND client_order_id = 'kept'`, n, { client_order_id: "'kept-' || i" })
}

export const ledgerGrowth: Growth = {
  grow(db, user, n, now) {
    const newest = numberOf(db, 'SELECT max(entry_id) FROM ledger_line WHERE owner = ?', user)
    copyEntry(db, newest, n, 'again')
    const account = numberOf(db, "SELECT id FROM ledger_account WHERE owner = ? AND currency = 'USDT' LIMIT 1", user)
    const next = `${numberOf(db, 'SELECT max(id) FROM ledger_account')} + i`
    copyRows(db, 'ledger_account', `id = ${account}`, n, { id: next, kind: "'invest'", sub: "'G' || i", balance: '1' })
    fillSums(db)
    growOrders(db, user, n, now)
  },
  asks: asksOf(
    balanceLogCall,
    {},
    { currency: 'USDT' },
    { currency: 'BTC' },
    { group: 2 },
    { type: 'transfer' },
    { account: 'contract' },
    { account: 'virtual' },
    { dir: 1 },
    { dir: -1, currency: 'USDT' },
    { type: 'transfer', currency: 'USDT' },
    { pageNo: 2 },
    { order: 'asc' },
    { createTime_begin: '2026-01-01 00:00:00' },
    { createTime_begin: '2026-01-01 00:00:00', currency: 'USDT' },
    { createTime_end: '2100-01-01 12:00:00', currency: 'USDT', type: 'transfer' },
  ),
}
