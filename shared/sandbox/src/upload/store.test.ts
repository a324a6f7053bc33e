import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { type Cut, cutsOf, mark, onDisk } from '@shared/disk/testing'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const imports = {
  [here('store.ts')]: 'keepPicture, forgetPictures',
  [here('migrations.ts')]: 'uploadMigrations',
  [here('../db/open.ts')]: 'openDatabase',
  [here('../db/migrate.ts')]: 'migrate',
}
const exchange = `const db = openDatabase(disk + '/exchange.db')
  migrate(db, uploadMigrations)
  const context = { db, clock: { now: () => 1 }, settings: { dataDir: disk } }
  const keep = options =>
    keepPicture(context, 'ann', 'kyc', { ending: 'png', type: 'image/png', bytes: Buffer.from('a paper') }, options)`

const cuts = (program: string) => cutsOf(`${exchange}\n${program}`, imports, /exchange\.db/)

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
  const all = await cuts(`${program}; ${mark}('gone')`)
  for (const cut of all) {
    const { files, rows } = await found(cut)
    expect(rows).toEqual(expect.arrayContaining(files))
    if (cut.marks.length > 0) expect([files, rows]).toEqual([[], []])
  }
  expect(all.some(({ marks }) => marks.length > 0)).toBe(true)
})
