import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract/calls/account/profile'
import type { Ask, RouteData } from '@shared/contract/config'
import { begin, forgetBegun } from '../surface/transport/begun.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { hangUp, ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { beginAsks } from './asks.ts'
import { PROFILE } from './first-asks.ts'

let wire: Wire
beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  forgetBegun()
  wire.seen.length = 0
  wire.answer(ok({ records: [{ cover: 'content/banner 1.svg' }] }))
  Object.assign(document.documentElement, { lang: 'ko-KR' }).removeAttribute('data-lang')
  document.head.replaceChildren()
})

const route = (asks: readonly (string | Ask)[], o: Partial<RouteData> = {}) =>
  ({
    path: '/x',
    auth: false,
    asks: asks.map(one => (typeof one === 'string' ? { get: one } : one)),
    ...o,
  }) as RouteData

type By = Parameters<typeof beginAsks>[2]

/** @returns the addresses that the server was asked for */
async function requestsOf(of: RouteData, search = '', by: Partial<By> = {}): Promise<string[]> {
  const config = platformOf(wire.url, { features: ['candles'] })
  beginAsks(of, search, { config, token: '', ...by })
  await begin(`${wire.url}/api/last`, { token: '', language: '' })
  return wire.seen
    .map(({ path, query }) => `${path}${query.size > 0 ? '?' : ''}${query}`)
    .filter(at => at !== '/api/last')
}

test('what is constant is asked as it stands, and what the address says is put in', async () => {
  const asks = ['/api/list', '/api/list?type=3&pageNo=1', '/api/price?symbols={symbol}', '/api/news?tag={tag?}&size=2']
  expect((await requestsOf(route(asks), '?symbol=A%2FB&x=1')).sort()).toEqual([
    '/api/list',
    '/api/list?type=3&pageNo=1',
    '/api/news?size=2',
    '/api/price?symbols=A%2FB',
  ])
})

test('where the address lacks what is asked about nothing is asked', async () => {
  expect(await requestsOf(route(['/api/price?symbols={symbol}']), '?symbol=')).toEqual([])
})

test('each is asked for those whose picture it is in, in their language', async () => {
  const asks: Ask[] = [
    { get: '/api/all' },
    { get: '/api/visitors', by: 'visitor' },
    { get: '/api/own', by: 'person' },
    { get: '/api/bars', feature: 'candles' },
    { get: '/api/none', feature: 'sessions' },
  ]
  expect((await requestsOf(route(asks))).sort()).toEqual(['/api/all', '/api/bars', '/api/visitors'])
  expect(wire.seen[0]?.headers).toMatchObject({ 'accept-language': 'ko-KR' })
  forgetBegun()
  wire.seen.length = 0
  expect((await requestsOf(route(asks), '', { token: 't' })).sort()).toEqual(['/api/all', '/api/bars', '/api/own'])
  expect(wire.seen[0]?.headers).toMatchObject({ 'x-access-token': 't' })
})

test('asks in the language of the page where a page translator changed the lang of the document', async () => {
  document.documentElement.dataset.lang = 'ko-KR'
  document.documentElement.lang = 'fr'
  await requestsOf(route(['/api/list']))
  expect(wire.seen[0]?.headers).toMatchObject({ 'accept-language': 'ko-KR' })
})

test('nothing is asked for a visitor at an address for others, nor what is at hand', async () => {
  expect(await requestsOf(route(['/api/own'], { auth: true }))).toEqual([])
  expect(await requestsOf(route(['/api/own?a=1']), '', { knows: get => get === '/api/own?a=1' })).toEqual([])
})

test('the picture that an answer names is fetched as soon as that is here', async () => {
  await requestsOf(route([{ get: '/api/banners', picture: 'records.0.cover' }]))
  expect(document.head.querySelector('link')?.outerHTML).toContain('/api/sys/common/static/content/banner%201.svg')
})

test.each([
  ['no network', hangUp],
  ['nothing in it', ok({ records: [] })],
  ['a page of a proxy', (_: unknown, response: { end(text: string): void }) => response.end('<p>')],
])('where the answer is %s there is no picture, and no harm', async (_, answer) => {
  wire.answer((seen, response) =>
    seen.path === '/api/last' ? ok(null)(seen, response) : answer(seen, response as never),
  )
  await requestsOf(route([{ get: '/api/banners', picture: 'records.0.cover' }]))
  expect(document.head.querySelector('link')).toBeNull()
})

test("the guard's own question is begun under the contract's name", () => {
  expect(PROFILE).toBe(myUserInfoCall.path)
})
