import { createECDH, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { pushKeyCall, pushStateCall } from '@shared/contract/calls/push'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { signOut } from 'shell/session'
import { call } from 'shell/transport'

type Fake = { permission: NotificationPermission; answer: NotificationPermission; fails?: DOMException }
let fake: Fake
let subscription: { endpoint: string; toJSON(): object; unsubscribe(): Promise<boolean> } | null
let keys: unknown[]

/** A browser that takes pushes, with a push service that the exchange knows by name. */
function subscribed() {
  const [pair, id] = [createECDH('prime256v1'), randomBytes(9).toString('hex')]
  const p256dh = pair.generateKeys('base64url')
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`
  const toJSON = () => ({ endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } })
  const unsubscribe = async () => {
    subscription = null
    return true
  }
  return { endpoint, toJSON, unsubscribe }
}
const manager = {
  getSubscription: async () => subscription,
  subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
    keys.push(applicationServerKey)
    if (fake.fails) throw fake.fails
    subscription ??= subscribed()
    return subscription
  },
}
const plant = (name: string, on: object, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

beforeEach(() => {
  ;[fake, subscription, keys] = [{ permission: 'default', answer: 'granted' }, null, []]
  const registration = { pushManager: manager, getNotifications: async () => [] }
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  plant('serviceWorker', navigator, Object.assign(new EventTarget(), container))
  plant('Notification', globalThis, {
    get permission() {
      return fake.permission
    },
    requestPermission: async () => (fake.permission = fake.answer),
  })
})
afterEach(() => {
  signOut()
  Reflect.deleteProperty(navigator, 'standalone')
})

const open = (as: Person) =>
  renderScreen(import('./notifications.screen.tsx'), {
    ...{ path: '/notifications', query: { sheet: 'alerts' }, routes: ['/home', '/notifications'], as },
  })
const pushState = async () => {
  const reply = await call(pushStateCall, { endpoint: subscription?.endpoint ?? '' })
  return reply.state === 'ok' ? reply.value : null
}
const button = (name: string) => screen.findByRole('button', { name })
const described = async (name: string) =>
  document.getElementById((await button(name)).getAttribute('aria-describedby') ?? '')
const toggle = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })

test('off until asked for; turned on, changed and turned off again, the exchange knows each', async () => {
  const { user } = await open(await newPerson(exchange()))
  expect((await toggle(/^Show amounts/)).checked).toBe(false)
  await user.click(await toggle(/^Liquidations/))
  expect([fake.permission, keys]).toEqual(['default', []])
  await user.click(await button('Turn on'))
  await button('Turn off')
  const reply = await call(pushKeyCall, {})
  expect(keys).toEqual([reply.state === 'ok' && reply.value.key])
  expect(await pushState()).toEqual({ kinds: ['alert', 'filled', 'recharge'], amounts: false })
  expect((await button('Save')).getAttribute('aria-disabled')).toBe('true')
  await user.click(await toggle(/^Show amounts/))
  await user.click(await button('Save'))
  await waitFor(async () => expect(await pushState()).toMatchObject({ amounts: true }))
  const { endpoint = '' } = subscription ?? {}
  await user.click(await button('Turn off'))
  await button('Turn on')
  expect(subscription).toBeNull()
  expect(await call(pushStateCall, { endpoint })).toMatchObject({ value: { kinds: [] } })
})

/** Somebody turned it on, in a page that follows it. @returns as the next page does */
async function turnedOn(): Promise<() => void> {
  const { followPush } = await import('../../../../shell/src/background/push.ts')
  const { user } = await open(await newPerson(exchange()))
  followPush()
  await user.click(await button('Turn on'))
  await button('Turn off')
  return followPush
}

test('whoever logs out leaves nothing that could be told in their absence', async () => {
  await turnedOn()
  signOut()
  await waitFor(() => expect(subscription).toBeNull())
})

test('what the browser could not end as somebody logged out is ended by the next page, whoever is there', async () => {
  const followPush = await turnedOn()
  const unsubscribe = jest.fn(async () => Promise.reject(new DOMException('no service', 'AbortError')))
  const ending = Object.assign({ ...subscription }, { unsubscribe })
  subscription = ending as never
  signOut()
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
  subscription = subscribed()
  await open(await newPerson(exchange()))
  followPush()
  await waitFor(() => expect(subscription).toBeNull())
})

test('nothing chosen cannot be turned on, and says so', async () => {
  const { user } = await open(await newPerson(exchange()))
  for (const name of [/^Price alerts/, /^Orders filled/, /^Liquidations/, /^Deposits/])
    await user.click(await toggle(name))
  expect((await described('Turn on'))?.textContent).toBe('Choose at least one')
})

test.each([
  ['denied', 'Notifications are blocked'],
  ['default', "You didn't answer your browser's notification request. Try again."],
] as const)('answered "%s", it says what to do', async (answer, says) => {
  fake.answer = answer
  const { user } = await open(await newPerson(exchange()))
  await user.click(await button('Turn on'))
  await screen.findByText(says)
  expect(keys).toEqual([])
})

test('a push service that does not answer is said, and the same press tries again', async () => {
  fake.fails = new DOMException('no service', 'AbortError')
  const { user } = await open(await newPerson(exchange()))
  await user.click(await button('Turn on'))
  await screen.findByText("Your browser's notification service couldn't be reached. Try again later.")
  delete fake.fails
  await user.click(await button('Turn on'))
  await button('Turn off')
})

test('without a connection nothing is sent, and the button says why', async () => {
  await open(await newPerson(exchange()))
  await button('Turn on')
  act(() => void loseConnection())
  expect((await described('Turn on'))?.textContent).toBe('No connection')
  expect(keys).toEqual([])
})

test.each([
  [undefined, "This browser can't receive alerts while the app is closed"],
  [false, 'Add the app to your Home Screen first'],
] as const)('a browser that takes no pushes says so (standalone: %s)', async (standalone, says) => {
  plant('serviceWorker', navigator, undefined)
  if (standalone !== undefined) plant('standalone', navigator, standalone)
  await open(await newPerson(exchange()))
  await screen.findByText(says)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('where the server pushes nothing there is no way to it', async () => {
  await renderScreen(import('./notifications.screen.tsx'), {
    ...{ path: '/notifications', routes: ['/home', '/notifications'], as: await newPerson(exchange()) },
    without: ['web-push'],
  })
  await screen.findByText('No notifications yet')
  expect(screen.queryByRole('button', { name: 'Alerts when the app is closed' })).toBeNull()
})
