import { expect, test } from '@jest/globals'
import { type RequestHead, unsound } from './framing.ts'

const head = (headers: Record<string, string> = {}, more: Partial<RequestHead> = {}): RequestHead => ({
  method: 'POST',
  url: '/api/x',
  httpVersion: '1.1',
  headers,
  rawHeaders: Object.entries(headers).flat(),
  ...more,
})

test.each([
  ['a POST of a known length', head({ host: 'a', 'content-length': '5' })],
  ['a POST in chunks', head({ host: 'a', 'transfer-encoding': 'Chunked', connection: 'keep-alive, TE' })],
  ['a POST of nothing', head({ host: 'a' })],
  ['a GET', head({ host: 'a', connection: 'Close' }, { method: 'GET' })],
  ['a DELETE of length nothing', head({ host: 'a', 'content-length': '0' }, { method: 'DELETE' })],
  ['a GET of HTTP/1.0', head({}, { method: 'GET', httpVersion: '1.0' })],
])('%s is sound', (_, sound) => expect(unsound(sound)).toBeUndefined())

test.each([
  ['a body of a GET', head({ 'content-length': '5' }, { method: 'GET' })],
  ['a body of a DELETE in chunks', head({ 'transfer-encoding': 'chunked' }, { method: 'DELETE' })],
  ['a body framed twice', head({ 'transfer-encoding': 'chunked', 'content-length': '5' })],
  ['an encoding that is not undone here', head({ 'transfer-encoding': 'gzip, chunked' })],
  ['chunks under HTTP/1.0', head({ 'transfer-encoding': 'chunked' }, { httpVersion: '1.0' })],
  ['a Connection that names a header', head({ connection: 'close, content-length' })],
  ['an upgrade', head({ connection: 'close', upgrade: 'h2c' })],
  ['two hosts', head({}, { rawHeaders: ['Host', 'a', 'hOST', 'b'] })],
  ['the address of another host', head({}, { url: 'http://b/api/x' })],
  ['an address with a byte above 127', head({}, { url: '/api/fr\xe4med' })],
])('%s is refused', (_, broken) => expect(unsound(broken)).toMatchObject({ status: 400 }))

test('other versions and too many headers have their own status', () => {
  expect(unsound(head({}, { httpVersion: '0.9' }))?.status).toBe(505)
  expect(unsound(head({}, { rawHeaders: Array(202).fill('a') }))?.status).toBe(431)
})

const offer = { host: 'a', upgrade: 'h2c', 'http2-settings': 'AAMAAABk', connection: 'Upgrade, HTTP2-Settings' }

test('passes over an offer to speak HTTP/2 where it may be made, and refuses everything else all the same', () => {
  const asked = (headers: Record<string, string>, more: Partial<RequestHead> = {}) =>
    unsound(head({ ...offer, ...headers }, { method: 'GET', ...more }), true)?.status
  expect([asked({}), asked({ connection: 'close, Upgrade' })]).toEqual([undefined, undefined])
  expect(unsound(head(offer, { method: 'GET' }))?.status).toBe(400)
  const broken = [
    asked({ upgrade: 'websocket' }),
    asked({ 'content-length': '5' }),
    asked({ 'transfer-encoding': 'chunked' }),
    asked({ connection: 'Upgrade, content-length' }),
    asked({}, { rawHeaders: ['Host', 'a', 'host', 'b'] }),
  ]
  expect(broken).toEqual([400, 400, 400, 400, 400])
})
