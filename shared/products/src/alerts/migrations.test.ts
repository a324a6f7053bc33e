import { expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { alertMigrations } from './migrations.ts'

test('an exchange of before keeps the newest hundred of each person', () => {
  const db = openDatabase(':memory:')
  migrate(db, alertMigrations.slice(0, 2))
  const columns = 'id, user_id, symbol, direction, price, state, client_order_id, created_at, reached_at'
  db.exec(`WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 300)
    INSERT INTO price_alert (${columns}) SELECT 'A' || i, 'u' || (i % 2), 'BTCUSDT', 1, '1', 1, 'c', i, i FROM c;
    INSERT INTO price_alert (${columns}) VALUES ('open', 'u0', 'BTCUSDT', 1, '1', 0, 'c', 0, NULL)`)
  migrate(db, alertMigrations)
  const left = db
    .prepare('SELECT user_id, count(*) AS n, min(reached_at) AS oldest FROM price_alert GROUP BY user_id')
    .all()
  expect(left).toEqual([
    { user_id: 'u0', n: 101, oldest: 102 },
    { user_id: 'u1', n: 100, oldest: 101 },
  ])
  db.close()
})
