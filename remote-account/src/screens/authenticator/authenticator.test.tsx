import { afterEach, expect, jest, test } from '@jest/globals'
import {
  bindGoogleAuthCall,
  checkGoogleAuthCall,
  generateGoogleKeyCall,
  googleSecretLoginCall,
  myUserInfoCall,
} from '@shared/contract/calls/account'
import { serverTimeCall } from '@shared/contract/calls/content'
import { connect } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { totp } from '@shared/testing/totp'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./authenticator.screen.tsx'), { path: '/bindGoogle', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const now = () => client().ask(serverTimeCall, {})
const keyShown = async () => (await screen.findByText('Key')).nextElementSibling?.textContent ?? ''
const codeOf = async (secret: string) => totp(secret, await now())
const profileOf = ({ token }: Person) => client().ask(myUserInfoCall, {}, { token })

afterEach(() => {
  sessionStorage.clear()
  jest.restoreAllMocks()
})

/** The page begins anew: what lies in the tab is still there, as nobody signed out. */
async function reload(person: Person) {
  const kept = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {})
  const again = await open({ as: person })
  kept.mockRestore()
  return again
}

/** This phone's clock shows the exchange's time, so many seconds ahead. */
async function setClock(ahead = 0): Promise<void> {
  const at = await now()
  jest.spyOn(Date, 'now').mockImplementation(() => at + ahead * 1000)
}

/** Somebody whose authenticator is bound; the code for it is used up. */
async function withAuthenticator() {
  const person = await newPerson(exchange(), {})
  const { token } = person
  const { secretKey } = await client().ask(generateGoogleKeyCall, {}, { token })
  const input = { secretKey, googleCode: await codeOf(secretKey), password: person.password }
  const { recoveryCodes } = await client().ask(bindGoogleAuthCall, input, { token })
  await advance(31)
  return { person, secretKey, codes: recoveryCodes ?? [] }
}

/** Shown and not saved yet. */
const shownCodes = async () =>
  within(await screen.findByRole('list', { name: 'Recovery codes' }))
    .getAllByRole('listitem')
    .map(item => item.textContent ?? '')

test('bound by its code and the login password; ten recovery codes are shown until they are saved, over a reload, too', async () => {
  const { user, person } = await open()
  const secret = await keyShown()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const link = screen.getByRole('link', { name: 'Open in authenticator' }).getAttribute('href') ?? ''
  expect(new URL(link).searchParams.get('secret')).toBe(secret)
  await user.type(await box('Login password'), (person as Person).password)
  await user.type(await box('Code from the authenticator'), await codeOf(secret)) // the sixth digit sends it
  const codes = await shownCodes()
  expect(codes).toHaveLength(10)
  expect(await profileOf(person as Person)).toMatchObject({ googleBound: true, creditScore: 60 })

  const again = await reload(person as Person)
  expect(await shownCodes()).toEqual(codes)
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-disabled')).toBe('true')
  await again.user.click(screen.getByRole('checkbox', { name: "I've saved them" }))
  await press(again.user, 'Done')
  await screen.findByText(/^Since \d\d\/\d\d\/\d{4}/)
  expect([sessionStorage.getItem('authenticator.unfinished.v1'), screen.queryByText(codes[0] ?? '')]).toEqual([
    null,
    null,
  ])
})

test('codes that are not saved yet hold up whoever closes the page', async () => {
  const { user, person } = await open()
  await user.type(await box('Login password'), (person as Person).password)
  await user.type(await box('Code from the authenticator'), await codeOf(await keyShown()))
  await shownCodes()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: "I've saved them" }))
  await press(user, 'Done')
  await screen.findByText('Move to a new phone')
  expect(closing()).toBe(false)
})

test('the key outlasts a reload: what was put into the authenticator still counts', async () => {
  const { person } = await open()
  const key = await keyShown()
  await reload(person as Person)
  expect(await keyShown()).toBe(key)
})

test('each fault is said at its field, and what else was typed stays', async () => {
  const { user, person } = await open()
  const secret = await keyShown()
  await press(user, 'Turn on')
  expect(screen.getAllByText('Required')).toHaveLength(2)
  await user.type(await box('Login password'), 'wrong-one-1')
  await user.type(await box('Code from the authenticator'), await codeOf(secret))
  await screen.findByText('Wrong login password')
  await user.clear(await box('Login password'))
  await user.type(await box('Login password'), (person as Person).password)
  await user.clear(await box('Code from the authenticator'))
  await user.type(await box('Code from the authenticator'), '000000')
  await screen.findByText(/code is wrong|wrong or expired/i)
  expect((await box('Login password')).value).toBe((person as Person).password)
  expect((await profileOf(person as Person)).googleBound).toBe(false)
})

test('after ten minutes the key is over: another one comes at a press, and what was typed stays', async () => {
  const { user, person } = await open()
  const old = await keyShown()
  await user.type(await box('Login password'), (person as Person).password)
  await advance(601)
  await user.type(await box('Code from the authenticator'), await codeOf(old))
  await screen.findByText('This key has expired.')
  await press(user, 'Create a new key')
  const secret = await keyShown()
  expect([secret === old, (await box('Login password')).value]).toEqual([false, (person as Person).password])
  await user.clear(await box('Code from the authenticator'))
  await user.type(await box('Code from the authenticator'), await codeOf(secret))
  expect(await shownCodes()).toHaveLength(10)
})

test.each([
  [21, "Your clock is 21 s fast, so codes won't work."],
  [-45, "Your clock is 45 s slow, so codes won't work."],
  [-600, "Your clock is 10 minutes slow, so codes won't work."],
])('a clock that is %s s off is told before a code fails', async (ahead, words) => {
  await setClock(ahead)
  await open()
  await screen.findByText(words)
})

test('a clock that is a little off is no matter', async () => {
  await setClock(-20)
  await open()
  await keyShown()
  await act(async () => {}) // the answer is here as well
  expect(screen.queryByText(/codes won't work/)).toBeNull()
})

test('moved to a new phone: the code of the old one first, then a key; withdrawals wait a day, the old one counts no more', async () => {
  const { person, secretKey: before } = await withAuthenticator()
  const { user } = await open({ as: person })
  await press(user, 'Move to a new phone')
  await press(user, 'Get a new key')
  await screen.findByText('Required')
  await user.type(await box('Authenticator code'), await codeOf(before))
  await press(user, 'Get a new key')
  const secret = await keyShown()
  await screen.findByText('Withdrawals are paused for 24 hours after the move.')
  await user.type(await box('Login password'), person.password)
  await user.type(await box('Code from the authenticator'), await codeOf(secret))
  expect(await shownCodes()).toHaveLength(10)
  await advance(31)
  expect((await profileOf(person)).withdrawHoldUntil).toMatch(/^\d{4}-/)
  const { account, password } = person
  const enter = async (key: string) =>
    client().call(googleSecretLoginCall, { account, password, googleCode: await codeOf(key), deviceId: 'another-one' })
  expect([(await enter(before)).refusal, (await enter(secret)).code]).toEqual(['code-wrong', 200])
})

test('who thinks better of moving keeps the phone that is bound', async () => {
  const { person, secretKey } = await withAuthenticator()
  const { user } = await open({ as: person })
  await press(user, 'Move to a new phone')
  await user.type(await box('Authenticator code'), await codeOf(secretKey))
  await press(user, 'Get a new key')
  await keyShown()
  await press(user, 'Keep using my current phone')
  await screen.findByText('New recovery codes')
  expect(await client().ask(checkGoogleAuthCall, {}, { token: person.token })).toMatchObject({ bound: true })
})

test('new recovery codes by password and a code; a recovery code will do, and none of the old ones counts then', async () => {
  const { person, codes } = await withAuthenticator()
  const { user } = await open({ as: person })
  await press(user, 'New recovery codes')
  await user.type(await box('Login password'), person.password)
  await user.type(await box('Authenticator code'), codes[0] ?? '')
  await press(user, 'Create new codes')
  const fresh = await shownCodes()
  expect([fresh.length, fresh.some(code => codes.includes(code))]).toEqual([10, false])
  expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull()
  const { account, password } = person
  const enter = (googleCode: string) =>
    client().call(googleSecretLoginCall, { account, password, googleCode, deviceId: 'another-one' })
  expect([(await enter(codes[1] ?? '')).refusal, (await enter(fresh[0] ?? '')).code]).toEqual(['code-wrong', 200])
})

test('bound by an answer that never came it says so, and where new recovery codes are', async () => {
  const { user, person } = await open()
  const { token, password } = person as Person
  const secretKey = await keyShown()
  await client().ask(bindGoogleAuthCall, { secretKey, googleCode: await codeOf(secretKey), password }, { token })
  await reload(person as Person)
  await screen.findByText("Your authenticator is on, but we couldn't load its recovery codes.")
  await press(user, 'Close')
  await waitFor(() => expect(screen.queryByText(/couldn't load its recovery codes/)).toBeNull())
})

test('what waits is nobody’s once somebody else is here', async () => {
  await open()
  const key = await keyShown()
  await reload(await newPerson(exchange(), {}))
  expect(await keyShown()).not.toBe(key)
})

test('who lost phone and codes is led to the chat where there is one, else told whom to ask', async () => {
  const { person } = await withAuthenticator()
  await open({ as: person, routes: ['/bindGoogle', '/outlink'] })
  const chat = await screen.findByRole('link', { name: 'No recovery code left? Contact live chat' })
  expect(chat.getAttribute('href')).toBe('#/outlink?kind=chat')
  await open({ as: person })
  await screen.findByText(/contact live chat/)
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your authenticator")
  mend()
  await press(user, 'Retry')
  expect(await keyShown()).toHaveLength(32)
})

test('without a connection it says so, comes by itself when there is one, and nothing can be sent meanwhile', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  expect(await keyShown()).toHaveLength(32)
})
