import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { MOST_LISTED } from '@shared/contract/limits'
import { fc, lots, rounds } from '../../../testing/src/soak.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { type ListPlan, type ListQuestion, LOOK_AHEAD, listed, listSchema } from './listed.ts'
import { type Db, openDatabase } from './open.ts'

type Row = { id: string; owner: string; sub: string; state: number; symbol: string; made: number; ended: number | null }

const plan = (tie: string): ListPlan => ({
  table: 'trade',
  owner: ['owner', 'sub'],
  by: ['state', 'symbol'],
  times: ['made', 'ended'],
  tie,
})
const COLUMNS =
  'owner TEXT NOT NULL, sub TEXT NOT NULL, state INTEGER NOT NULL, symbol TEXT NOT NULL, made INTEGER NOT NULL, ended INTEGER'
const TYPES = { owner: 'TEXT', sub: 'TEXT', state: 'INTEGER', symbol: 'TEXT' } as const

let watch: Watch
beforeAll(() => {
  watch = watchRows()
})
afterAll(() => watch.stop())

function database(tie = 'id'): Db {
  const db = openDatabase(':memory:')
  db.exec(`CREATE TABLE trade (id TEXT PRIMARY KEY, ${COLUMNS}) STRICT`)
  // some were there before the list was
  add(db, 'old', 7)
  db.exec(listSchema(plan(tie), TYPES))
  return db
}

const below = lots()
const ADD = 'INSERT INTO trade VALUES (?, ?, ?, ?, ?, ?, ?)'
function add(db: Db, id: string, n: number): void {
  for (let i = 0; i < n; i++) {
    const [state, made] = [below(3), below(20)]
    const ended = state === 2 ? made + below(5) : null
    db.prepare(ADD).run(
      `${id}${i}`,
      below(9) ? 'ann' : 'ben',
      below(9) ? '' : 'demo',
      state,
      `S${below(3)}`,
      made,
      ended,
    )
  }
}

const passes = (row: Row, filter: object) =>
  Object.entries(filter).every(([name, any]) => any === undefined || [any].flat().includes(row[name as keyof Row]))

/** The same by a sort of everything. */
function sorted(db: Db, { owner, where = {}, between, time = 'made', order, asked }: ListQuestion) {
  const rows = db.prepare('SELECT *, rowid FROM trade').all() as (Row & { rowid: number })[]
  const at = (row: Row) => row[time as 'made' | 'ended'] as number
  const meant = rows
    .filter(row => row.owner === owner[0] && row.sub === owner[1] && (time === 'made' || row.ended !== null))
    .filter(row => [where].flat().some(filter => passes(row, filter)))
    .filter(row => !between || (at(row) >= between[0] && at(row) <= between[1]))
  const newest = meant.sort((a, b) => at(b) - at(a) || (a.id < b.id ? 1 : -1))
  const page = (order === 'asc' ? newest.reverse() : newest)
    .slice(asked.offset, asked.offset + asked.size)
    .map(({ id }) => id)
  return { ids: page, total: meant.length }
}

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })
const question = fc.record({
  owner: fc.constantFrom(['ann', ''], ['ann', 'demo'], ['ben', ''], ['cat', '']),
  state: maybe(fc.nat(3)),
  symbol: maybe(fc.oneof(fc.constantFrom('S0', 'S1'), fc.constant(['S0', 'S2']))),
  other: maybe(fc.record({ state: maybe(fc.nat(3)), symbol: maybe(fc.constantFrom('S1', 'S2')) })),
  between: maybe(fc.tuple(fc.nat(20), fc.nat(20))),
  order: maybe(fc.constantFrom<'asc' | 'desc'>('asc', 'desc')),
  pageNo: fc.integer({ min: 1, max: 4 }),
  size: fc.constantFrom(1, 5, 20),
})

test('a page holds the same rows as a sort of everything, by any filters, days, order and page, also after changes', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 8 }), questions => {
      const db = database()
      add(db, 'new', 60)
      db.exec("UPDATE trade SET state = 2, ended = made + 1 WHERE id LIKE '%3'; DELETE FROM trade WHERE id LIKE '%5'")
      for (const { owner, state, symbol, other, between, order, pageNo, size } of questions)
        for (const time of state === 2 && !other ? ['made', 'ended'] : ['made']) {
          const asked = { size, current: pageNo, offset: (pageNo - 1) * size }
          const where = other ? [{ state, symbol }, other] : { state, symbol }
          const wanted = { owner, where, time, order, asked, ...(between && { between }) }
          const { records, total } = listed<Row>(plan('id')).page(db, wanted)
          expect({ ids: records.map(({ id }) => id), total }).toEqual(sorted(db, wanted))
          const all = db.prepare('SELECT * FROM trade').all() as Row[]
          const among = listed<Row>(plan('id')).among(all, wanted)
          expect({ ids: among.records.map(({ id }) => id), total: among.total }).toEqual(sorted(db, wanted))
        }
      db.close()
    }),
    { numRuns: rounds(600) },
  )
})

/** `n` rows of one person in nine buckets. */
function grown(n: number): Db {
  const db = database('rowid')
  db.exec(`WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${n})
    INSERT INTO trade SELECT 'g' || i, 'eve', '', i % 3, 'S' || (i / 3 % 3), i, iif(i % 3 = 2, i, NULL) FROM c`)
  return db
}

const whole = { size: 20, current: 1, offset: 0 }
test.each<[string, Partial<ListQuestion>]>([
  ['without a filter', {}],
  ['by one filter', { where: { state: 2 } }],
  ['by several values', { where: { symbol: ['S0', 'S1'] } }],
  ['by another time', { where: { state: 2 }, time: 'ended' }],
  ['by days', { between: [50, 100_000] }],
  ['by days and a filter', { between: [50, 100_000], where: { symbol: 'S2' } }],
  ['its last page', { where: { state: 1 }, asked: { size: 20, current: 250, offset: MOST_LISTED - 20 } }],
])('%s: reads of 20,000 rows one of each bucket and those up to the end of its page', async (_, change) => {
  const db = grown(20_000)
  const wanted = { owner: ['eve', ''], asked: whole, ...change }
  const visits = await watch.during(() => listed<Row>(plan('rowid')).page(db, wanted))
  const { offset, size } = wanted.asked
  const counted = change.between ? offset + size + LOOK_AHEAD : 0
  expect(visits.rows).toBeLessThanOrEqual(3 * 9 + offset + size + counted + size)
  db.close()
})

test('pages end at the reach, and a page beyond it reads nothing', async () => {
  const db = grown(6_000)
  const beyond = { size: 20, current: 251, offset: MOST_LISTED }
  const page = listed<Row>(plan('rowid')).page(db, { owner: ['eve', ''], asked: whole })
  expect(page).toMatchObject({ total: 6_000, pages: MOST_LISTED / 20, current: 1 })
  const visits = await watch.during(() => {
    const { records, total } = listed<Row>(plan('rowid')).page(db, { owner: ['eve', ''], asked: beyond })
    expect([records, total]).toEqual([[], 6_000])
  })
  expect(visits.rows).toBeLessThan(20)
  db.close()
})

test('rows in more buckets than SQLite merges at once are listed in one order', () => {
  const db = database()
  db.exec(`WITH RECURSIVE c (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000)
    INSERT INTO trade SELECT 'g' || i, 'eve', '', 1, 'S' || i % 900, i % 50, NULL FROM c`)
  for (const order of ['asc', 'desc'] as const)
    for (const between of [undefined, [3, 40] as const]) {
      const asked = { size: 30, current: 9, offset: 240 }
      const wanted = { owner: ['eve', ''], where: { state: 1 }, order, asked, ...(between && { between }) }
      const { records, total } = listed<Row>(plan('id')).page(db, wanted)
      expect({ ids: records.map(({ id }) => id), total }).toEqual(sorted(db, wanted))
    }
  db.close()
})

test('a list with days counts exactly as far as the look-ahead behind its page', () => {
  const db = grown(2_000)
  const totalOf = (from: number) =>
    listed<Row>(plan('rowid')).page(db, { owner: ['eve', ''], asked: whole, between: [from, 2_000] }).total
  expect([totalOf(1_901), totalOf(1)]).toEqual([100, 20 + LOOK_AHEAD])
  db.close()
})
