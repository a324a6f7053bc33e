import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { stateMigrations } from '@shared/engine/db/state'
import { ledgerMigrations } from '@shared/engine/ledger/migrations'
import { messageMigrations } from '@shared/engine/messages/migrations'
import { positionsMigrations } from '@shared/engine/positions/migrations'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { contentMigrations } from './migrations.ts'

const CLOSED = `INSERT INTO position (id, user_id, trade_type, symbol, direction, order_type, quantity, leverage, margin_mode,
  margin, open_price, open_seq, open_fee, close_price, close_fee, profit, state, close_reason, created_at)
  VALUES (?, 'u', 1, 'BTCUSDT', 1, 1, '0.1', 20, 1, '320', '64000', 1, '3.2', '61074.83', ?, ?, 3, 4, 0)`
const MESSAGE = `INSERT INTO message (user_id, event_key, tab, template, value_json, at)
  VALUES ('u', ?, 'transaction', 'position-liquidated', ?, 0)`

test('messages of before, which told the profit before fees, tell it after them', () => {
  const db = openDatabase(':memory:')
  db.exec('CREATE TABLE migration (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  const before = ['content-0001', 'content-0002']
  for (const { id, up } of [
    ...stateMigrations,
    ...ledgerMigrations,
    ...positionsMigrations,
    ...[...messageMigrations, ...contentMigrations].filter(one => before.includes(one.id)),
  ]) {
    db.exec(up)
    db.prepare('INSERT INTO migration (id, at) VALUES (?, 0)').run(id)
  }
  const rows = [
    ['P1', '3.05374152', '-292.517'],
    ['P2', '3.20001', '6.40001'],
  ] as const
  for (const [id, fee, profit] of rows) {
    db.prepare(CLOSED).run(id, fee, profit)
    db.prepare(MESSAGE).run(`position:${id}:closed`, JSON.stringify({ symbol: 'BTCUSDT', profit }))
  }
  db.prepare(MESSAGE).run('desk:1', JSON.stringify({ profit: '1' }))
  migrate(db, migrations)
  const told = db.prepare('SELECT value_json AS json FROM message ORDER BY id').all()
  expect(told.map(({ json }) => JSON.parse(String(json)))).toEqual([
    { symbol: 'BTCUSDT', profit: '-298.77074152' },
    { symbol: 'BTCUSDT', profit: '0.00000000' },
    { profit: '1' },
  ])
  db.close()
})
