import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { newestBuild, readBuiltRelease } from './built-release.ts'
import { newestPublished } from './publications.ts'
import { publish } from './publish.ts'
import { openStore } from './store/store.ts'
import { type Made, makeBuild, testKeys } from './testing/made-release.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const folder = temporaryFolder()
let made = 0
const fresh = () => openStore(`file:${join(folder, `store-${made++}`)}`)
const build = (more: Partial<Made> = {}) =>
  makeBuild(join(folder, `dist-${made++}`), {
    unit: 'trade',
    files: { 'remoteEntry.js': 'entry()', 'a/b.css': 'i{}' },
    ...more,
  })

test('a release is stored with its twins and its release.json, byte for byte', async () => {
  const store = fresh()
  const at = await build()
  const { release, stored } = await publish(store, testKeys, await readBuiltRelease(at))
  expect(stored).toBe(true)
  const files = [
    'a/b.css',
    'a/b.css.br',
    'a/b.css.gz',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]
  expect(await store.listAfter('releases/', '')).toEqual(files.map(file => `releases/trade/${release}/${file}`))
  for (const file of files) {
    const kept = await store.read(`releases/trade/${release}/${file}`)
    expect(Buffer.from(kept ?? []).equals(readFileSync(join(at, file)))).toBe(true)
  }
})

test('publishing the same again changes nothing and succeeds', async () => {
  const store = fresh()
  const built = await readBuiltRelease(await build())
  await publish(store, testKeys, built)
  const before = await store.listAfter('', '')
  expect(await publish(store, testKeys, built)).toMatchObject({ stored: false })
  expect(await store.listAfter('', '')).toEqual(before)
})

test('the same id with other bytes is refused, and what is stored stays', async () => {
  const store = fresh()
  const built = await readBuiltRelease(await build())
  const { release } = await publish(store, testKeys, built)
  const other = { ...built, manifestBytes: Buffer.concat([built.manifestBytes, Buffer.from(' ')]) }
  await expect(publish(store, testKeys, other)).rejects.toThrow('is stored already with other bytes')
  const kept = await store.read(`releases/trade/${release}/release.json`)
  expect(Buffer.from(kept ?? []).equals(built.manifestBytes)).toBe(true)
})

test('the release published last is known by the order of publishing, also when an older one is published again', async () => {
  const store = fresh()
  const older = await readBuiltRelease(await build())
  const newer = await readBuiltRelease(await build({ version: '1.1.0' }))
  for (const built of [older, newer]) await publish(store, testKeys, built)
  expect(await newestPublished(store, 'trade')).toBe(newer.manifest.release)
  await publish(store, testKeys, older)
  expect(await newestPublished(store, 'trade')).toBe(older.manifest.release)
})

test.each([
  [
    'a changed file',
    (at: string) => writeFileSync(join(at, 'remoteEntry.js'), 'entrY()'),
    'remoteEntry.js has another hash',
  ],
  [
    'a cut file',
    (at: string) => writeFileSync(join(at, 'remoteEntry.js'), 'ent'),
    'remoteEntry.js has 3 bytes, listed are 7',
  ],
  ['a missing file', (at: string) => rmSync(join(at, 'a/b.css')), 'a/b.css is listed but missing'],
  [
    'a twin of something else',
    (at: string) => writeFileSync(join(at, 'a/b.css.gz'), 'i{}'),
    'a/b.css.gz does not unpack to a/b.css',
  ],
  [
    'a file that is not listed',
    (at: string) => writeFileSync(join(at, 'notes.txt'), ''),
    'notes.txt is there but not listed',
  ],
  ['no release.json', (at: string) => rmSync(join(at, 'release.json')), 'no finished build'],
  [
    'a release.json of another form',
    (at: string) => writeFileSync(join(at, 'release.json'), '{"unit":1}'),
    'unit: Invalid type',
  ],
])('a build with %s is not published', async (_, damage, message) => {
  const at = await build()
  damage(at)
  await expect(readBuiltRelease(at)).rejects.toThrow(message)
})

test('of several builds the one finished last is taken, and a half-finished one never', async () => {
  const dist = join(folder, `dist-${made++}`)
  const files = { 'remoteEntry.js': 'entry()' }
  const [one, two] = [
    await makeBuild(dist, { unit: 'trade', files }),
    await makeBuild(dist, { unit: 'trade', files, version: '2.0.0' }),
  ]
  mkdirSync(join(dist, 'unfinished'))
  utimesSync(join(one, 'release.json'), 2_000_000_000, 2_000_000_000)
  expect(await newestBuild(dist)).toBe(one)
  expect(await newestBuild(two)).toBe(two)
  expect(await newestBuild(join(folder, 'nowhere'))).toBeUndefined()
})
