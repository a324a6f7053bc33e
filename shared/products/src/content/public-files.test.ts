import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

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
