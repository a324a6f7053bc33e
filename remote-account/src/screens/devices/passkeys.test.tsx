import { beforeEach, expect, test } from '@jest/globals'
import {
  passkeyListCall,
  passkeyLoginCall,
  passkeyOptionsCall,
  passkeyRenameCall,
} from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { type PasskeyBrowser, passkeysInJsdom } from '@shared/testing/passkeys-in-jsdom'
import type { Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

let browser: PasskeyBrowser
beforeEach(() => {
  browser = passkeysInJsdom()
})

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./devices.screen.tsx'), { path: '/devices', as: {}, ...o })
type Opened = Awaited<ReturnType<typeof open>>

const client = () => connect(exchange().url, exchange().publicKey)
const kept = ({ token }: Person) => client().ask(passkeyListCall, {}, { token })
const list = () => screen.findByRole('list', { name: 'Passkeys' })
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (user: Opened['user'], name: string) => user.click(await screen.findByRole('button', { name }))

/** By the login password, as far as the device. */
async function add(user: Opened['user'], password: string) {
  await press(user, 'Add a passkey')
  const open = await sheet('Add a passkey')
  await user.type(open.getByLabelText('Login password', { selector: 'input' }), password)
  await user.click(open.getByRole('button', { name: 'Continue' }))
  return open
}

/** Somebody with a passkey, at the page. */
async function withPasskey(): Promise<Opened & { person: Person }> {
  const opened = await open()
  const person = opened.person as Person
  await add(opened.user, person.password)
  await list()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { ...opened, person }
}

test('without one it says what a passkey is; one is added by the login password, and stands there with its days', async () => {
  const { user, person } = await open()
  await screen.findByText('No passkeys yet')
  await add(user, (person as Person).password)
  await screen.findByText('Passkey added: Passkey')
  expect((await list()).textContent).toMatch(/^PasskeyAdded \d\d\/\d\d\/20\d\d · Not used yet$/)
  expect(await kept(person as Person)).toHaveLength(1)
})

test('a wrong password is said at its field, and nothing was asked of the device', async () => {
  const { user, person } = await open()
  const form = await add(user, 'wrong-one-1')
  const field = form.getByLabelText('Login password', { selector: 'input' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(() =>
    browser.device.get({ challenge: 'AA', rpId: 'localhost', userVerification: 'required', timeout: 1 }),
  ).toThrow()
  expect(await kept(person as Person)).toEqual([])
})

test('whoever closes the browser’s own sheet is told nothing, and goes on where they were', async () => {
  const { user, person } = await open()
  browser.fails = 'NotAllowedError'
  const form = await add(user, (person as Person).password)
  const go = form.getByRole('button', { name: 'Continue' })
  await waitFor(() => expect(go.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText(/try again/i)).toBeNull()
  await user.click(go)
  await list()
})

test.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotSupportedError', "This device can't store a passkey. Turn on its screen lock, or use another device."],
  ['SecurityError', "Passkeys don't work at this address. Open the app at its usual address."],
  ['UnknownError', "Your device couldn't use the passkey. Try again."],
])('a device that answers %s is told of in words', async (name, words) => {
  const { user, person } = await open()
  browser.fails = name
  await add(user, (person as Person).password)
  await screen.findByText(words)
  expect(await kept(person as Person)).toEqual([])
})

test('another is added by a passkey in place of the password', async () => {
  const { user, person } = await withPasskey()
  await press(user, 'Add a passkey')
  await user.click((await sheet('Add a passkey')).getByRole('button', { name: 'Use a passkey instead' }))
  await waitFor(async () => expect(await kept(person)).toHaveLength(2))
  await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2))
})

test('it gets another name; without one it is not sent', async () => {
  const { user, person } = await withPasskey()
  await user.click(within(await list()).getByRole('button'))
  const form = await sheet('Passkey')
  const field = form.getByLabelText('Passkey name', { selector: 'input' })
  await user.clear(field)
  await user.click(form.getByRole('button', { name: 'Save name' }))
  await form.findByText('Required')
  await user.type(field, 'blue key')
  await user.click(form.getByRole('button', { name: 'Save name' }))
  await waitFor(async () => expect((await list()).textContent).toMatch(/^blue key/))
  expect(await kept(person)).toMatchObject([{ name: 'blue key' }])
})

test('it is removed after a question with a proof, opens nothing from then on, and the browser is told', async () => {
  const { user, person } = await withPasskey()
  await user.click(within(await list()).getByRole('button'))
  await user.click((await sheet('Passkey')).getByRole('button', { name: 'Remove passkey' }))
  const question = await sheet('Remove Passkey?')
  await user.type(question.getByLabelText('Login password', { selector: 'input' }), person.password)
  await user.click(question.getByRole('button', { name: 'Remove passkey' }))
  await screen.findByText('No passkeys yet')
  const response = browser.device.get(await client().ask(passkeyOptionsCall, {}))
  expect(browser.forgotten).toEqual([response.id])
  expect(await client().call(passkeyLoginCall, { response })).toMatchObject({ refusal: 'passkey-refused' })
})

test('what is typed into a sheet is gone once it is closed', async () => {
  const { user } = await open()
  await press(user, 'Add a passkey')
  const form = await sheet('Add a passkey')
  const field = form.getByLabelText<HTMLInputElement>('Login password', { selector: 'input' })
  await user.type(field, 'secret')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(field.value).toBe(''))
})

test('what another phone renames is renamed here, once a message or a return renews it', async () => {
  const { person, user } = await withPasskey()
  const [{ id } = { id: '' }] = await kept(person)
  await client().ask(passkeyRenameCall, { id, name: 'elsewhere' }, { token: person.token })
  await add(user, person.password)
  await waitFor(async () => expect((await list()).textContent).toMatch(/elsewhere/))
})

test('in a browser without passkeys none can be added, and it says so', async () => {
  Object.assign(globalThis, { PublicKeyCredential: undefined })
  await open()
  await screen.findByText("This browser doesn't support passkeys")
})

test('nothing of them is drawn where the server or the place has none', async () => {
  await open({ without: ['passkeys'] })
  await screen.findByText('This device')
  expect(screen.queryByText('Passkeys')).toBeNull()
  Object.assign(globalThis, { isSecureContext: false })
  await open()
  await screen.findByText('This device')
  expect(screen.queryByText('Passkeys')).toBeNull()
})

test('what did not load says so and comes at Retry; without a connection nothing is sent', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your passkeys")
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  await screen.findByText('No passkeys yet')
})
