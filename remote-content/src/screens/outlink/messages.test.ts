import { expect, test } from '@jest/globals'
import { read } from './messages.ts'

const mine = {} as Window
const from = { window: mine, origin: 'null' }
const said = (data: unknown, o: { source?: Window | null; origin?: string } = {}) =>
  read({ source: mine, origin: 'null', data, ...o }, from)

test.each([
  { type: 'outlink:ready' },
  { type: 'outlink:close' },
  { type: 'outlink:expired' },
  { type: 'outlink:title', title: 'Live chat' },
  { type: 'outlink:open', path: '/helpCenter' },
  { type: 'chat:unread', n: 3 },
])('its own frame may say %p', message => expect(said(message)).toEqual(message))

test('another window is not heard, nor the frame once another origin speaks in it', () => {
  const message = { type: 'outlink:close' }
  expect(said(message, { source: {} as Window })).toBeNull()
  expect(said(message, { source: null })).toBeNull()
  expect(said(message, { origin: 'https://evil.test' })).toBeNull()
  expect(read({ source: null, origin: 'null', data: message }, { window: null, origin: 'null' })).toBeNull()
})

test.each([
  'outlink:close',
  null,
  { type: 'outlink:go' },
  { type: 'chat:unread', n: -1 },
  { type: 'chat:unread', n: 1e9 },
  { type: 'chat:unread', n: '3' },
  { type: 'outlink:title', title: 'x'.repeat(81) },
  { type: 'outlink:open', path: 7 },
])('%p is no message', data => expect(said(data)).toBeNull())
