/** Entries of a person, all of them of today: the newest one many times. */
import { balanceLogCall } from '@shared/contract'
import { copyRows } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'

export const ledgerGrowth: Growth = {
  grow(db, user, n) {
    const numberOf = (sql: string, ...values: string[]) =>
      Number(Object.values(db.prepare(sql).get(...values) ?? {})[0])
    const newest = numberOf('SELECT max(entry_id) FROM ledger_line WHERE owner = ?', user)
    const next = `${numberOf('SELECT max(id) FROM ledger_entry')} + i`
    copyRows(db, 'ledger_entry', `id = ${newest}`, n, { id: next, key: "key || ':' || i" })
    copyRows(db, 'ledger_posting', `entry_id = ${newest}`, n, { entry_id: next })
    copyRows(db, 'ledger_line', `entry_id = ${newest}`, n, { entry_id: next })
  },
  asks: asksOf(
    balanceLogCall,
    {},
    { currency: 'USDT' },
    { currency: 'BTC' },
    { group: 2 },
    { type: 'transfer' },
    { dir: 1 },
    { pageNo: 2 },
    { createTime_begin: '2026-01-01 00:00:00' },
  ),
}
