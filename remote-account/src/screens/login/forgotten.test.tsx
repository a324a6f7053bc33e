import { beforeEach, expect, test } from '@jest/globals'
import { loginCall, myUserInfoCall } from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { advance, exchange } from '@shared/testing/screen'
import { bindAuthenticator, codeNow } from '@shared/testing/totp'
import { screen, waitFor } from '@testing-library/react'
import {
  box,
  fill,
  fresh,
  mailed,
  newEmail,
  newNumber,
  open,
  password,
  press,
  secret,
  type User,
  withEmail,
  withPhone,
} from './testing.tsx'

/** An hour lets an address ask for so many codes, and the clock of the shared one stands still. */
ownExchange()

const client = () => connect(exchange().url, exchange().publicKey)

const askFor = async (user: User, label: string, address: string) => {
  await fill(user, { [label]: address })
  await press(user, 'Send code')
}
const choose = async (user: User, code: string, next = fresh) => {
  await fill(user, { 'Verification code': code, 'New password': next, 'New password again': next })
  await press(user, 'Set new password')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('by email: a code, a new password, and one stands at the log-in with the address filled; the old one opens nothing', async () => {
  const person = await withEmail()
  const { user, at } = await open()
  await fill(user, { 'Username, email or mobile number': person.account, Password: password })
  await press(user, 'Forgot password?')
  expect(at()).toBe('/login?mode=forgot&by=email')
  expect((await box('Email')).value).toBe(person.account)
  expect(screen.queryByLabelText('New password')).toBeNull()
  await press(user, 'Send code')
  expect(await screen.findByText(`If ${person.account} has an account, a code is on its way.`)).toBeTruthy()
  await choose(user, await mailed(person.account))
  expect(await screen.findByText('Password changed. Log in with the new one.')).toBeTruthy()
  expect(at()).toBe('/login?by=account')
  expect([(await box('Username, email or mobile number')).value, secret('Password').value]).toEqual([
    person.account,
    '',
  ])
  expect((await client().call(myUserInfoCall, {}, { token: person.token })).code).toBe(401)
  expect((await client().call(loginCall, { account: person.account, password })).refusal).toBe('wrong-credentials')
})

test('by mobile number', async () => {
  const number = newNumber()
  const { account } = await withPhone('1', number)
  const { user, at } = await open({ mode: 'forgot', by: 'phone' })
  await askFor(user, 'Mobile number', number)
  await screen.findByText(`If ${account} has an account, a code is on its way.`)
  await choose(user, await mailed(account))
  await waitFor(() => expect(at()).toBe('/login?by=account'))
  await fill(user, { Password: fresh })
  expect((await box('Username, email or mobile number')).value).toBe(account)
  await press(user, 'Log in')
  await waitFor(() => expect(at()).toBe('/home'))
})

test('of an address without an account nothing is told, at any step', async () => {
  const email = newEmail()
  const { user } = await open({ mode: 'forgot', by: 'email' })
  await askFor(user, 'Email', email)
  expect(await screen.findByText(`If ${email} has an account, a code is on its way.`)).toBeTruthy()
  expect(String(await operate(exchange(), 'mail', email))).not.toMatch(/\d{6}/)
  await choose(user, '000000')
  expect(await screen.findByText('The code is wrong or expired')).toBeTruthy()
  expect([secret('New password').value, secret('New password again').value]).toEqual([fresh, fresh])
})

test("where an authenticator is bound its code is asked for, at a field of its own; the mail's code still counts then", async () => {
  const person = await withEmail()
  const { secret: key } = await bindAuthenticator(exchange(), person)
  await advance(30)
  const { user, at } = await open({ mode: 'forgot', by: 'email' })
  await askFor(user, 'Email', person.account)
  await screen.findByText(/a code is on its way/)
  await choose(user, await mailed(person.account))
  expect(await screen.findByText('Enter your authenticator code')).toBeTruthy()
  await press(user, 'Set new password')
  await fill(user, { 'Authenticator code': await codeNow(exchange(), key) })
  await press(user, 'Set new password')
  await waitFor(() => expect(at()).toBe('/login?by=account'))
})

test('an address that is none, half a code, a weak password and two that differ are told at their fields', async () => {
  const { account: email } = await withEmail()
  const { user } = await open({ mode: 'forgot' })
  await askFor(user, 'Email', 'lena@')
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy()
  await askFor(user, 'Email', email)
  await fill(user, { 'Verification code': '12', 'New password': 'short', 'New password again': 'other' })
  await press(user, 'Set new password')
  for (const words of ['Enter the six-digit code', 'Use 8 to 64 characters', "The passwords don't match"])
    expect(await screen.findByText(words)).toBeTruthy()
  await choose(user, await mailed(email), password)
  await waitFor(() => expect(secret('New password').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(/not the old one|another one/i)).toBeTruthy()
})

test('of a frozen account nothing is reset, and it says whom to ask', async () => {
  const { account: email } = await withEmail()
  await operate(exchange(), 'user', 'freeze', email)
  const { user } = await open({ mode: 'forgot' })
  await askFor(user, 'Email', email)
  await screen.findByText(/a code is on its way/)
  await choose(user, await mailed(email))
  expect(await screen.findByText('Account frozen. Contact live chat.')).toBeTruthy()
})

test('a reload keeps the address, and its code is still on the way', async () => {
  const email = newEmail()
  const { user } = await open({ mode: 'forgot' })
  await askFor(user, 'Email', email)
  await screen.findByRole('button', { name: /^Resend in / })
  await open({ mode: 'forgot' })
  expect((await box('Email')).value).toBe(email)
  expect(await screen.findByRole('button', { name: /^Resend in / })).toBeTruthy()
  expect(screen.getByLabelText('New password')).toBeTruthy()
})

test('a server that resets nothing offers nothing', async () => {
  await open({ mode: 'forgot' }, { without: ['reset-password'] })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull()
})
