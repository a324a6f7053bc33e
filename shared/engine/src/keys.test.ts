import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from '@jest/globals'
import { cutsOf, mark, onDisk } from '@shared/disk/testing'
import { loadKeys } from './keys.ts'

const place = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

const imports = { [fileURLToPath(new URL('keys.ts', import.meta.url))]: 'loadKeys' }

test('starts after a power cut at any moment of its first start, and with the same keys once it has them', async () => {
  const cuts = await cutsOf(
    `const { secret } = loadKeys(disk + '/data/exchange'); ${mark}('has ' + secret); loadKeys(disk + '/data/exchange')`,
    imports,
  )
  for (const cut of cuts) {
    const keys = await onDisk(cut, disk => loadKeys(join(disk, 'data/exchange')))
    expect(keys.secret).toMatch(/^[0-9a-f]{64}$/)
    for (const said of cut.marks) expect(said).toBe(`has ${keys.secret}`)
  }
  expect(cuts.filter(({ marks }) => marks.length > 0).length).toBeGreaterThan(0)
})

test('has its keys after a power cut at any moment of adding a pair for push to keys that lack it', async () => {
  const { push: _, ...old } = loadKeys(undefined)
  const cuts = await cutsOf(
    `createDurableSync(disk + '/keys.json', ${JSON.stringify(JSON.stringify(old))}, 0o600); ${mark}('old'); loadKeys(disk)`,
    { ...imports, [fileURLToPath(new URL('../../disk/src/index.ts', import.meta.url))]: 'createDurableSync' },
  )
  const begun = cuts.filter(({ marks }) => marks.length > 0)
  expect(begun.length).toBeGreaterThan(1)
  for (const cut of begun) expect(await onDisk(cut, disk => loadKeys(disk))).toMatchObject(old)
})

test.each(['', '{"secret":"ab'])('says how to go on when keys.json holds %j', text => {
  const folder = mkdtempSync(join(place, 'cut-'))
  writeFileSync(join(folder, 'keys.json'), text)
  expect(() => loadKeys(folder)).toThrow(
    `${folder}/keys.json is empty or cut off. Restore it from a backup; if this exchange was never used, delete its folder.`,
  )
})

test('keeps its keys for its owner alone', () => {
  const folder = join(place, 'new', 'folder')
  expect(loadKeys(folder)).toEqual(loadKeys(folder))
  expect([folder, join(folder, 'keys.json')].map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
})
