import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { part, type Tx, transact } from '../db/transact.ts'
import { migrations } from '../domains.ts'
import { copyRows } from '../growth/test-copies.ts'
import { pledgedLoans } from './pledged.ts'
import { insertLoan, knownLoan, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

const loan = {
  ...{ id: 'A', user_id: 'ann', type: 2, currency: 'USDT', amount: '100', principal: '100', interest: '0', days: 7 },
  ...{ daily_rate: '0', status: 2, start_at: 0, end_at: 9, days_charged: 0, accrued: '0', free_ms: 0, overdue: 0 },
  ...{ pledge_currency: 'BTC', pledge_amount: '1', pledge_terms: '{}', called: 0, client_order_id: 'o', created_at: 0 },
} as unknown as LoanRow

let watch: Watch
let db: Db
beforeEach(() => {
  watch = watchRows()
  db = openDatabase(':memory:')
  migrate(db, migrations)
  transact(db, tx => insertLoan(tx, loan))
  copyRows(db, 'loan', "id = 'A'", 500, { id: "'C' || i" })
})
afterEach(() => {
  watch.stop()
  db.close()
})

const kept = (symbol = 'BTCUSDT') => [...(pledgedLoans(db).get(symbol)?.values() ?? [])]
const stored = () => db.prepare("SELECT * FROM loan WHERE status = 2 AND pledge_amount <> '0' ORDER BY rowid").all()
const change = (tx: Tx, id: string, by: Partial<LoanRow>) => updateLoan(tx, knownLoan(tx, id), by)

test('a loan that is written or rolled back is read again alone, and memory says what the table says', async () => {
  expect(kept()).toEqual(stored())
  const visits = await watch.during(() =>
    transact(db, tx => {
      change(tx, 'C1', { called: 1 })
      change(tx, 'C2', { status: 3, pledge_amount: '0' })
      const refused = () => {
        change(tx, 'C3', { status: 3 })
        change(tx, 'C500', { pledge_amount: '0' })
        insertLoan(tx, { ...loan, id: 'B', pledge_currency: 'ETH' })
        expect([kept().length, kept('ETHUSDT').length]).toEqual([498, 1])
        throw new Error('refused')
      }
      expect(() => part(tx, refused)).toThrow('refused')
    }),
  )
  expect(visits.rows).toBeLessThan(50)
  expect(kept('ETHUSDT')).toEqual([])
  const byId = (a: { id?: unknown }, b: { id?: unknown }) => String(a.id).localeCompare(String(b.id))
  expect(kept().sort(byId)).toEqual(stored().sort(byId))
})
