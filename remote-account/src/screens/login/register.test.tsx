import { beforeEach, expect, jest, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract/calls/account'
import { acceptedTextCall, helpByIdCall } from '@shared/contract/calls/help'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { newPerson } from '@shared/testing/people'
import { advance, exchange } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { call } from 'shell/transport'
import {
  box,
  fill,
  mailed,
  newEmail,
  newName,
  newNumber,
  open,
  password,
  picks,
  press,
  secret,
  type User,
  withEmail,
} from './testing.tsx'

/** An hour lets an address ask for so many codes, and the clock of the shared one stands still. */
ownExchange()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('registering by name: each fault at its field, then one is in', async () => {
  const { user, at } = await open({ mode: 'register' })
  await fill(user, { Username: '7up', Password: 'short', 'Password again': 'other' })
  await user.type(await box(/^Invitation code/), 'non!sense')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  for (const words of [
    'Use 4 to 20 letters, digits or _, starting with a letter',
    'Use 8 to 64 characters',
    "The passwords don't match",
    'Use letters and digits only',
    'Tick the box to continue',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(secret('Username').value).toBe('7up')
  await user.clear(await box(/^Invitation code/))
  await fill(user, { Username: newName(), Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('a phone that drops the page while the code is read elsewhere keeps who one is, no secret, and nothing once one is in', async () => {
  const [name, kept] = [newName(), () => JSON.stringify({ ...sessionStorage, ...localStorage })]
  const first = await open({ mode: 'register' })
  await fill(first.user, { Username: name, Password: password })
  await first.user.type(await box(/^Invitation code/), 'SOME1')
  expect(kept()).not.toContain(password)
  const { user, at } = await open({ mode: 'register' })
  expect([(await box('Username')).value, (await box(/^Invitation code/)).value]).toEqual([name, 'SOME1'])
  expect(secret('Password').value).toBe('')
  await user.clear(await box(/^Invitation code/))
  await fill(user, { Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Register')
  await waitFor(() => expect(at()).toBe('/home'))
  expect(sessionStorage.getItem('account.entry.v1')).toBeNull()
})

test('a name that is taken and an invitation that does not exist are told at their fields', async () => {
  const person = await newPerson(exchange())
  const { user } = await open({ mode: 'register' })
  await fill(user, { Username: person.account, Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('This name is taken')).toBeTruthy()
  expect(secret('Username').getAttribute('aria-invalid')).toBe('true')
  await fill(user, { Username: newName() })
  await user.type(await box(/^Invitation code/), 'NOBODY99')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText("We don't recognise this invitation code")).toBeTruthy()
  expect((await box(/^Invitation code/)).getAttribute('aria-invalid')).toBe('true')
})

test('an invitation from a link stands in its field with who invites, and can be changed', async () => {
  const { token } = await newPerson(exchange())
  await open()
  const profile = await call(myUserInfoCall, {}, { token })
  const code = (profile.state === 'ok' && profile.value.inviteCode) || ''
  localStorage.setItem('invite-code', `${code}|${Date.now() + 60_000}|`)
  const { user } = await open({ mode: 'register' })
  expect((await box(/^Invitation code/)).value).toBe(code)
  expect(await screen.findByText(/^Invited by u/)).toBeTruthy()
  await user.type(await box(/^Invitation code/), '9')
  expect(screen.queryByText(/^Invited by/)).toBeNull()
})

test('registering by email with the code from the mail; the wait for another outlives the page', async () => {
  const email = newEmail()
  const { user } = await open({ mode: 'register', by: 'email' })
  await user.click(await screen.findByRole('button', { name: 'Send code' }))
  expect(await screen.findByText('Required')).toBeTruthy()
  await fill(user, { Email: email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByRole('button', { name: /^Resend in (60|59) s/ })).toBeTruthy()
  expect(screen.getByText(`pnpm operator mail ${email}`)).toBeTruthy()
  await fill(user, { 'Verification code': '000000', Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('The code is wrong or expired')).toBeTruthy()
  expect(secret('Verification code').getAttribute('aria-invalid')).toBe('true')
  const { at } = await open({ mode: 'register', by: 'email' })
  await fill(user, { Email: email })
  expect(await screen.findByRole('button', { name: /^Resend in / })).toBeTruthy()
  await fill(user, { 'Verification code': await mailed(email), Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(at()).toBe('/home'))
  expect(localStorage.getItem('token')).toBeTruthy()
})

/** Opens the agreement without leaving the form, as on a phone where the form is kept. Ends once its text was answered. */
async function readAgreement(user: User): Promise<void> {
  const asked = jest.spyOn(globalThis, 'fetch')
  document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })
  await user.click(screen.getByRole('link', { name: 'User agreement' }))
  const isText = ([of]: Parameters<typeof fetch>) => new Request(of).url.includes(helpByIdCall.path)
  await waitFor(() => expect(asked.mock.calls.some(isText)).toBe(true))
  await asked.mock.results[asked.mock.calls.findIndex(isText)]?.value
  asked.mockRestore()
}

test('keeps the agreement that was opened, and asks to read it again if it has changed since', async () => {
  await advance(3600) // an hour lets an address register so often, and the suite has one
  const { user, at } = await open({ mode: 'register' }, { routes: ['/login', '/home', '/articleDetail'] })
  await fill(user, { Username: newName(), Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await readAgreement(user)
  await operate(exchange(), 'help', 'set', 'user-agreement', '--title', 'New', '--body', '<p>New terms</p>')
  await press(user, 'Register')
  expect(await screen.findByText('The agreement has changed. Read it again before you accept it.')).toBeTruthy()
  await readAgreement(user)
  await press(user, 'Register')
  await waitFor(() => expect(at()).toBe('/home'))
  const token = localStorage.getItem('token') ?? ''
  const kept = await call(acceptedTextCall, { subject: 'account' }, { token })
  expect(kept).toMatchObject({ value: { title: 'New', content: '<p>New terms</p>' } })
})

test('the agreement is a link where it can be read, else words', async () => {
  await open({ mode: 'register' })
  expect((await screen.findByRole('link', { name: 'User agreement' })).getAttribute('href')).toBe(
    '#/articleDetail?key=user-agreement',
  )
  await open({ mode: 'register' }, { routes: ['/login', '/home'] })
  await box('Username')
  expect(screen.queryByRole('link', { name: 'User agreement' })).toBeNull()
})

test('registering by mobile number, in another country, with the code from the message', async () => {
  const number = newNumber()
  const { user, at } = await open({ mode: 'register', by: 'phone' })
  await picks(user, 'Thailand')
  await fill(user, { 'Mobile number': '12' })
  await press(user, 'Send code')
  expect(await screen.findByText('Enter a valid mobile number')).toBeTruthy()
  await fill(user, { 'Mobile number': `0${number}` })
  await press(user, 'Send code')
  expect(await screen.findByText(`We've sent a message to +66${number}.`)).toBeTruthy()
  await fill(user, {
    'Verification code': await mailed(`+66${number}`),
    Password: password,
    'Password again': password,
  })
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Register')
  await waitFor(() => expect(at()).toBe('/home'))
  await expect(call(myUserInfoCall, {}, {})).resolves.toMatchObject({ value: { accountType: 2 } })
})

test('from one way to the other what is typed stays, but for the code that another address was sent', async () => {
  const { user } = await open({ mode: 'register', by: 'email' })
  await fill(user, { Email: 'lena@example.com', 'Verification code': '123', Password: password })
  await user.click(screen.getByRole('tab', { name: 'Mobile' }))
  await fill(user, { 'Mobile number': '2015550143' })
  expect(secret('Verification code').value).toBe('')
  expect(screen.queryByText('Required')).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  expect((await box('Email')).value).toBe('lena@example.com')
  expect(secret('Password').value).toBe(password)
  await press(user, 'I already have an account')
  await screen.findByRole('button', { name: 'Log in' })
  expect((await box('Email')).value).toBe('lena@example.com')
  expect(secret('Password').value).toBe('')
})

test('a common password and a name that is kept for guests are refused at their fields, and nothing typed is lost', async () => {
  const { user } = await open({ mode: 'register' })
  await fill(user, { Username: 'g204813907', Password: 'password1', 'Password again': 'password1' })
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Register')
  await waitFor(() => expect(secret('Username').getAttribute('aria-invalid')).toBe('true'))
  await fill(user, { Username: newName() })
  await press(user, 'Register')
  await waitFor(() => expect(secret('Password').getAttribute('aria-invalid')).toBe('true'))
  expect(secret('Password again').value).toBe('password1')
})

test('that an address has an account learns only its owner, by mail: the code is just wrong', async () => {
  const { account: email } = await withEmail()
  const { user } = await open({ mode: 'register', by: 'email' })
  await fill(user, { Email: email })
  await press(user, 'Send code')
  expect(await screen.findByText(`We've sent a message to ${email}.`)).toBeTruthy()
  await fill(user, { 'Verification code': '000000', Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Register')
  expect(await screen.findByText('The code is wrong or expired')).toBeTruthy()
})

test('after the second unanswered code it says what to look for, for an address and for a number', async () => {
  const { user } = await open({ mode: 'register', by: 'email' })
  await fill(user, { Email: newEmail() })
  await press(user, 'Send code')
  await screen.findByRole('button', { name: /^Resend in / })
  expect(screen.queryByText(/^No code/)).toBeNull()
  sessionStorage.setItem(
    'code-wait.v2',
    JSON.stringify({ '+662015550143': { until: Date.now(), times: { register: 2 } } }),
  )
  const again = await open({ mode: 'register', by: 'phone' })
  await picks(again.user, 'Thailand')
  await fill(again.user, { 'Mobile number': '2015550143' })
  expect(await screen.findByText(/^No code\? Check the number/)).toBeTruthy()
})
