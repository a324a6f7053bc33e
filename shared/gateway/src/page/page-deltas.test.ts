import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sha256 } from '@shared/release'
import { platform, temporaryFolder, testKeys } from '@shared/release/testing'
import { promote } from '@shared/release/writing'
import { running, trade } from '../testing/running.ts'

const folder = temporaryFolder()
let at: Awaited<ReturnType<typeof running>>
beforeAll(async () => {
  at = await running(folder)
})
afterAll(() => at.stop())

const headersOf = (dictionary: Buffer) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(dictionary).toString('base64')}:`,
})
const nextOf = (link: unknown) => /<([^>]+)>; rel="compression-dictionary"/.exec(String(link))?.[1] ?? ''
async function decide(version: string): Promise<void> {
  await at.publish({ ...trade, version })
  await promote(at.store, testKeys, { targets: [{ unit: 'trade' }], platform, who: 'ann', why: 'a test' })
}

test('after a decision, who has the page of before gets what is new in page, config and the next dictionary, and no more', async () => {
  const before = await at.get('/')
  const dictionary = await at.get(nextOf(before.headers.link))
  expect(dictionary.text).toBe(before.text + (await at.get('/config.json')).text)
  expect(dictionary.headers).toMatchObject({
    'use-as-dictionary': 'match="/{:any}?"',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/plain; charset=utf-8',
  })
  await decide('1.1.0')
  const now = await at.get('/')
  for (const path of ['/', '/?s=CODE', '/kline?symbol=BTC', '/config.json', nextOf(now.headers.link)]) {
    const [delta, whole] = [await at.get(path, headersOf(dictionary.body)), await at.get(path)]
    expect([path, delta.headers['content-encoding'], whole.headers['content-encoding']]).toEqual([
      path,
      'dcz',
      undefined,
    ])
    const { 'content-encoding': _, 'content-length': __, date: ___, etag, ...headers } = delta.headers
    expect(whole.headers).toMatchObject(headers)
    expect(etag).not.toBe(whole.headers.etag)
    expect(zstdDecompressSync(delta.body.subarray(40), { dictionary: dictionary.body }).equals(whole.body)).toBe(true)
    expect(delta.body.length).toBeLessThan(0.4 * (await at.get(path, { 'accept-encoding': 'br' })).body.length)
    const again = await at.get(path, { ...headersOf(dictionary.body), 'if-none-match': etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
})

test('who has something else, or comes from far back, gets all; the dictionary of a decision that passed is the next one', async () => {
  const old = await at.get(nextOf((await at.get('/')).headers.link))
  for (let i = 0; i < 9; i++) await decide(`2.${i}.0`)
  for (const dictionary of [old.body, Buffer.from('x')])
    expect((await at.get('/', headersOf(dictionary))).headers['content-encoding']).toBe('br')
  expect((await at.get('/page-1.txt')).text).toContain((await at.get('/')).text)
  for (const path of ['/page-x.txt', '/page-12.txt', '/page-99999999.txt'])
    expect((await at.get(path)).headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('a page that is the same is not sent again, though another form of it was kept', async () => {
  const { headers, body } = await at.get('/', { 'accept-encoding': 'br' })
  expect(body.length).toBeGreaterThan(0)
  const dictionary = await at.get(nextOf(headers.link))
  await decide('3.0.0')
  const delta = await at.get('/', headersOf(dictionary.body))
  const later = await at.get('/', { 'accept-encoding': 'br', 'if-none-match': delta.headers.etag ?? '' })
  expect([later.status, later.headers.etag]).toEqual([304, delta.headers.etag])
})
