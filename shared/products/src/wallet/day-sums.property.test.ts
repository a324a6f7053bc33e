/** What is kept of payments by day against the payments themselves. */
import { expect, test } from '@jest/globals'
import { DAY } from '@shared/engine/clock'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { part, transact } from '@shared/engine/db/transact'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { dueDaySums } from './day-sums.ts'

const FIRST = 1_750_000_000_000

const act = fc.record({
  does: fc.constantFrom('recharge', 'credit', 'fail', 'withdraw', 'pay', 'return', 'inflow'),
  user: fc.constantFrom('ann', 'ben'),
  currency: fc.constantFrom('USDT', 'BTC'),
  /** Up to what a row can hold. */
  minor: fc.integer({ min: 2, max: Number.MAX_SAFE_INTEGER }),
  at: fc.integer({ min: 0, max: 3 * DAY }).map(ms => FIRST + ms),
  isRefused: fc.boolean(),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

class Payments {
  readonly db: Db = openDatabase(':memory:')
  #n = 0

  /** An exchange that kept no sums yet. */
  constructor() {
    const before = migrations.filter(({ id }) => id !== 'wallet-0004')
    migrate(this.db, before)
    for (const user of ['ann', 'ben'])
      insertOne(this.db, 'payout_account', {
        ...{ id: user, user_id: user, kind: 2, network: 'TRC20', number: 'T', label: '', is_default: 0 },
        ...{ usable_from: 0, client_order_id: user, created_at: 0 },
      })
  }

  take(one: Act): void {
    transact(this.db, tx => {
      try {
        part(tx, () => {
          this.#act(one)
          if (one.isRefused) throw new Error('refused')
        })
      } catch (error) {
        if (!one.isRefused) throw error
      }
    })
  }

  #act({ does, user, currency, minor, at }: Act): void {
    const { db } = this
    const id = `${does}${this.#n++}`
    const order = { id, user_id: user, currency, network: 'TRC20', amount: minor, client_order_id: id, created_at: at }
    const open = 'status = 0 AND user_id = ?'
    if (does === 'recharge')
      insertOne(db, 'recharge', { ...order, status: 0, stage: 1, stage_at: at, voucher: '[]', expires_at: at })
    if (does === 'withdraw')
      insertOne(db, 'withdrawal', {
        ...{ ...order, account_id: user, kind: 2, number: 'T', label: '', fee: 1, value: minor },
        ...{ status: 0, in_review: 0 },
      })
    if (does === 'credit')
      db.prepare(`UPDATE recharge SET status = 1, credited = ? WHERE ${open}`).run(Math.floor(minor / 2), user)
    if (does === 'fail') db.prepare(`UPDATE recharge SET status = -2 WHERE ${open}`).run(user)
    if (does === 'pay') db.prepare(`UPDATE withdrawal SET status = 2 WHERE ${open}`).run(user)
    if (does === 'return') db.prepare(`UPDATE withdrawal SET status = -1 WHERE ${open}`).run(user)
    if (does === 'inflow') this.#bring({ user, minor, at }, id)
  }

  #bring({ user, minor, at }: Pick<Act, 'user' | 'minor' | 'at'>, key: string): void {
    const type = 100 + (minor % 2)
    insertOne(this.db, 'ledger_entry', { key, body_hash: '', type, ref_kind: '', ref_id: '', at })
    const [entry] = this.db.prepare('SELECT id FROM ledger_entry WHERE key = ?').all(key)
    const value = minor % 3 === 0 ? -minor : minor
    insertOne(this.db, 'inflow', { entry_id: Number(entry?.id), user_id: user, value, at })
  }

  /** Rows that are kept and should not be, and the other way round; what counts nothing may be left out. */
  wrong(): unknown[] {
    return dueDaySums.flatMap(({ table, due }) => {
      const counts = table === 'inflow_day' ? 'true' : 'value <> 0'
      const [kept, right] = [`SELECT * FROM ${table} WHERE ${counts}`, `SELECT * FROM (${due}) WHERE ${counts}`]
      const off = `SELECT * FROM (${right} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${right})`
      const statement = this.db.prepare(off)
      statement.setReadBigInts(true)
      return statement.all()
    })
  }
}

const acts = fc.array(act, { minLength: 5, maxLength: 40 })

test('sums by day are what the payments come to, those before the sums were kept and those that were refused too', () => {
  fc.assert(
    fc.property(acts, acts, (before, after) => {
      const payments = new Payments()
      for (const one of before) payments.take(one)
      migrate(payments.db, migrations)
      expect(payments.wrong()).toEqual([])
      for (const one of after) payments.take(one)
      expect(payments.wrong()).toEqual([])
      payments.db.close()
    }),
    { numRuns: rounds(300) },
  )
})
