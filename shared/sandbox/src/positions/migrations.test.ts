import { expect, test } from '@jest/globals'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open.ts'
import { migrations } from '../domains.ts'
import { positionsMigrations } from './migrations.ts'

const OLD_ROW = `INSERT INTO position (id, user_id, trade_type, symbol, direction, order_type, quantity, leverage, margin_mode,
  margin, open_price, open_seq, open_fee, state, created_at)
  VALUES ('P0000000001', 'u', 1, 'BTCUSDT', 1, 1, '0.1', 20, 2, '320', '64000', 1, '3.2', 1, 0)`

test('in the data of an exchange that settled nothing yet, nothing is settled', () => {
  const db = openDatabase(':memory:')
  const [first] = positionsMigrations
  db.exec('CREATE TABLE migration (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
  db.exec(first?.up ?? '')
  db.prepare('INSERT INTO migration (id, at) VALUES (?, 0)').run(first?.id ?? '')
  db.exec(OLD_ROW)
  migrate(db, migrations)
  expect(db.prepare('SELECT id, quantity, settled FROM position').get()).toEqual({
    id: 'P0000000001',
    quantity: '0.1',
    settled: '0',
  })
  db.close()
})
