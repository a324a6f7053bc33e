import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from '@jest/globals'
import type { Store } from '@shared/release'
import { temporaryFolder } from '@shared/release/testing'
import { request, running } from './testing/running.ts'

const folder = temporaryFolder()
const identity = 'boot()'.repeat(200)
let at: Awaited<ReturnType<typeof running>>
let path = ''

beforeAll(async () => {
  at = await running(folder)
  path = `/r/shell/${at.releases.shell}/boot.js`
})

test('a file of a release comes in the best form that the client takes, to be kept for a year', async () => {
  const [br, gz, plain] = [
    await at.get(path, { 'accept-encoding': 'gzip, br' }),
    await at.get(path, { 'accept-encoding': 'gzip' }),
    await at.get(path),
  ]
  expect([br, gz, plain].map(reply => reply.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect([brotliDecompressSync(br.body), gunzipSync(gz.body), plain.body].map(String)).toEqual([
    identity,
    identity,
    identity,
  ])
  for (const { status, headers } of [br, gz, plain]) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding, Available-Dictionary',
    })
  }
  expect(new Set([br, gz, plain].map(reply => reply.headers.etag)).size).toBe(3)
})

test('what says the hashes of a release comes packed too', async () => {
  const manifest = path.replace('boot.js', 'release.json')
  const [br, gz, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map(form => at.get(manifest, { 'accept-encoding': form })),
  )
  const unpacked = [brotliDecompressSync(br?.body ?? ''), gunzipSync(gz?.body ?? '')].map(String)
  expect(unpacked).toEqual([plain?.text, plain?.text])
  expect(JSON.parse(plain?.text ?? '').files['boot.js'].bytes).toBe(1200)
})

test('what the client has already is not sent again', async () => {
  const { headers } = await at.get(path, { 'accept-encoding': 'br' })
  const again = await at.get(path, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  expect((await at.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a range is cut out of the plain form, whatever the client could unpack', async () => {
  const part = await at.get(path, { range: 'bytes=2-5', 'accept-encoding': 'br' })
  expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'ot()', 'bytes 2-5/1200'])
  expect(part.headers['content-encoding']).toBeUndefined()
  const past = await at.get(path, { range: 'bytes=1200-' })
  expect([past.status, past.headers['content-range'], past.headers['cache-control']]).toEqual([
    416,
    'bytes */1200',
    'no-store',
  ])
  const several = await at.get(path, { range: 'bytes=0-1,3-4' })
  expect([several.status, several.body.length]).toEqual([200, 1200])
  const resumed = (etag: string) => at.get(path, { range: 'bytes=0-0', 'if-range': etag })
  expect([(await resumed(part.headers.etag ?? '')).status, (await resumed('"other"')).status]).toEqual([206, 200])
})

test('HEAD tells the same without the bytes', async () => {
  const head = await request(at.url, path, { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '1200', 0])
})

test('answers HEAD with Range as without', async () => {
  const head = (headers: object) => request(at.url, path, { method: 'HEAD', headers: { ...headers } })
  const [whole, ranged] = [
    await head({ 'accept-encoding': 'br' }),
    await head({ 'accept-encoding': 'br', range: 'bytes=0-3' }),
  ]
  expect(ranged.status).toBe(200)
  expect({ ...ranged.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  expect((await head({ range: 'bytes=1200-' })).status).toBe(200)
})

test('packs one release.json once for each form, whoever asks for it', async () => {
  let reads = 0
  const counting: Store = {
    ...at.store,
    read(key) {
      if (key.endsWith('/release.json')) reads++
      return at.store.read(key)
    },
  }
  const own = await running(`${folder}/counting`, { store: counting })
  const ask = (form: string) => own.get(path.replace('boot.js', 'release.json'), { 'accept-encoding': form })
  const asked = Array.from({ length: 20 }, () => [ask('br'), ask('gzip')]).flat()
  const replies = await Promise.all([...asked, ask('br')])
  expect([new Set(replies.map(({ status }) => status)), reads]).toEqual([new Set([200]), 2])
})

test("does not serve a release's file as a service worker", async () => {
  const asWorker = { 'service-worker': 'script' }
  for (const address of [path, '/', '/config.json', '/api/x'])
    expect([address, (await at.get(address, asWorker)).status]).toEqual([address, 404])
  expect((await at.get('/worker.js', asWorker)).status).toBe(200)
})

test.each([
  '/r/shell/0123456789ab/boot.js',
  '/r/shell/RELEASE/none.js',
  '/r/shell/RELEASE/',
  '/r/shell/RELEASE',
  `/r/shell/RELEASE/${'a'.repeat(256)}.js`,
  `/r/${'a'.repeat(256)}/RELEASE/boot.js`,
  '/r/shell',
  '/favicon.ico',
  '/robots.txt',
  '/.env',
  '/.git/config',
  '/wp-login.php/',
  '/static/js/main.1f0b5770.js',
  '/home.html',
  '/metrics',
])('%s is not there, and nobody is to remember that', async address => {
  const reply = await at.get(address.replace('RELEASE', at.releases.shell ?? ''))
  expect(reply.status).toBe(404)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
})

test.each([
  '/r/shell/../../decisions/00000001.json',
  '/r/shell/%2e%2e/%2e%2e/decisions/00000001.json',
  '/r/shell/..%2f..%2fdecisions%2f00000001.json',
  '/r/shell/x/..%5c..%5c..%5cdecisions%5c00000001.json',
  '/r/..%2fdecisions/00000001.json/x',
  '/r/shell/.%00/a.js',
  '/r//etc/passwd',
  '/r/shell/%zz/a.js',
  '/../../etc/passwd',
])('%s leads nowhere', async address => {
  const { status, text } = await at.get(address)
  expect([400, 404]).toContain(status)
  expect(text).not.toMatch(/serial|root:/)
})

test('what is neither read nor part of the calls is refused by method', async () => {
  const reply = await request(at.url, '/', { method: 'DELETE' })
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('what is opened by itself below /r/ runs nothing as ours, whoever put it into the store', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(localStorage.token)</script></svg>'
  await at.store.createIfAbsent('releases/trade/0123456789ab/a.svg', Buffer.from(svg))
  const { status, headers } = await at.get('/r/trade/0123456789ab/a.svg')
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})
