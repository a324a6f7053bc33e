import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { dayInterest } from '@shared/money'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'

const LOAN = `INSERT INTO loan (id, user_id, type, currency, amount, principal, interest, days, daily_rate, status, start_at,
  end_at, days_charged, rates, overdue, pledge_amount, called, client_order_id, created_at)
  VALUES (?, 'u', 1, 'USDT', '149.99', ?, '0', 30, '0.0002', ?, ?, ?, 3, ?, 0, '0', 0, '', 0)`
const EVENT = "INSERT INTO loan_event (loan_id, seq, code, at) VALUES ('paid', ?, ?, ?)"

/** An exchange whose rows kept the rates since the principal last changed. */
function before() {
  const db = openDatabase(':memory:')
  migrate(
    db,
    migrations.filter(({ id }) => !id.startsWith('loans-') || id === 'loans-0001'),
  )
  const add = db.prepare(LOAN)
  add.run('running', '149.95', 2, 1000, 2000, '0.00065')
  add.run('paid', '0', 3, 1000, 2000, '0.0004')
  add.run('waits', '0', 0, null, null, '0')
  const event = db.prepare(EVENT)
  for (const [seq, code, at] of [
    [0, 'passed', 1000],
    [1, 'repaid', 1200],
    [2, 'liquidated', 1500],
  ] as const)
    event.run(seq, code, at)
  db.exec(`UPDATE loan SET overdue = 1 WHERE id = 'paid';
    INSERT INTO loan_interest VALUES ('paid', 1, '0.0002', '0.02', 1100), ('paid', 2, '0.0003', '0.03', 1200),
      ('paid', 3, '0.0003', '0.03', 1300), ('running', 1, '0.0002', '0.02', 1100)`)
  return db
}

test('a running loan of an exchange from before keeps its part of a cent, and every loan its free day', () => {
  const db = before()
  migrate(db, migrations)
  const rows = db.prepare('SELECT id, accrued, free_ms, ended_at FROM loan ORDER BY id').all()
  expect(rows.map(row => ({ ...row }))).toEqual([
    { id: 'paid', accrued: '0', free_ms: 86_400_000, ended_at: 1500 },
    { id: 'running', accrued: '0.0974675', free_ms: 86_400_000, ended_at: null },
    { id: 'waits', accrued: '0', free_ms: 86_400_000, ended_at: null },
  ])
  // 0.0974675 + 0.02999: the cent that three days had nearly come to
  expect(dayInterest('149.95', String(rows[1]?.accrued), '0.0002')).toBe('0.03')
  db.close()
})

test('an exchange from before counts the days that took points off a credit score', () => {
  const db = before()
  migrate(db, migrations)
  const rows = db.prepare('SELECT id, overdue_days FROM loan ORDER BY id').all()
  expect(rows.map(row => Object.values(row))).toEqual([
    ['paid', 2],
    ['running', 0],
    ['waits', 0],
  ])
  db.close()
})
