import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'

const HOUR = 3_600_000

test('a competition that ran before a rule keeps its terms and its closes, and still ends by the clock', () => {
  const db = openDatabase(':memory:')
  migrate(
    db,
    migrations.filter(({ id }) => id < 'competitions-0002' || !id.startsWith('competitions-')),
  )
  const competition =
    db.prepare(`INSERT INTO competition (id, words, start_at, end_at, join_deadline, entry_funds, virtual_funds,
    max_participants, rewards, started_at, settled_at) VALUES (?, '{}', 0, ?, 0, '100', '10000', 9, '[]', ?, ?)`)
  competition.run('runs', HOUR, 0, null)
  competition.run('comes', 24 * HOUR, null, null)
  competition.run('over', HOUR, 0, HOUR)
  const entry =
    db.prepare(`INSERT INTO competition_entry (id, competition_id, owner, bot, state, joined_at, assets, day, day_assets)
    VALUES (?, 'runs', ?, 0, ?, 0, ?, '', '')`)
  entry.run('E1', 'ann', 'in', null)
  entry.run('E2', 'ben', 'exited', '9000')
  db.exec(`INSERT INTO position (id, user_id, account, trade_type, symbol, direction, order_type, quantity, leverage, margin_mode,
      margin, open_price, open_seq, open_fee, state, close_reason, created_at, opened_at, closed_at) VALUES
    ('P1', 'ann', 'E1', 1, 'BTCUSDT', 1, 1, '0.0001', 20, 1, '1', '64000', 1, '0', 3, 1, 0, 0, 60000),
    ('P2', 'ann', 'E1', 1, 'BTCUSDT', 1, 1, '0.0001', 20, 1, '1', '64000', 1, '0', 3, 1, 0, 0, 59000)`)
  db.exec(`INSERT INTO identity (id, user_id, kind, state, details, reject_fields, automatic, client_order_id, submitted_at, person)
    VALUES ('I1', 'ann', 'basic', 1, '{}', '[]', 0, '', 0, 'person-of-ann')`)
  migrate(db, migrations)
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(row => Object.values(row).join(' '))
  expect(rows('SELECT id, risk_needed, people, verify_by FROM competition ORDER BY id')).toEqual([
    'comes 72 0 0',
    `over 0 0 ${HOUR}`,
    `runs 0 1 ${HOUR}`,
  ])
  expect(rows('SELECT owner, person FROM competition_entry ORDER BY owner')).toEqual(['ann person-of-ann', 'ben '])
  expect(rows("SELECT closes FROM competition_entry WHERE id = 'E1'")).toEqual(['1'])
  expect(rows("SELECT kind, subject, at FROM due WHERE kind LIKE 'competition-%' ORDER BY kind, subject")).toEqual([
    ...[`competition-end comes ${24 * HOUR}`, `competition-end runs ${HOUR}`, 'competition-start comes 0'],
  ])
  db.close()
})
