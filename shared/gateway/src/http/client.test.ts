import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from '@jest/globals'
import { clientsBehind, type ForwardingHeader } from './client.ts'

const proxy = '10.0.0.1'

/** @param count proxies of ours */
function behind(count: number, header: ForwardingHeader = 'x-forwarded-for') {
  const unread: string[] = []
  const clientOf = clientsBehind({ count, header, unreadable: entry => void unread.push(entry) })
  const requestOf = (headers: IncomingHttpHeaders, url = '/') =>
    ({ url, headers, socket: { remoteAddress: proxy } }) as unknown as IncomingMessage
  return {
    unread,
    clientOf,
    requestOf,
    ask: (headers: IncomingHttpHeaders, url = '/') => clientOf(requestOf(headers, url)),
  }
}

test.each([
  [0, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }, proxy, false],
  [1, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7:51234', 'x-forwarded-proto': 'https' }, '203.0.113.7', true],
  [1, { 'x-forwarded-for': '6.6.6.6, "[2001:db8::1]:443",' }, '2001:db8::1', false],
  [2, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.2' }, '203.0.113.7', false],
  [2, { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7', false],
  [1, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https, http' }, '203.0.113.7', false],
  [1, { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http, HTTPS' }, '203.0.113.7', true],
  [1, { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=6.6.6.6;proto=https' }, '203.0.113.7', false],
] as const)('behind %d proxies, %j comes from %s', (count, headers, address, tls) => {
  const { ask, unread } = behind(count)
  expect([ask(headers), unread]).toEqual([{ address, tls }, []])
})

test.each([
  [{ forwarded: 'for="[2001:db8::1]:443";proto=https', 'x-forwarded-for': '6.6.6.6' }, '2001:db8::1', true],
  [{ forwarded: 'for=6.6.6.6;proto=https, for=203.0.113.7;proto=http' }, '203.0.113.7', false],
] as const)('where the proxies write Forwarded, %j comes from %s', (headers, address, tls) => {
  const { ask, unread } = behind(1, 'forwarded')
  expect([ask(headers), unread]).toEqual([{ address, tls }, []])
})

test.each([
  ['x-forwarded-for', '203.0.113.7, unknown', 'unknown'],
  ['x-forwarded-for', 'a'.repeat(100), 'a'.repeat(60)],
  ['forwarded', 'for=_hidden;proto=https', 'for=_hidden;proto=https'],
  ['forwarded', 'for=192.0.2.1;host="a, 6.6.6.6, b"', 'b"'],
] as const)('takes the proxy for the phone, and says so, when %s is %j', (header, text, said) => {
  const { ask, unread } = behind(1, header)
  expect([ask({ [header]: text }).address, unread]).toEqual([proxy, [said]])
})

test.each(['a,for=6.6.6.6', 'a;for=6.6.6.6', 'a, for=6.6.6.6', 'a";x="'])(
  'believes no entry of Forwarded, and blames no proxy, when the sender calls the host %j, which one may write without quotes',
  host => {
    const { ask, unread } = behind(1, 'forwarded')
    const forwarded = `for=192.0.2.1;host=${host}`
    expect(ask({ forwarded, host }).address).toBe(proxy)
    expect(unread).toEqual([])
  },
)

test('says that a proxy writes no address at all, unless it asks for itself how the gateway is', () => {
  const { ask, unread } = behind(1)
  for (const path of ['/healthz', '/metrics', '/', '/api/x']) expect(ask({}, path).address).toBe(proxy)
  expect(unread).toEqual(['', ''])
})

test('reads a request once, however often it is asked about it', () => {
  const { clientOf, requestOf, unread } = behind(1)
  const request = requestOf({ 'x-forwarded-for': 'unknown' })
  expect(clientOf(request)).toBe(clientOf(request))
  expect(unread).toEqual(['unknown'])
})
