/** Places of those who wait for a person: in order, read once after a change, and never those of a write that was taken back. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { transact } from '@shared/engine/db/transact'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { migrations } from '../domains/migrations.ts'
import { forgetSome } from './forget.ts'
import { placeOf } from './queue.ts'
import { beginConversation, changed, person } from './rows.ts'

let watch: Watch
let db: Db
beforeAll(() => {
  watch = watchRows()
})
afterAll(() => watch.stop())
beforeEach(() => {
  db = openDatabase(':memory:')
  migrate(db, migrations)
})
afterEach(() => db.close())

/** So many who wait, the first one since the longest. */
const waiting = (n: number): string[] =>
  transact(db, tx =>
    Array.from({ length: n }, (_, nth) => {
      const { id } = beginConversation(tx, person(`U${nth}`), 'en-us', 0)
      return changed(tx, id, { state: 'waiting', waiting_since: nth }).id
    }),
  )
const places = (ids: readonly string[]) => ids.map(id => placeOf(db, id))

test('whoever leaves the queue, answered or forgotten, moves the others up', () => {
  const [first = '', ...others] = waiting(4)
  expect(places([first, ...others])).toEqual([1, 2, 3, 4])
  transact(db, tx => changed(tx, first, { state: 'desk', waiting_since: null }))
  expect(places([first, ...others])).toEqual([undefined, 1, 2, 3])
  transact(db, tx => forgetSome(tx, others[0] ?? '', 10))
  expect(places(others)).toEqual([undefined, 1, 2])
})

test('a leave that is rolled back moves nobody, also where places were asked for before', () => {
  const ids = waiting(3)
  const leave = () =>
    transact(db, tx => {
      changed(tx, ids[0] ?? '', { state: 'desk', waiting_since: null })
      expect(places(ids)).toEqual([undefined, 1, 2])
      throw new Error('not now')
    })
  expect(leave).toThrow('not now')
  expect(places(ids)).toEqual([1, 2, 3])
})

test('after a change all who wait ask for their places at the cost of one look at the queue', async () => {
  const ids = waiting(300)
  const visits = await watch.during(() => places(ids))
  expect(visits.rows).toBe(300)
})
