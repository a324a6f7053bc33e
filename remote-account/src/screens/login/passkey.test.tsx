import { beforeEach, expect, jest, test } from '@jest/globals'
import { myUserInfoCall, passkeyRegisterCall, passkeyRegisterOptionsCall } from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { type PasskeyBrowser, passkeysInJsdom } from '@shared/testing/passkeys-in-jsdom'
import { newPerson, type Person } from '@shared/testing/people'
import { advance, exchange } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { box, open } from './testing.tsx'

let browser: PasskeyBrowser
beforeEach(() => {
  browser = passkeysInJsdom()
})

const client = () => connect(exchange().url, exchange().publicKey)
/** Its script comes after the first picture. */
const button = () => screen.findByRole('button', { name: 'Log in with a passkey', busy: false })

/** Somebody whose passkey this device has. */
async function keeper(): Promise<Person> {
  const person = await newPerson(exchange(), {})
  const { token, password } = person
  const options = await client().ask(passkeyRegisterOptionsCall, { password }, { token })
  await client().ask(passkeyRegisterCall, { response: browser.device.create(options) }, { token })
  return person
}

/** Who is signed in on this phone. */
const here = async () => {
  const token = localStorage.getItem('token') ?? ''
  return (await client().call(myUserInfoCall, {}, { token })).result?.account
}
const isIn = ({ account }: Person) => waitFor(async () => expect(await here()).toBe(account))
const offered = () => waitFor(() => expect(browser.offered()).toBe(1))

test('the button logs in by a passkey alone', async () => {
  const person = await keeper()
  const { user, at } = await open()
  await user.click(await button())
  await isIn(person)
  await waitFor(() => expect(at()).toBe('/home'))
})

test('the field of the account offers them, and one that is picked there logs in', async () => {
  const person = await keeper()
  await open()
  expect((await box('Username, email or mobile number')).autocomplete).toBe('username webauthn')
  await offered()
  act(() => void browser.pick())
  await isIn(person)
})

test('what waits in the field ends as the button is pressed, and is there again once that was closed', async () => {
  await keeper()
  const { user } = await open()
  await offered()
  browser.fails = 'NotAllowedError'
  await user.click(await button())
  await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText(/try again/i)).toBeNull()
  await offered()
})

test('with the page it ends: nothing waits behind another', async () => {
  const { leave } = await open()
  await offered()
  leave()
  await waitFor(() => expect(browser.offered()).toBe(0))
})

test('one that the exchange does not know is told of with the way that is left, and offered again only once a person asks', async () => {
  const { user } = await open()
  browser.device.create({ ...(await someone()), challenge: 'AA' })
  await user.click(await button())
  await screen.findByText("This passkey didn't work. Use your password.")
  await screen.findByRole('button', { name: 'Log in' })
  expect(browser.offered()).toBe(0)
  browser.fails = 'NotAllowedError'
  await user.click(await button())
  await offered()
})

/** For a device that keeps a passkey which the exchange never got. */
async function someone() {
  const { token, password } = await newPerson(exchange(), {})
  return client().ask(passkeyRegisterOptionsCall, { password }, { token })
}

test('a frozen account is told to its owner', async () => {
  const person = await keeper()
  await operate(exchange(), 'user', 'freeze', person.account)
  const { user } = await open()
  await user.click(await button())
  await screen.findByText(/frozen/i)
})

test('what waited for long is asked for anew, so that it still counts', async () => {
  const person = await keeper()
  const timers = jest.spyOn(globalThis, 'setInterval')
  await open()
  await offered()
  await advance(299)
  const [again] = timers.mock.calls.findLast(([, ms]) => ms === 270_000) ?? []
  act(() => again?.())
  await waitFor(() => expect(browser.offered()).toBe(0))
  await offered()
  await advance(2)
  act(() => void browser.pick())
  await isIn(person)
})

test.each([
  ['without a server that has them', () => open({}, { without: ['passkeys'] })],
  ['in a place that is not safe', () => insecure()],
  ['in a browser that knows none', () => unknowing()],
])('nothing is offered %s', async (_, opening) => {
  await opening()
  await screen.findByRole('button', { name: 'Log in' })
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
  expect(browser.offered()).toBe(0)
})

function insecure() {
  Object.assign(globalThis, { isSecureContext: false })
  return open()
}

function unknowing() {
  Object.assign(globalThis, { PublicKeyCredential: undefined })
  return open()
}

test('without a connection the button says why it is off', async () => {
  await open({}, { offline: true })
  expect((await button()).getAttribute('aria-disabled')).toBe('true')
  expect(browser.offered()).toBe(0)
})
