import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { openStore } from '../store/store.ts'
import { type Made, makeBuild, makeKeys, testKeys } from '../testing/made-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { newestBuild, readBuiltRelease } from './built-release.ts'
import { newestPublished, publishedLast } from './publications.ts'
import { publish, readRelease } from './publish.ts'

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

test('a file, a release.json and a signature that were damaged in the store are mended by the same build', async () => {
  const store = fresh()
  const built = await readBuiltRelease(await build())
  const { release } = await publish(store, testKeys, built)
  const all = await store.listAfter('', '')
  const before = await Promise.all(all.map(key => store.read(key)))
  for (const key of all.filter(key => !key.startsWith('published/'))) {
    await store.delete(key)
    await store.createIfAbsent(key, Buffer.from('damaged'))
    await publish(store, testKeys, built)
    if (!key.startsWith('signatures/')) expect(await store.read(key)).toEqual(before[all.indexOf(key)])
    expect((await readRelease(store, testKeys.accepted, 'trade', release)).manifest).toEqual(built.manifest)
  }
  expect(await store.listAfter('', '')).toEqual(all)
})

test('an unsigned release.json keeps nobody from the id; one that a key of ours signed does, even one dropped since', async () => {
  const store = fresh()
  const built = await readBuiltRelease(await build())
  const { release } = built.manifest
  await store.createIfAbsent(`releases/trade/${release}/release.json`, Buffer.from('{}'))
  expect(await publish(store, testKeys, built)).toMatchObject({ stored: true })
  const other = { ...built, manifestBytes: Buffer.concat([built.manifestBytes, Buffer.from(' ')]) }
  const dropped = { ...makeKeys('k2'), known: testKeys.accepted }
  await expect(publish(store, dropped, other)).rejects.toThrow('is stored already with other bytes')
})

test('what a killed run left of other bytes under the same id gives way, and nothing of it goes live', async () => {
  const store = fresh()
  const at = await build()
  const built = await readBuiltRelease(at)
  const { release } = built.manifest
  const other = new Map([...built.files].map(([name, bytes]) => [name, Buffer.concat([bytes, Buffer.from(' ')])]))
  const dying = {
    ...store,
    createIfAbsent: (key: string, bytes: Uint8Array) =>
      key.endsWith('/release.json') ? Promise.reject(new Error('killed')) : store.createIfAbsent(key, bytes),
  }
  await expect(publish(dying, testKeys, { ...built, files: other })).rejects.toThrow('killed')
  await expect(readRelease(store, testKeys.accepted, 'trade', release)).rejects.toThrow('is not in the store')
  await publish(store, testKeys, built)
  for (const [file, bytes] of built.files)
    expect(Buffer.from((await store.read(`releases/trade/${release}/${file}`)) ?? []).equals(bytes)).toBe(true)
  expect(await store.listAfter('publishing/', '')).toEqual([])
})

test('the release published last is known by the order of publishing, also when an older one is published again', async () => {
  const store = fresh()
  const older = await readBuiltRelease(await build())
  const newer = await readBuiltRelease(await build({ version: '1.1.0' }))
  for (const built of [older, newer]) await publish(store, testKeys, built)
  expect(await newestPublished(store, 'trade')).toBe(newer.manifest.release)
  await publish(store, testKeys, older)
  expect(await newestPublished(store, 'trade')).toBe(older.manifest.release)
  expect(await publishedLast(store, 'trade', [newer.manifest.release])).toMatchObject({ waits: true })
})

test('what was published before the release that runs does not wait, also where that one came as a preview', async () => {
  const store = fresh()
  const [older, shown] = [await build(), await build({ version: '1.1.0' })]
  const { release } = await publish(store, testKeys, await readBuiltRelease(older))
  const until = new Date('2030-01-01T00:00:00Z')
  const preview = await publish(store, testKeys, await readBuiltRelease(shown), new Date(), undefined, until)
  expect(await publishedLast(store, 'trade', [])).toEqual({ release, waits: true })
  expect(await publishedLast(store, 'trade', [preview.release])).toEqual({ release, waits: false })
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
    'a packed file that weighs more than listed',
    (at: string) => {
      const file = join(at, 'release.json')
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"brotli":\d+/, '"brotli":1'))
    },
    /remoteEntry\.js\.br has \d+ bytes, listed are 1/,
  ],
  [
    'a file that weighs more than listed, and no packed one',
    (at: string) => rmSync(join(at, 'a/b.css.br')),
    /a\/b\.css has 3 bytes and no a\/b\.css\.br, listed are \d+/,
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

test('a signed release that somebody put into the place of another is not that one', async () => {
  const store = fresh()
  const [old, wallet] = [await build({ version: '1.0.0' }), await build({ unit: 'wallet' })]
  const ids = await Promise.all(
    [old, wallet].map(async at => (await publish(store, testKeys, await readBuiltRelease(at))).release),
  )
  const copy = async (from: string, to: string) => store.createIfAbsent(to, (await store.read(from)) ?? Buffer.of())
  const [unit, place] = ['trade', 'b'.repeat(12)]
  for (const from of [`trade/${ids[0]}`, `wallet/${ids[1]}`]) {
    await copy(`releases/${from}/release.json`, `releases/${unit}/${place}/release.json`)
    await copy(`signatures/${from}.json`, `signatures/${unit}/${place}.json`)
    await expect(readRelease(store, testKeys.known, unit, place)).rejects.toThrow('is another release')
    for (const key of [`releases/${unit}/${place}/release.json`, `signatures/${unit}/${place}.json`])
      await store.delete(key)
  }
})

test('a number far ahead in the list of what was published ends nothing', async () => {
  const store = fresh()
  await store.createIfAbsent('published/trade/99999999.json', Buffer.from('{"release":"old","at":""}'))
  const [one, two] = [await build({ version: '1.0.0' }), await build({ version: '2.0.0' })]
  for (const at of [one, two]) {
    const { release } = await publish(store, testKeys, await readBuiltRelease(at))
    expect(await newestPublished(store, 'trade')).toBe(release)
  }
})

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

test('a twin that unpacks to far more than its file is refused before it is unpacked', async () => {
  const at = await build()
  writeFileSync(join(at, 'a/b.css.br'), brotliCompressSync(Buffer.alloc(2 ** 28), quick))
  const before = process.memoryUsage().rss
  await expect(readBuiltRelease(at)).rejects.toThrow('a/b.css.br does not unpack to a/b.css')
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 27)
})
