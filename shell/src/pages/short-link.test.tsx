import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { readDesktopLimit } from '../background/desktop-limit.ts'
import { go } from '../surface/navigation/go.ts'
import { inviteCode } from '../surface/navigation/invitation.ts'
import { commonConfigAtom } from '../surface/session/state.ts'
import { ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { arrives, type Screens, startApp, visitor } from '../testing/app.tsx'
import { followShortLink, takeShortLink } from './short-link.ts'

let wire: Wire
const screens: Screens = {
  '/home': { Screen: () => <h1>Home</h1> },
  '/login': { Screen: () => <h1>Log in</h1> },
  '/kline': { Screen: () => <h1>Chart</h1> },
}
beforeAll(async () => {
  wire = await startWire()
  wire.answer(visitor)
  await startApp(wire.url, screens, '/#/home')
})
afterAll(() => wire.close())
beforeEach(async () => {
  localStorage.clear()
  await act(async () => go('/home'))
  await arrives('/home')
  wire.seen.length = 0
})

const invitation = (target?: string) => ok({ type: 'invite', inviteCode: 'A1B2', inviter: 'l***a', target })
const follow = (open: boolean) => act(() => followShortLink({ code: 'x7', open }))

test.each([
  ['/?s=x7', { code: 'x7', open: true }, '/'],
  ['/?s=x7#/', { code: 'x7', open: true }, '/#/'],
  ['/?s=x7#/kline', { code: 'x7', open: false }, '/#/kline'],
  ['/kline?s=x7&symbol=BTCUSDT', { code: 'x7', open: false }, '/kline?symbol=BTCUSDT'],
  ['/?a=1', { code: '', open: true }, '/?a=1'],
  ['/?s=x7.', { code: 'x7', open: true }, '/'],
  ['/?s=%E2%80%9Cx7%E2%80%9D%E3%80%82#/kline', { code: 'x7', open: false }, '/#/kline'],
  ['/?s=x7%23/login', { code: 'x7', open: false }, '/#/login'],
  ['/?s=x7%23/', { code: 'x7', open: true }, '/#/'],
  ['/?a=1&s=x7%23%2Flogin%3Fmode%3Dregister', { code: 'x7', open: false }, '/#/login?mode=register'],
  ['/?s=x7%23kline', { code: 'x7', open: true }, '/'],
  ['/%3Fs%3Dx7', { code: 'x7', open: true }, '/'],
  ['/%3Fs%3Dx7%23/kline', { code: 'x7', open: false }, '/#/kline'],
])('%s brings the code %j and leaves %s', (opened, link, left) => {
  const { state } = history
  history.replaceState(state, '', opened)
  expect(takeShortLink()).toEqual(link)
  expect(location.pathname + location.search + location.hash).toBe(left)
  history.replaceState(state, '', '/#/home')
})

test('a code is asked for by its name; its invitation is kept for 30 days, with who invites', async () => {
  wire.answer(invitation())
  await follow(true)
  expect(wire.seen.map(seen => [seen.path, seen.query.get('code')])).toEqual([['/api/set/appShortLink/use', 'x7']])
  const [code, until, inviter] = (localStorage.getItem('invite-code') ?? '').split('|')
  expect([code, inviter, inviteCode()]).toEqual(['A1B2', 'l***a', 'A1B2'])
  expect(Math.abs(Number(until) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
})

test('it leads to its target where the address named none', async () => {
  wire.answer(invitation('/login?mode=register'))
  await follow(true)
  await arrives('/login')
  expect(location.hash).toBe('#/login?mode=register')
})

test.each([
  ['an address that named a page', false, '/login'],
  ['a target elsewhere', true, 'https://evil.test'],
  ['a target that looks like ours', true, '//evil.test'],
  ['a target that is not live', true, '/nowhere'],
])('%s is not led away', async (_, open, target) => {
  wire.answer(invitation(target))
  await follow(open)
  expect(location.hash).toBe('#/home')
})

test('who has gone on meanwhile is not called back', async () => {
  await act(async () => go('/kline'))
  await arrives('/kline')
  wire.answer(invitation('/login'))
  await follow(true)
  expect(location.hash).toBe('#/kline')
})

test('an unknown code stops nobody', async () => {
  wire.answer(visitor)
  await follow(true)
  expect([location.hash, localStorage.getItem('invite-code')]).toEqual(['#/home', null])
})

test('whether desktops are restricted is read, and nothing follows', async () => {
  wire.answer(ok('1'))
  await readDesktopLimit()
  expect(wire.seen.map(seen => [seen.path, seen.query.get('key')])).toEqual([
    ['/api/set/appSysSet/getKeyByParam', 'desktop-limit'],
  ])
  expect(getDefaultStore().get(commonConfigAtom)).toEqual({ 'desktop-limit': '1' })
})
