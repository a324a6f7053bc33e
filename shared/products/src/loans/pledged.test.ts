import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { part, type Tx, transact } from '@shared/engine/db/transact'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { fc, lots, rounds } from '../../../testing/src/soak.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { levelsOf } from './levels.ts'
import { reachedBy } from './pledged.ts'
import { insertLoan, knownLoan, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

const terms = JSON.stringify({ initialLtv: '0.65', callLtv: '0.75', liquidationLtv: '0.85', fee: '0.02' })
const loan = {
  ...{ id: 'A', user_id: 'ann', type: 2, currency: 'USDT', amount: '100', principal: '100', interest: '0', days: 7 },
  ...{ daily_rate: '0', status: 2, start_at: 0, end_at: 9, days_charged: 0, accrued: '0', free_ms: 0, overdue: 0 },
  ...{
    pledge_currency: 'BTC',
    pledge_amount: '1',
    pledge_terms: terms,
    called: 0,
    client_order_id: 'o',
    created_at: 0,
  },
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

/** A price of nothing reaches each of them. */
const kept = (symbol = 'BTCUSDT') => reachedBy(db, symbol, 0).sort()
const HELD = "SELECT * FROM loan WHERE status = 2 AND pledge_amount <> '0' AND pledge_currency = 'BTC' ORDER BY id"
const stored = () => db.prepare(HELD).all() as LoanRow[]
const ids = (rows: readonly LoanRow[]) => rows.map(({ id }) => id)
const change = (tx: Tx, id: string, by: Partial<LoanRow>) => updateLoan(tx, knownLoan(tx, id), by)

test('a loan that is written or rolled back is read again alone, and memory says what the table says', async () => {
  expect(kept()).toEqual(ids(stored()))
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
  expect(kept()).toEqual(ids(stored()))
})

/** Principal, quantity and whether it is called, by lot. */
const below = lots()
const drawn = (): Partial<LoanRow> => ({
  principal: String(50 + below(50)),
  pledge_amount: String(below(4)),
  called: below(2),
})

test('a price reaches the loans whose level it has come to, and no others, whatever was written before', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 40 }), fc.nat(160), (changed, price) => {
      transact(db, tx => {
        for (const nth of changed) change(tx, nth === 0 ? 'A' : `C${nth}`, drawn())
      })
      const isReached = (row: LoanRow) => {
        const { falls, rises } = levelsOf(row)
        return price <= falls || price >= rises
      }
      // a level that the price meets to the last digit may be one or the other
      const isMet = (row: LoanRow) => Object.values(levelsOf(row)).some(level => Math.abs(level - price) < 1e-6)
      const met = new Set(ids(stored().filter(isMet)))
      const far = (some: string[]) => some.filter(id => !met.has(id)).sort()
      expect(far(reachedBy(db, 'BTCUSDT', price))).toEqual(far(ids(stored().filter(isReached))))
    }),
    { numRuns: rounds(600) },
  )
})
