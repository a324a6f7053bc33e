import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { tab } from '../../browser/storage.ts'
import { setLiveConfig } from '../../remotes/live-config.ts'
import { adopt } from '../../remotes/routes.ts'
import { changed } from '../transport/changed.ts'
import { connect } from '../transport/connect.ts'
import { hangUp, json, ok, startWire, type Wire } from '../transport/testing/wire.ts'
import { perUserAtom } from './per-user.ts'
import { redirect } from './redirect.ts'
import { clearSession, expire, followSession, onSessionEnd, refreshUser, signIn, signOut } from './session.ts'
import { addressAtom, commonConfigAtom, countryInfoAtom, positionsSummaryAtom, tradeAssetInfoAtom } from './state.ts'
import { onOtherToken, setToken, token } from './token.ts'
import { fetchProfile, isUnsure, setUser, user } from './user.ts'

let wire: Wire
const ended: string[] = []
const route = (path: string) => ({ path, title: {}, auth: false })
const release = { release: 'r', entry: '', integrity: '', files: {}, serial: 1, version: '1.0.0', preload: {} }

beforeAll(async () => {
  wire = await startWire()
  const units = { u: { ...release, needs: {}, routes: ['/home', '/my', '/tixian', '/login'].map(route) } }
  const config = { serial: 1, apiBase: wire.url, features: [], shell: release, units } as unknown as Config
  setLiveConfig(config)
  adopt(config)
  connect({
    token,
    owner: () => user()?.id ?? '',
    onExpired: expire,
    notify: () => {},
    config: () => config,
    language: () => 'en-US',
  })
  onSessionEnd({ signedOut: () => ended.push('home'), expired: () => ended.push('login') })
})
afterAll(() => wire.close())
beforeEach(() => {
  clearSession()
  ended.length = 0
  wire.seen.length = 0
})

test('a login stores the token on the device and fetches the profile', async () => {
  wire.answer(ok({ id: '7', account: 'lena' }))
  expect(await signIn('t1')).toMatchObject({ id: '7', account: 'lena' })
  expect(user()).toMatchObject({ id: '7', account: 'lena' })
  expect(localStorage.getItem('token')).toBe('t1')
  expect(wire.seen[0]?.headers['x-access-token']).toBe('t1')
})

test('however many ask at once, the profile is fetched once per token', async () => {
  wire.answer(ok({ id: '7' }))
  setToken('t1')
  await Promise.all([fetchProfile(), fetchProfile(), fetchProfile()])
  expect(wire.seen).toHaveLength(1)
})

test.each<[string, object, number]>([
  ['code 500', { success: false, message: 'no', code: 500, result: null }, 200],
  ['code 0', { success: true, message: '', code: 0, result: { id: '7' } }, 200],
  ['no id', { success: true, message: '', code: 200, result: {} }, 200],
])('a profile reply with %s leaves nobody signed in and keeps the token', async (_, body, status) => {
  setToken('t1')
  setUser({ id: '7' } as never)
  wire.answer(json(body, status))
  await fetchProfile()
  expect(user()).toBeNull()
  expect(token()).toBe('t1')
  expect(ended).toEqual([])
})

test('a 401 to the profile drops its token and goes nowhere', async () => {
  setToken('t1')
  wire.answer(json({ success: false, message: 'gone', code: 401, result: null }, 401))
  await fetchProfile()
  expect([user(), token(), ended]).toEqual([null, '', []])
})

test('a 401 to the profile of someone known ends the session, as with any call', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  wire.answer(json({ success: false, message: 'gone', code: 401, result: null }))
  expect(await refreshUser()).toBeNull()
  expect([user(), token(), ended]).toEqual([null, '', ['login']])
})

test('a failed profile call changes nothing', async () => {
  setToken('t1')
  setUser({ id: '7' } as never)
  wire.answer(hangUp)
  await fetchProfile()
  expect([token(), user(), ended]).toEqual(['t1', { id: '7' }, []])
})

test('a reply for another token is not taken', async () => {
  setToken('old')
  wire.answer((_, response) => {
    setToken('new')
    ok({ id: '7' })(wire.seen[0] as never, response)
  })
  await fetchProfile()
  expect(user()).toBeNull()
})

const known = (level: number) => expect.objectContaining({ id: '7', level })
const profiles = () => wire.seen.map(({ headers }) => headers['x-access-token'])

test('what changes the profile has it asked for anew, once, by the token that stands then; what was under way is no news', async () => {
  setToken('t1')
  setUser({ id: '7', level: 0 } as never)
  const held: (() => void)[] = []
  wire.answer((seen, response) => {
    const answer = ok({ id: '7', level: held.length })
    held.push(() => answer(seen, response))
  })
  const before = refreshUser()
  await waitFor(() => expect(profiles()).toEqual(['t1']))
  changed(['profile', 'funds'])
  changed(['profile'])
  setToken('t2')
  await waitFor(() => expect(profiles()).toEqual(['t1', 't2']))
  held[1]?.()
  await waitFor(() => expect(user()).toEqual(known(1)))
  held[0]?.()
  await before
  expect(user()).toEqual(known(1))
  changed(['funds'])
  expect(profiles()).toHaveLength(2)
})

test('a page that asks for the profile itself after a change asks for it alone', async () => {
  setToken('t1')
  setUser({ id: '7', level: 0 } as never)
  wire.answer(ok({ id: '7', level: 2 }))
  changed(['profile'])
  expect(await refreshUser()).toEqual(known(2))
  expect(profiles()).toHaveLength(1)
})

test('a renewal that is refused takes nobody from the page', async () => {
  setToken('t1')
  setUser({ id: '7', level: 0 } as never)
  wire.answer(json({ success: false, message: 'no', code: 500, result: null }))
  changed(['profile'])
  await waitFor(() => expect(profiles()).toEqual(['t1']))
  for (let later = 0; later < 3; later++) await fetch(wire.url) // by then the refusal is here
  expect(user()).toEqual(known(0))
})

test('signing out empties what was per user, makes no call and leads Home', () => {
  const ticket = perUserAtom('test.ticket', 'empty')
  getDefaultStore().set(ticket, 'half typed')
  setToken('t1')
  setUser({ id: '7' } as never)
  redirect.set('/my')
  signOut()
  expect(getDefaultStore().get(ticket)).toBe('empty')
  expect([user(), token(), redirect.get(), ended, wire.seen]).toEqual([null, '', '/home', ['home'], []])
})

test('another person arriving empties what belonged to the last', () => {
  const note = perUserAtom('test.note', '')
  setUser({ id: '7' } as never)
  getDefaultStore().set(note, 'mine')
  setUser({ id: '8' } as never)
  expect(getDefaultStore().get(note)).toBe('')
})

test('who signs in over another one finds nothing of theirs; after a sign-out what a visitor wrote is kept', () => {
  const note = perUserAtom('test.over', '')
  const write = (text: string) => getDefaultStore().set(note, text)
  setUser({ id: '7' } as never)
  write('of 7')
  setUser(null)
  setUser({ id: '8' } as never)
  expect(getDefaultStore().get(note)).toBe('')
  clearSession()
  write("a visitor's")
  setUser({ id: '9' } as never)
  expect(getDefaultStore().get(note)).toBe("a visitor's")
})

test('the state that the specification names begins empty, the country as the United States', () => {
  const store = getDefaultStore()
  expect(store.get(countryInfoAtom)).toEqual({
    english_name: 'United States',
    chinese_name: '美国',
    country_code: 'US',
    phone_code: '1',
  })
  const rest = [tradeAssetInfoAtom, positionsSummaryAtom, commonConfigAtom, addressAtom]
  expect(rest.map(atom => store.get<unknown>(atom))).toEqual([null, null, {}, ''])
})

test('a refused token ends the session only while it is the present one', () => {
  setToken('new')
  expire('old')
  expect([token(), ended]).toEqual(['new', []])
  expire('new')
  expect([token(), ended]).toEqual(['', ['login']])
})

describe('what another tab did with the token', () => {
  const heard: string[] = []
  let stop = () => {}
  beforeEach(() => {
    heard.length = 0
    stop = onOtherToken(value => {
      heard.push(value)
      followSession(value)
    })
    setToken('t1')
  })
  afterEach(() => stop())
  const otherTab = (value: string | null, told = value) => {
    if (value) localStorage.setItem('token', value)
    else localStorage.removeItem('token')
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: told }))
  }
  const show = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  test('is taken over at its event; an emptied storage counts as none, and other keys are nothing', () => {
    otherTab('t2')
    dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'ko' }))
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect([heard, token()]).toEqual([['t2', ''], ''])
  })

  test('counts as storage has it now: a late word of a removal takes nothing from who came after', () => {
    otherTab('t2', null)
    expect([heard, token(), localStorage.getItem('token')]).toEqual([['t2'], 't2', 't2'])
  })

  test('is seen by a page that comes back by Back, or is looked at again, though no event reached it', () => {
    localStorage.removeItem('token')
    dispatchEvent(new Event('pageshow'))
    expect([heard, token()]).toEqual([[''], ''])
    show(true)
    localStorage.setItem('token', 't2')
    show(false)
    expect([heard, token()]).toEqual([['', 't2'], 't2'])
  })

  test('is followed without writing, and a session that ends here leaves the token of another one', () => {
    localStorage.setItem('token', 't2') // its event is still on the way
    expire('t1')
    expect([token(), localStorage.getItem('token')]).toEqual(['', 't2'])
    setToken('t1')
    localStorage.setItem('token', 't2')
    signOut()
    expect([token(), localStorage.getItem('token')]).toEqual(['', 't2'])
  })

  test('empties what was of the person before, and leaves nobody until it is told who is here', async () => {
    const note = perUserAtom('test.followed', '')
    setUser({ id: '7' } as never)
    getDefaultStore().set(note, 'of 7')
    otherTab('t2')
    expect([user(), getDefaultStore().get(note), isUnsure()]).toEqual([null, '', true])
    wire.answer(hangUp)
    await fetchProfile()
    expect(isUnsure()).toBe(true)
    wire.answer(ok({ id: '8' }))
    await fetchProfile()
    expect([user()?.id, isUnsure()]).toEqual(['8', false])
  })
})

test.each([
  ['/tixian?currency=USDT', '/tixian?currency=USDT'],
  ['/login', '/home'],
  ['/login?mode=register', '/home'],
  ['//evil.test', '/home'],
  ['/\\evil.test', '/home'],
  ['https://evil.test', '/home'],
  ['/nowhere', '/home'],
])('asked to return to %s one returns to %s', (to, back) => {
  redirect.set(to)
  expect(redirect.get()).toBe(back)
})

test('the way back is taken once; a planted one counts for nothing', () => {
  redirect.set('/my')
  expect([redirect.take(), redirect.take()]).toEqual(['/my', '/home'])
  tab.set('redirect', '//evil.test')
  expect(redirect.take()).toBe('/home')
})

test('a stored token that no header can carry is none: with it not even a log-in would go out', () => {
  setToken('t1')
  const heard: string[] = []
  const stop = onOtherToken(value => heard.push(value))
  localStorage.setItem('token', '日本')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  stop()
  expect(heard).toEqual([''])
})
