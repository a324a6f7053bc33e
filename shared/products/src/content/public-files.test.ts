import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { productTypes } from '@shared/contract/codes'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { productSeeds } from '../invest/seed/products.ts'
import { publicFiles } from './public-files.ts'
import { noticeSeeds } from './seed/articles.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${exchange.sandbox.url}/api/sys/common/static/${path}`, { headers })

test('the exchange’s own pictures are open to all, cached by their hash', async () => {
  const reply = await get('content/banner-level.svg')
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(reply.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  const again = await get('content/banner-level.svg', { 'if-none-match': String(reply.headers.get('etag')) })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('content/nothing.svg')).status).toBe(404)
})

test('the exchange’s own pages are open to all, run nothing and lead to each other alone', async () => {
  const seen = new Set<string>()
  for (let page = 'deposit.html'; !seen.has(page); ) {
    seen.add(page)
    const reply = await get(`content/${page}`)
    const text = await reply.text()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/)
    expect(text).not.toMatch(/<script|\son\w+=|src=|url\(|https?:|@import/i)
    const [, next = ''] = /href="([\w-]+\.html)"/.exec(text) ?? []
    page = next
  }
  expect(seen.size).toBe(3)
})

test('our own pictures run nothing and ask nobody for anything', () => {
  const folder = new URL('./pictures/', import.meta.url)
  for (const name of readdirSync(folder))
    expect(readFileSync(new URL(name, folder), 'utf8').replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|on\w+=|href|url\(|https?:/i,
    )
})

/** Bytes of a picture, before any compression. A machine is drawn in a list, a banner once a page. */
const MOST = { machine: 2500, issuer: 1000, banner: 3000, cover: 2000, paper: 2000 }

test.each(Object.entries(MOST))('no picture of the kind %s has more than %d bytes', (kind, most) => {
  const own = [...publicFiles].filter(([path]) => path.startsWith(`content/${kind}-`))
  expect(own.length).toBeGreaterThan(1)
  expect(own.filter(([, { bytes }]) => bytes.length > most).map(([path]) => path)).toEqual([])
})

test('each banner, each piece of news, each machine and each bond of a fresh exchange has a picture that is there', () => {
  const products = productSeeds(0).filter(({ row }) => row.type !== productTypes.arbitrage)
  const own = products.flatMap(({ row }) => JSON.parse(row.images) as string[])
  expect([own.length, new Set(own).size]).toEqual([products.length, products.length])
  const seen = noticeSeeds.filter(({ type }) => type === 'banner' || type === 'news').map(({ cover = '' }) => cover)
  expect([...own, ...seen].filter(path => !publicFiles.has(path))).toEqual([])
})

test('no two banners have the same picture', () => {
  const covers = noticeSeeds.flatMap(({ type, cover }) => (type === 'banner' ? [cover] : []))
  expect(new Set(covers).size).toBe(covers.length)
})
