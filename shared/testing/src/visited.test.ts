import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Watch, watchRows } from './visited.ts'

let db: DatabaseSync
let watch: Watch
beforeEach(() => {
  watch = watchRows()
  db = new DatabaseSync(':memory:')
  db.exec(`CREATE TABLE line (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, kind TEXT NOT NULL, amount INTEGER NOT NULL) STRICT;
    CREATE INDEX line_of ON line (owner, id);
    CREATE TABLE total (owner TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO total VALUES ('ann', 0), ('ben', 0);
    WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000)
      INSERT INTO line SELECT i, iif(i % 2, 'ann', 'ben'), iif(i % 10, 'many', 'few'), i FROM c`)
})
afterEach(() => {
  watch.stop()
  db.close()
})

const rows = async (text: string, ...values: (string | number)[]) =>
  (await watch.during(() => db.prepare(text).all(...values))).rows

test.each([
  ['a row by its key', 'SELECT * FROM line WHERE id = ?', [7], 1],
  ['a page of an index', 'SELECT * FROM line WHERE owner = ? ORDER BY id DESC LIMIT 20', ['ann'], 20],
  ['a page behind others', 'SELECT * FROM line WHERE owner = ? ORDER BY id DESC LIMIT 20 OFFSET 100', ['ann'], 120],
  ['a filter that no index knows', "SELECT * FROM line WHERE owner = ? AND kind = 'few' LIMIT 3", ['ben'], 15],
  ['a count', 'SELECT count(*) AS n FROM line WHERE owner = ?', ['ann'], 500],
  ['a whole table', 'SELECT max(amount) AS most FROM line AS l WHERE l.amount > ?', [0], 1000],
  ['a join', 'SELECT l.id FROM total t JOIN line l ON l.owner = t.owner AND l.id < 11 WHERE t.owner = ?', ['ann'], 6],
  ['a query in brackets', 'SELECT n FROM total WHERE owner = ? AND n < (SELECT count(*) FROM line)', ['ann'], 1001],
  ['an update', "UPDATE total SET n = n + ? WHERE owner = 'ann'", [3], 1],
  ['an update by a walk', "UPDATE line SET amount = ? WHERE kind = 'few'", [3], 1000],
  ['a deletion', 'DELETE FROM line WHERE owner = ? AND id < 101', ['ann'], 50],
  [
    'an insertion of what was read',
    'INSERT INTO total SELECT kind, count(*) FROM line WHERE owner = ? GROUP BY kind ON CONFLICT DO NOTHING',
    ['ann'],
    500,
  ],
  [
    'an insertion of a common table',
    "WITH few AS (SELECT * FROM line WHERE id < 4) INSERT INTO total SELECT 'few', sum(amount) FROM few WHERE amount < ?",
    [9],
    3,
  ],
  ['an insertion', 'INSERT INTO total VALUES (?, 1) ON CONFLICT DO UPDATE SET n = n + 1', ['cat'], 0],
])('%s: counts the rows that it visits', async (_, text, values, expected) => {
  expect(await rows(text, ...values)).toBe(expected)
  expect(watch.uncounted()).toEqual([])
})

test('counts of a loop that breaks off what it took', async () => {
  const visits = await watch.during(() => {
    for (const { id } of db.prepare('SELECT id FROM line WHERE owner = ? ORDER BY id').iterate('ben'))
      if (Number(id) === 20) break
  })
  expect(visits.rows).toBe(10)
  expect(visits.most()).toBe('10 rows: SELECT id FROM line WHERE owner = ? ORDER BY id')
})

test('names a statement that it cannot count', async () => {
  await rows('SELECT n FROM total t, line l LIMIT 1')
  expect(watch.uncounted()).toEqual([expect.stringContaining('a table is not counted: SELECT n FROM total t, line l')])
})

test('answers and changes as if nobody counted, and sees nothing once it is stopped', async () => {
  expect(db.prepare('UPDATE line SET amount = 0 WHERE owner = ?').run('ann').changes).toBe(500)
  expect(db.prepare('SELECT count(*) AS n FROM line WHERE amount = 0').get()).toEqual({ n: 500 })
  watch.stop()
  expect(await rows('SELECT * FROM line')).toBe(0)
})
