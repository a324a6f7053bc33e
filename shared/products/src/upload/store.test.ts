import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { writeSynced } from '@shared/disk'
import { type Cut, cutsOf, mark, onDisk } from '@shared/disk/testing'
import type { Context } from '@shared/engine/context'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { uploadMigrations } from './migrations.ts'
import { keepPicture } from './store.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const imports = {
  [here('store.ts')]: 'keepPicture, forgetPictures',
  [here('migrations.ts')]: 'uploadMigrations',
  [here('../../../engine/src/db/open.ts')]: 'openDatabase',
  [here('../../../engine/src/db/synced.ts')]: 'synced',
  [here('../../../engine/src/db/migrate.ts')]: 'migrate',
}
const exchange = `const db = openDatabase(disk + '/exchange.db')
  migrate(db, uploadMigrations)
  const context = { db, clock: { now: () => 1 }, settings: { dataDir: disk } }
  const keep = options =>
    keepPicture(context, 'ann', 'kyc', { ending: 'png', type: 'image/png', bytes: Buffer.from('a paper') }, options)`

/** SQLite syncs its own files but for the log, which db/synced.ts syncs. */
const cuts = (program: string) => cutsOf(`${exchange}\n${program}`, imports, /exchange\.db(?!-wal)/)

/** Paths of pictures, and of their rows, as the next start finds them. */
const found = (cut: Cut) =>
  onDisk(cut, disk => {
    if (!existsSync(join(disk, 'exchange.db'))) return { files: [], rows: [] }
    const db = new DatabaseSync(join(disk, 'exchange.db'))
    const made = db.prepare("SELECT name FROM sqlite_master WHERE name = 'upload'").get()
    const rows = made ? db.prepare('SELECT path FROM upload').all() : []
    db.close()
    const files = globSync('pictures/*/*', { cwd: disk }).map(path => path.replace('pictures/', ''))
    return { files, rows: rows.map(({ path }) => String(path)) }
  })

test('has every answered picture after a power cut, and at no moment a picture without a row', async () => {
  const all = await cuts(`${mark}(await keep())`)
  for (const cut of all) {
    const { files, rows } = await found(cut)
    expect(rows).toEqual(expect.arrayContaining([...cut.marks, ...files]))
    for (const path of cut.marks)
      expect(cut.tree[join('pictures', path)]).toBe(Buffer.from('a paper').toString('base64'))
  }
  expect(all.some(({ marks }) => marks.length > 0)).toBe(true)
})

test.each([
  ['forgotten', 'forgetPictures(context, [await keep()])'],
  ['refused after it was written', "await keep({ check() { throw new Error('signed out') } }).catch(() => {})"],
])('has no picture without a row after a power cut at any moment, where the picture is %s', async (_, program) => {
  const all = await cuts(`${program}; await synced(db); ${mark}('gone')`)
  for (const cut of all) {
    const { files, rows } = await found(cut)
    expect(rows).toEqual(expect.arrayContaining(files))
    if (cut.marks.length > 0) expect([files, rows]).toEqual([[], []])
  }
  expect(all.some(({ marks }) => marks.length > 0)).toBe(true)
})

test('writes a picture only after the sync of its row', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'pictures-'))
  const sync = Promise.withResolvers<void>()
  const db = openDatabase(':memory:', { syncLog: () => sync.promise })
  migrate(db, uploadMigrations)
  const context = { db, clock: { now: () => 1 }, settings: { dataDir: disk } } as Context
  const steps: string[] = []
  const picture = { ending: 'png', type: 'image/png', bytes: Buffer.from('a paper') } as const
  const kept = keepPicture(context, 'ann', 'kyc', picture, { check: () => void steps.push('written') })
  // time enough to write a picture too early
  for (const name of ['1', '2', '3', '4', '5', '6']) await writeSynced(join(disk, name), picture.bytes, 0o600)
  steps.push('synced')
  sync.resolve()
  await kept
  expect(steps).toEqual(['synced', 'written'])
  db.close()
  rmSync(disk, { recursive: true })
})
