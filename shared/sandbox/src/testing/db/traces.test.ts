import { DatabaseSync } from 'node:sqlite'
import { expect, test } from '@jest/globals'
import type { Db } from '@shared/engine/db/open'
import { tracesOf } from './traces.ts'

test('finds an id in texts, and takes no number that equals it for one', () => {
  const db = new DatabaseSync(':memory:') as Db
  db.exec(`CREATE TABLE candle (symbol TEXT, open INTEGER) STRICT; INSERT INTO candle VALUES ('BTCUSDT', 10000001);
    CREATE TABLE alert (id TEXT, user_id TEXT) STRICT; INSERT INTO alert VALUES ('A1', '10000001'), ('A2', '10000001')`)
  expect(tracesOf(db, '10000001')).toEqual({ 'alert.user_id': 2 })
  db.close()
})
