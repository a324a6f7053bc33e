/** Pictures that nobody handed in are found a slice a second, however many were handed in. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DAY, HOUR } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { copyRows, insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { unusedBeat } from './unused.ts'

let watch: Watch
beforeAll(() => {
  watch = watchRows()
})
afterAll(() => watch.stop())

const NOW = 30 * DAY

/** As many pictures, all handed in but the newest two, of which one is young. */
function exchangeWith(n: number): Context {
  const db = openDatabase(':memory:')
  migrate(db, migrations)
  const picture = { user_id: 'ann', biz: 'kyc', type: 'image/png', size: 1, at: 1 }
  insertOne(db, 'upload', { ...picture, path: 'kyc/first' })
  copyRows(db, 'upload', "path = 'kyc/first'", n - 1, { path: "'kyc/' || i", at: 'i / 3' })
  db.exec("INSERT INTO identity_photo (path, identity_id) SELECT path, 'K' FROM upload")
  insertOne(db, 'upload', { ...picture, path: 'kyc/unused', at: NOW - DAY - 1 })
  insertOne(db, 'upload', { ...picture, path: 'kyc/young', at: NOW - DAY + 1000 })
  return { db, settings: { dataDir: mkdtempSync(join(tmpdir(), 'unused-')) } } as unknown as Context
}
const unused = ({ db }: Context) =>
  db
    .prepare('SELECT path FROM upload WHERE path NOT IN (SELECT path FROM identity_photo) ORDER BY path')
    .all()
    .map(({ path }) => path)

test('a second looks at a hundred pictures, and the next one at those behind; each hour all are looked at anew', () => {
  const beat = unusedBeat('kyc', { table: 'identity_photo', column: 'path' })
  const context = exchangeWith(250)
  const seen = [0, 1, 2, 3].map(second => {
    beat(context, NOW + second)
    return unused(context).length
  })
  expect(seen).toEqual([2, 2, 1, 1])
  beat(context, NOW + HOUR)
  for (let second = 0; second < 3; second++) beat(context, NOW + HOUR + second)
  expect(unused(context)).toEqual([])
})

test('a second visits no more of ten thousand pictures than of two hundred', async () => {
  const rows = async (n: number) => {
    const [beat, context] = [unusedBeat('kyc', { table: 'identity_photo', column: 'path' }), exchangeWith(n)]
    return (await watch.during(() => beat(context, NOW))).rows
  }
  expect(await rows(10_000)).toBe(await rows(200))
})
