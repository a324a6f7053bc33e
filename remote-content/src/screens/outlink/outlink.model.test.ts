import { expect, test } from '@jest/globals'
import { chatTarget, dressed, originOf, type Sites, sandboxOf, targetOf } from './outlink.model.ts'
import { standingOf } from './outlink.state.ts'

const app = 'http://localhost:8080/'
const sites: Sites = {
  isListed: url => /^https:\/\/(framed|closed)\.test\//.test(url),
  mayFrame: url => url.startsWith('https://framed.test/'),
  isOwnPage: path => path.startsWith('/files/content/'),
  addressOf: path => path,
  app,
}
const kindOf = (raw: string) => targetOf(raw, sites).kind

test.each([
  ['https://framed.test/a', 'framed'],
  ['https://closed.test/', 'outside'],
  ['https://framed.test.evil.test/', 'leaving'],
  ['https://FRAMED.test/a', 'framed'],
  ['http://framed.test/', 'refused'],
  ['https://user@framed.test/', 'refused'],
  ['https://:secret@framed.test/', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['JaVa\tscript:alert(1)', 'refused'],
  ['data:text/html,<script>alert(1)</script>', 'refused'],
  ['blob:https://framed.test/1', 'refused'],
  ['file:///etc/passwd', 'refused'],
  ['//framed.test/', 'refused'],
  ['/files/content/x.html', 'framed'],
  ['/api/content/appChat/page#t=stolen', 'refused'],
  ['', 'refused'],
])('the viewer asked for %p: %s', (raw, kind) => expect(kindOf(raw)).toBe(kind))

test('the app is not opened within itself, over https either', () => {
  expect(targetOf('https://tarn.test/#/my', { ...sites, app: 'https://tarn.test/' }).kind).toBe('refused')
})

test('an odd host is told in the letters that it is reached by', () => {
  expect(targetOf('https://аррӏе.com/', sites)).toMatchObject({ kind: 'leaving', host: 'xn--80ak6aa92e.com' })
  expect(targetOf('https://framed.test\u3002evil.test/', sites)).toMatchObject({ host: 'framed.test.evil.test' })
})

test('only another origin than the app’s keeps its own, and is heard by it', () => {
  const opened = (raw: string) => {
    const target = targetOf(raw, sites)
    return target.kind === 'refused' ? [] : [sandboxOf(target.own).includes('allow-same-origin'), originOf(target)]
  }
  expect(opened('https://framed.test/a')).toEqual([true, 'https://framed.test'])
  expect(opened('/files/content/x.html')).toEqual([false, 'null'])
})

test.each([
  ['/api/content/appChat/page#t=ab', app, { kind: 'framed', own: true, onlyHere: true, host: 'localhost:8080' }],
  ['http://localhost:8080/api/x', app, { kind: 'framed', own: true }],
  ['https://api.test/api/content/appChat/page#t=ab', 'https://api.test/', { kind: 'framed', own: true }],
  ['https://help.test/?l=jp', app, { kind: 'framed', own: false, onlyHere: false }],
  ['/#/my', app, { kind: 'refused' }],
  ['/api/../#/my', app, { kind: 'refused' }],
  ['http://help.test/', app, { kind: 'refused' }],
  ['https://user@help.test/', app, { kind: 'refused' }],
  ['javascript:alert(1)', app, { kind: 'refused' }],
])('a chat at %s of the server %s', (raw, server, target) => {
  expect(chatTarget(raw, server, app)).toMatchObject(target)
})

test('the chat’s page is told its language and theme behind its ticket', () => {
  expect(dressed('https://a.test/page#t=ab&order=R1', { lang: 'ja-JP', theme: 'dark' })).toBe(
    'https://a.test/page#t=ab&order=R1&lang=ja-JP&theme=dark',
  )
})

const nothing = { chat: null, link: null }
const chat = { kind: 'chat' }

test('the same link stays as it stands, another takes its place', () => {
  const first = standingOf(nothing, { url: 'https://a.test/' }, '')
  expect(standingOf(first, { url: 'https://a.test/' }, '').link).toBe(first.link)
  expect(standingOf(first, { url: 'https://b.test/' }, '').link?.url).toBe('https://b.test/')
})

test('a chat stays beside a link, and where it is asked for without a number', () => {
  const talk = standingOf(nothing, { ...chat, order: 'R1' }, '7')
  const both = standingOf(talk, { url: 'https://a.test/' }, '7')
  expect([both.chat, standingOf(both, chat, '7').chat]).toEqual([talk.chat, talk.chat])
  expect(standingOf(both, { ...chat, order: 'R1' }, '7').chat).toBe(talk.chat)
  expect(standingOf(both, { ...chat, order: 'R2' }, '7').chat?.order).toBe('R2')
})

test('whoever logs in has a chat of their own, never the one of before', () => {
  const visitor = standingOf(nothing, { ...chat, order: 'R1' }, '')
  expect(standingOf(visitor, chat, '7').chat).toEqual({ of: '7', order: undefined })
  expect(standingOf(visitor, { url: 'https://a.test/' }, '7').chat).toBeNull()
})
