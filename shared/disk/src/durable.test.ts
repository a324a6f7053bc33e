import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from '@jest/globals'
import {
  createDurable,
  createDurableSync,
  isTemporary,
  makeFolderSync,
  removeDurableSync,
  replaceDurableSync,
} from './index.ts'
import { type Cut, cutsOf, mark } from './testing/power-cut.ts'

const place = mkdtempSync(join(tmpdir(), 'durable-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const disk = fileURLToPath(new URL('index.ts', import.meta.url))
const text = (content: string | null | undefined) =>
  typeof content === 'string' ? Buffer.from(content, 'base64').toString() : 'none'
/** What the cuts before and after a mark leave of a file. */
const left = (cuts: readonly Cut[], file: string, isDone: boolean) =>
  [...new Set(cuts.filter(({ marks }) => marks.includes('done') === isDone).map(({ tree }) => text(tree[file])))].sort()

const withoutSync = {
  'node:fs': 'writeFileSync, renameSync, mkdirSync',
  'node:fs/promises': 'writeFile, rename, unlink',
}

describe('the recorder of power cuts', () => {
  test('finds empty content and lost names where nothing is synced, by calls that wait and calls that do not', async () => {
    const program = (write: string, rename: string) =>
      `${write}(disk + '/new', 'whole'); ${rename}(disk + '/new', disk + '/file'); ${mark}('done')`
    for (const made of [program('writeFileSync', 'renameSync'), program('await writeFile', 'await rename')])
      expect(left(await cutsOf(made, withoutSync), 'file', true)).toEqual(['', 'none', 'whole'])
  })

  test('finds a file that is back where a deletion is not synced', async () => {
    const program = `create(disk + '/file', 'x', 0o600); await unlink(disk + '/file'); ${mark}('done')`
    const cuts = await cutsOf(program, { ...withoutSync, [disk]: 'createDurableSync as create' })
    expect(left(cuts, 'file', true)).toEqual(['none', 'x'])
  })
})

describe.each(['createDurableSync', 'await createDurable'])('%s', create => {
  const imports = {
    [disk]: `${create.replace('await ', '')} as create, replaceDurableSync, removeDurableSync, makeFolderSync`,
  }
  const call = create.startsWith('await') ? 'await create' : 'create'

  test('leaves the whole file or none after a cut at any moment, and the whole file once it has returned', async () => {
    const program = `makeFolderSync(disk + '/a/b', 0o700); ${call}(disk + '/a/b/file', 'whole', 0o600); ${mark}('done')`
    const cuts = await cutsOf(program, imports)
    expect([left(cuts, 'a/b/file', false), left(cuts, 'a/b/file', true)]).toEqual([['none', 'whole'], ['whole']])
  })

  test('leaves the old file or the new one after a cut at any moment of its replacement, and brings no deleted one back', async () => {
    const program = `${call}(disk + '/file', 'old', 0o600)
      ${mark}('made'); replaceDurableSync(disk + '/file', 'new', 0o600); ${mark}('replaced')
      removeDurableSync(disk + '/file', disk + '/never/there'); ${mark}('done')`
    const cuts = await cutsOf(program, imports)
    const between = (mark: string, next: string) =>
      left(
        cuts.filter(({ marks }) => marks.includes(mark) && !marks.includes(next)),
        'file',
        false,
      )
    expect(between('made', 'replaced')).toEqual(['new', 'old'])
    expect(between('replaced', 'done')).toEqual(['new', 'none'])
    expect(left(cuts, 'file', true)).toEqual(['none'])
  })
})

test('creates a file once, for its owner alone, and leaves no temporary file', async () => {
  const folder = join(place, 'once')
  makeFolderSync(folder, 0o700)
  const file = join(folder, 'file')
  const made = [createDurableSync(file, 'first', 0o600), createDurableSync(file, 'second', 0o600)]
  expect([...made, await createDurable(file, 'third', 0o600)]).toEqual([true, false, false])
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([
    'first',
    0o600,
    0o700,
  ])
  replaceDurableSync(file, 'fourth', 0o600)
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['fourth', ['file']])
  removeDurableSync(file)
  expect(readdirSync(folder)).toEqual([])
})

test('leaves no temporary file where a write fails', async () => {
  const folder = join(place, 'failed')
  mkdirSync(join(folder, 'file', 'in-its-way'), { recursive: true })
  expect(() => replaceDurableSync(join(folder, 'file'), 'x', 0o600)).toThrow()
  writeFileSync(join(folder, 'plain'), '')
  await expect(createDurable(join(folder, 'plain', 'file'), 'x', 0o600)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['file', 'plain'])
})

test('knows the temporary files that a killed writer leaves', () => {
  expect(['.2f1c7c1e-5a43-4b51-9a35-0d0f2c9a7e11', '.keep', 'k1.pem'].map(isTemporary)).toEqual([true, false, false])
})
