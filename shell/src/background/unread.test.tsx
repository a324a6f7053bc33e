import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { messageTopics } from '@shared/contract/topics'
import { getDefaultStore } from 'jotai'
import { unreadAtom } from '../frame/unread-count.ts'
import { commit, releaseAll } from '../pages/pages.ts'
import { toastAtom } from '../surface/overlay/toast.ts'
import { clearSession } from '../surface/session/session.ts'
import { setToken, token } from '../surface/session/token.ts'
import { setUser, user } from '../surface/session/user.ts'
import { changed, onChanged } from '../surface/transport/changed.ts'
import { reached, setOffline } from '../surface/transport/connection.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { plug } from '../surface/transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { hangUp, json, ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { followUnread, refreshUnread } from './unread.ts'

let wire: Wire
let end = () => {}
const Blank = () => null
const store = getDefaultStore()
const badge = () => store.get(unreadAtom)
const said = () => store.get(toastAtom)?.text

const message = (id: number, noticeType = 'transaction') => ({
  id: String(id),
  titile: `Message ${id}`,
  noticeType,
  sendTime: `2026-11-21 15:40:${String(id).padStart(2, '0')}`,
})
const unread = (...ids: (number | ReturnType<typeof message>)[]) => {
  const sysMsgList = ids.map(id => (typeof id === 'number' ? message(id) : id))
  return ok({ anntMsgList: [], anntMsgTotal: 1, sysMsgList, sysMsgTotal: sysMsgList.length })
}

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  stopClocks()
  plug(() => platformOf(wire.url), { token })
  clearSession()
  reached(Number.POSITIVE_INFINITY)
  store.set(toastAtom, null)
  wire.seen.length = 0
  wire.answer(unread(1))
})
afterEach(() => {
  end()
  end = () => {}
  releaseAll()
  jest.useRealTimers()
})

test('shows the sum of both totals in the badge, requested at start and each minute', async () => {
  setToken('t1')
  end = followUnread()
  await until(() => badge() === 2)
  wire.answer(unread(1, 2, 3))
  await pass(60_000)
  await until(() => badge() === 4)
  expect(wire.seen).toHaveLength(2)
})

test('requests nothing for a visitor, offline, or while hidden', async () => {
  end = followUnread()
  await pass(60_000)
  setToken('t1')
  setOffline()
  await refreshUnread()
  reached(Number.POSITIVE_INFINITY)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  await refreshUnread()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  await settle()
  expect(wire.seen).toEqual([])
})

test('shows the badge at log-in at once and removes it at log-out', async () => {
  end = followUnread()
  setToken('t1')
  setUser({ id: '7' } as never)
  await until(() => badge() === 2)
  clearSession()
  expect(badge()).toBe(0)
})

test('updates the number in an older profile without another request', async () => {
  end = followUnread()
  setToken('t1')
  setUser({ id: '7', unreadCount: 0 } as never)
  await until(() => badge() === 2)
  await settle()
  expect([user()?.unreadCount, wire.seen.length]).toEqual([2, 1])
})

test('ignores an answer for the previous person', async () => {
  setToken('t1')
  wire.answer((seen, response) => {
    clearSession()
    unread(1)(seen, response)
  })
  await refreshUnread()
  expect(badge()).toBe(0)
})

test('keeps the number and shows nothing when a request fails', async () => {
  setToken('t1')
  await refreshUnread()
  wire.answer(hangUp)
  const asked = refreshUnread()
  await until(() => wire.seen.length === 2)
  await settle()
  await pass(500)
  await asked
  expect([badge(), said()]).toEqual([2, undefined])
})

test('keeps the number and shows the reason once when a request is refused', async () => {
  const { notices } = plug(() => platformOf(wire.url), { token })
  setToken('t1')
  end = followUnread()
  await until(() => badge() === 2)
  wire.answer(json({ code: 500, message: 'Messages are being moved' }))
  for (const asked of [2, 3, 4]) {
    await pass(60_000)
    await until(() => wire.seen.length === asked)
    await settle()
  }
  expect([badge(), notices]).toEqual([2, ['Messages are being moved']])
})

test('shows the title of a transaction message that arrives later, not of the first answer or of other kinds', async () => {
  setToken('t1')
  await refreshUnread()
  expect(said()).toBeUndefined()
  wire.answer(unread(message(3, 'system'), 1))
  await refreshUnread()
  expect(said()).toBeUndefined()
  wire.answer(unread(4, message(3, 'system'), 1))
  await refreshUnread()
  expect(said()).toBe('Message 4')
})

test('refetches what a new message concerns; messages of the first answer refetch nothing', async () => {
  const renewed: string[][] = []
  const stop = onChanged(topics => renewed.push([...topics]))
  setToken('t1')
  await refreshUnread()
  wire.answer(unread(4, 1))
  await refreshUnread()
  await refreshUnread()
  wire.answer(unread(4, message(5, 'system'), 1))
  await refreshUnread()
  expect(renewed).toEqual([messageTopics.transaction, messageTopics.system])
  stop()
})

test('shows a message and refetches when it was sent in the same second as the newest known one', async () => {
  const renewed: string[][] = []
  const stop = onChanged(topics => renewed.push([...topics]))
  setToken('t1')
  await refreshUnread()
  const second = { ...message(7), sendTime: message(1).sendTime }
  wire.answer(unread(second, 1))
  await refreshUnread()
  expect([said(), renewed]).toEqual(['Message 7', [messageTopics.transaction]])
  await refreshUnread()
  wire.answer(unread(1))
  await refreshUnread()
  wire.answer(unread(second, 1))
  await refreshUnread()
  expect(renewed).toHaveLength(1)
  stop()
})

test('shows the very first message too', async () => {
  setToken('t1')
  wire.answer(unread())
  await refreshUnread()
  wire.answer(unread(1))
  await refreshUnread()
  expect(said()).toBe('Message 1')
})

test('does not show an older message as new when the newest was read', async () => {
  setToken('t1')
  wire.answer(unread(2, 1))
  await refreshUnread()
  wire.answer(unread(1))
  await refreshUnread()
  wire.answer(unread())
  await refreshUnread()
  wire.answer(unread(1))
  await refreshUnread()
  expect(said()).toBeUndefined()
})

test('shows no toast on the notifications page', async () => {
  setToken('t1')
  await refreshUnread()
  const path = '/notifications'
  const route = { path, release: 'r1', unit: 'u' } as never
  commit({ path, route, serial: 1, place: { pathname: path, search: '', key: 'k' }, move: 'PUSH', Screen: Blank })
  wire.answer(unread(2, 1))
  await refreshUnread()
  expect(said()).toBeUndefined()
})

test('requests the messages at once when an alert may have fired', async () => {
  setToken('t1')
  end = followUnread()
  await until(() => badge() === 2)
  wire.answer(unread(4, 1))
  changed(['alerts'])
  await until(() => said() === 'Message 4')
  await settle()
  expect(wire.seen).toHaveLength(2)
})
