import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { frameOf, sha256 } from '@shared/release'
import { temporaryFolder, testKeys } from '@shared/release/testing'
import { makeDeltas } from '@shared/release/writing'
import { type Reply, request, running, shell } from './testing/running.ts'

const folder = temporaryFolder()
const noise = Array.from({ length: 200 }, (_, i) => `f${(i * 7919) % 99_991}()`).join(';')
const code = (n: number) => `${noise};version(${n})`
const made = (n: number) => ({ ...shell, files: { ...shell.files, 'boot.js': code(n), 'main.css': `.a{order:${n}}` } })
const named = (text: string) => `:${sha256(Buffer.from(text)).toString('base64')}:`

let at: Awaited<ReturnType<typeof running>>
let [old, release, path, key] = ['', '', '', '']
beforeAll(async () => {
  at = await running(folder)
  old = (await at.publish(made(1))).release
  release = (await at.publish(made(2))).release
  await makeDeltas(at.store, testKeys, 'shell', release, [old])
  path = `/r/shell/${release}/boot.js`
  key = `deltas/shell/${release}/boot.js/${sha256(Buffer.from(code(1))).toString('hex')}`
})
afterAll(() => at.stop())

const has = (text: string, more = {}) =>
  at.get(path, { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': named(text), ...more })
const encodingOf = (reply: Reply) => [reply.status, reply.headers['content-encoding']]
const badDeltas = () => at.logged.filter(({ event }) => event === 'bad-delta').length

/** What stands in the delta's place while something is asked. */
async function inPlace<T>(bytes: Uint8Array | undefined, act: () => Promise<T>): Promise<T> {
  const good = await at.store.read(key)
  await at.store.delete(key)
  if (bytes) await at.store.createIfAbsent(key, bytes)
  try {
    return await act()
  } finally {
    await at.store.delete(key)
    await at.store.createIfAbsent(key, good ?? new Uint8Array())
  }
}

test('whoever has the same file of an earlier release gets what is new in it, and is told to keep this one for the next', async () => {
  const reply = await has(code(1))
  expect(reply.headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/r/shell/*/boot.js"',
  })
  expect(reply.body.length).toBeLessThan(120)
  const dictionary = Buffer.from(code(1))
  expect(zstdDecompressSync(reply.body.subarray(40), { dictionary }).toString()).toBe(code(2))
})

test('each form has an ETag of its own, and what the phone has in that form is not sent again', async () => {
  const [delta, br] = [await has(code(1)), await has('x')]
  expect(delta.headers.etag).not.toBe(br.headers.etag)
  const again = await has(code(1), { 'if-none-match': delta.headers.etag })
  expect([again.status, again.body.length]).toEqual([304, 0])
  const head = await request(at.url, path, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'dcz', 'available-dictionary': named(code(1)) },
  })
  expect([head.headers['content-length'], head.body.length]).toEqual([String(delta.body.length), 0])
})

test.each([
  ['another dictionary', { 'available-dictionary': named('x') }],
  ['a dictionary, but takes no dcz', { 'accept-encoding': 'br, dcb' }],
  ['no dictionary', { 'available-dictionary': '' }],
  ['something else than a hash', { 'available-dictionary': `:${'x'.repeat(44)}:` }],
  ['a hash without its colons', { 'available-dictionary': named(code(1)).slice(1, -1) }],
  ['more than a hash', { 'available-dictionary': `${named(code(1))}, ${named('x')}` }],
  ['found its copy damaged, and asks past every cache', { 'cache-control': 'no-cache' }],
])('whoever has %s gets the whole, which varies by the same', async (_, more) => {
  const reply = await has(code(1), more)
  expect(encodingOf(reply)).toEqual([200, 'br'])
  expect(reply.headers.vary).toBe('Accept-Encoding, Available-Dictionary')
})

test('a range is cut out of the plain form', async () => {
  const part = await has(code(1), { range: 'bytes=0-1' })
  expect([part.status, part.text, part.headers['content-encoding']]).toEqual([206, code(2).slice(0, 2), undefined])
})

test('a delta that does not lead to the file is served to nobody, and is told once', async () => {
  const good = Buffer.from((await at.store.read(key)) ?? [])
  const flipped = Buffer.from(good)
  flipped[good.length - 9] = (flipped[good.length - 9] ?? 0) ^ 1
  const elsewhere = Buffer.concat([Buffer.from(old), await frameOf(Buffer.from(code(3)), Buffer.from(code(1)))])
  for (const bytes of [flipped, good.subarray(0, -3), elsewhere]) {
    const before = badDeltas()
    const replies = await inPlace(bytes, async () => [await has(code(1)), await has(code(1))])
    expect(replies.map(encodingOf)).toEqual(Array(2).fill([200, 'br']))
    expect(badDeltas() - before).toBe(1)
  }
  for (const bytes of [good.subarray(0, 30), undefined])
    expect(encodingOf(await inPlace(bytes, () => has(code(1))))).toEqual([200, 'br'])
  expect(encodingOf(await has(code(1)))).toEqual([200, 'dcz'])
})

test('judges a delta anew, when the store did not have what it is judged by', async () => {
  const again = await running(`${folder}/again`)
  const first = (await again.publish(made(1))).release
  const second = (await again.publish(made(4))).release
  await makeDeltas(again.store, testKeys, 'shell', second, [first])
  const ask = () =>
    again.get(`/r/shell/${second}/boot.js`, {
      'accept-encoding': 'br, dcz',
      'available-dictionary': named(code(1)),
    })
  const replies: unknown[] = []
  for (const name of [`releases/shell/${first}/boot.js`, `releases/shell/${second}/release.json`]) {
    const bytes = await again.store.read(name)
    await again.store.delete(name)
    replies.push(encodingOf(await ask()))
    await again.store.createIfAbsent(name, bytes ?? new Uint8Array())
  }
  expect([...replies, encodingOf(await ask())]).toEqual([
    [200, 'br'],
    [200, 'br'],
    [200, 'dcz'],
  ])
  expect(again.logged).toEqual([])
})

test('what is no code or style is no dictionary, and varies by its encoding alone', async () => {
  const { headers } = await at.get(`/r/shell/${release}/release.json`)
  expect([headers['use-as-dictionary'], headers.vary]).toEqual([undefined, 'Accept-Encoding'])
})
