/** Totals of a busy day: whole days are kept, a part of one is read up to a bound. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { fromStamp } from '../clock.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { Filter } from './filter.ts'
import { HOUSE, openBooks, post } from './index.ts'
import { balanceLog } from './log.ts'

const LINES = 1200
let db: Db
let now = fromStamp('2026-11-25 08:00:00')
beforeAll(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
  openBooks(db, () => now)
  const usdt = (owner: string, kind: 'balance' | 'external', minor: bigint) => ({
    owner,
    currency: 'USDT',
    kind,
    minor,
  })
  transact(db, tx => {
    for (let nth = 0; nth < LINES; nth++, now += 1000) {
      const id = String(nth)
      const legs = [usdt(HOUSE, 'external', -100_000_000n), usdt('u', 'balance', 100_000_000n)]
      post(tx, { key: `recharge:${id}`, type: 'recharge', ref: { kind: 'recharge', id }, legs })
    }
  })
})
afterAll(() => db.close())

const told = (createTime_begin: string, createTime_end: string, more: object = {}) => {
  const filter = { currency: 'USDT', createTime_begin, createTime_end, ...more } as Filter
  const { total, sumIn, records } = balanceLog(db, 'u', filter)
  return { total, sumIn, rows: records.length }
}

test('whole days tell exact totals, however many lines they have', () => {
  expect(told('2026-11-25 00:00:00', '2026-11-25 23:59:59')).toEqual({ total: LINES, sumIn: '1200', rows: 10 })
  expect(told('2026-10-02 00:00:00', '2026-12-24 23:59:59')).toEqual({ total: LINES, sumIn: '1200', rows: 10 })
})

test('a part of a day tells exact totals where it has few lines', () => {
  expect(told('2026-11-25 08:00:00', '2026-11-25 08:04:59')).toEqual({ total: 300, sumIn: '300', rows: 10 })
})

test('a part of a day with many lines tells how many there are at least, more as somebody pages on, and no sums', () => {
  expect(told('2026-11-25 08:00:00', '2026-11-25 20:00:00')).toEqual({ total: 510, sumIn: null, rows: 10 })
  expect(told('2026-11-25 08:00:00', '2026-11-25 20:00:00', { pageNo: 51 })).toMatchObject({ total: 1010, rows: 10 })
  expect(told('2026-11-25 08:00:00', '2026-11-25 20:00:00', { pageNo: 120 })).toMatchObject({ total: LINES, rows: 10 })
})
