import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { clearSession } from '../surface/session/session.ts'
import { setToken, token } from '../surface/session/token.ts'
import { setUser } from '../surface/session/user.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { plug } from '../surface/transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../surface/transport/testing/real-time.ts'
import { json, ok, startWire, type Wire } from '../surface/transport/testing/wire.ts'
import { followVisit, reminderAtom } from './reminder.ts'

const MINUTE = 60_000
let wire: Wire
let end = () => {}
const store = getDefaultStore()
const shownReminder = () => store.get(reminderAtom)

/** As queryUserAssets answers, with so much made in all. */
const made = (totalProfit: string) =>
  ok({
    ...Object.fromEntries(
      [
        ...['totalAssets', 'balance', 'contract', 'positionAssets', 'investAssets', 'frozen', 'pledgeAssets'],
        ...['competitionFrozenAssets', 'debt', 'virtualAssets', 'dailyProfit', 'dailyRate'],
      ].map(name => [name, '0']),
    ),
    ...{ totalProfit, time: '2026-11-21 15:40:00', items: [] },
  })
const hide = (hidden: boolean) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })

beforeAll(async () => {
  wire = await startWire()
})
afterAll(() => wire.close())
beforeEach(() => {
  stopClocks(Date.UTC(2026, 10, 21))
  plug(() => platformOf(wire.url), { token })
  clearSession()
  sessionStorage.clear()
  store.set(reminderAtom, null)
  wire.seen.length = 0
  wire.answer(made('100'))
})
afterEach(() => {
  end()
  hide(false)
  document.body.innerHTML = ''
  jest.useRealTimers()
})

function start(reminderMinutes: number | null): void {
  setToken('t1')
  setUser({ id: '7', reminderMinutes } as never)
  end = followVisit()
}
/** Minute by minute. */
async function live(minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n++) {
    await pass(MINUTE)
    await settle()
  }
}

test('shows no reminder and sends no request when the person set none', async () => {
  start(null)
  await live(200)
  expect([shownReminder(), wire.seen]).toEqual([null, []])
})

test('shows the time spent and the result after the set minutes, and again after the same time', async () => {
  start(15)
  await until(() => wire.seen.length === 1)
  await live(14)
  expect(shownReminder()).toBeNull()
  wire.answer(made('87.6'))
  await live(1)
  await until(() => shownReminder() !== null)
  expect(shownReminder()).toEqual({ minutes: 15, made: { before: '100', now: '87.6' } })
  store.set(reminderAtom, null)
  await live(14)
  expect(shownReminder()).toBeNull()
  await live(1)
  await until(() => shownReminder() !== null)
  expect(shownReminder()).toEqual({ minutes: 30, made: { before: '100', now: '87.6' } })
})

test('ends a visit after half an hour hidden, not before', async () => {
  start(15)
  await until(() => wire.seen.length === 1)
  hide(true)
  await live(29)
  hide(false)
  await live(1)
  await until(() => shownReminder() !== null)
  expect(shownReminder()?.minutes).toBe(30)
  store.set(reminderAtom, null)
  hide(true)
  await live(31)
  hide(false)
  await live(14)
  expect(shownReminder()).toBeNull()
})

test('waits while a dialog is open, e.g. the confirmation of an order', async () => {
  start(15)
  document.body.innerHTML = '<div role="dialog"></div>'
  await live(20)
  expect(shownReminder()).toBeNull()
  document.body.innerHTML = ''
  await live(1)
  await until(() => shownReminder() !== null)
  expect(shownReminder()?.minutes).toBe(21)
})

test('shows the time alone when the result is unknown', async () => {
  wire.answer((_, response) => void response.writeHead(503).end())
  start(15)
  await live(15)
  await until(() => shownReminder() !== null)
  expect(shownReminder()).toEqual({ minutes: 15, made: null })
})

test('shows a refusal of the assets call once when the reminder shows the time alone', async () => {
  const { notices } = plug(() => platformOf(wire.url), { token })
  wire.answer(json({ code: 500, message: 'Assets are being counted' }))
  start(15)
  await until(() => notices.length > 0)
  await live(15)
  await until(() => shownReminder() !== null)
  expect(notices).toEqual(['Assets are being counted'])
})

test('starts a new visit when another person signs in', async () => {
  start(15)
  await live(10)
  setUser({ id: '8', reminderMinutes: 15 } as never)
  await live(10)
  expect(shownReminder()).toBeNull()
})
