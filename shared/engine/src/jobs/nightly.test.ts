import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { DAY, dayStart, HOUR } from '../clock.ts'
import type { Context } from '../context.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { nightly, olderThan } from './nightly.ts'

const MIDNIGHT = dayStart(Date.UTC(2026, 10, 25, 12))
let db: Db
beforeEach(() => {
  db = openDatabase(':memory:')
  db.exec('CREATE TABLE attempt (at INTEGER NOT NULL) STRICT; CREATE INDEX attempt_at ON attempt (at)')
  db.exec('CREATE TABLE mail (target TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT')
})
afterEach(() => db.close())

const add = (table: 'attempt' | 'mail', n: number, at: number) => {
  const values = table === 'mail' ? "'m' || i, ?2" : '?2'
  const rows = `WITH RECURSIVE copy (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM copy WHERE i < ?1)`
  db.prepare(`${rows} INSERT INTO ${table} SELECT ${values} FROM copy`).run(n, at)
}
const left = () => ['attempt', 'mail'].map(table => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n))
const beat = () => nightly('sweep', 3 * HOUR, [olderThan('attempt', 'at', DAY), olderThan('mail', 'at', 0)])

test('deletes a thousand rows a second, one kind after the other, until none is too old', () => {
  add('attempt', 1500, MIDNIGHT - 2 * DAY)
  add('attempt', 7, MIDNIGHT)
  add('mail', 700, MIDNIGHT)
  const [sweep, at] = [beat(), MIDNIGHT + 4 * HOUR]
  const seen = [0, 1, 2, 3].map(second => {
    sweep({ db } as Context, at + second * 1000)
    return left()
  })
  expect(seen).toEqual([
    [507, 700],
    [7, 200],
    [7, 0],
    [7, 0],
  ])
  expect(sweep.name).toBe('sweep')
})

test('looks once a night, from its hour on', () => {
  const sweep = beat()
  const after = (at: number) => {
    add('attempt', 1, MIDNIGHT - 3 * DAY)
    sweep({ db } as Context, at)
    return left()[0]
  }
  const night = MIDNIGHT + 3 * HOUR
  expect([after(night), after(night + HOUR), after(night + DAY - 1), after(night + DAY)]).toEqual([0, 1, 2, 0])
})
