import { beforeEach, expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { advance, exchange } from '@shared/testing/screen'
import { bindAuthenticator, codeNow } from '@shared/testing/totp'
import { screen, waitFor } from '@testing-library/react'
import { go } from 'shell/navigation'
import {
  box,
  fill,
  fresh,
  logIn,
  mailed,
  newEmail,
  newNumber,
  not,
  open,
  password,
  picks,
  press,
  secret,
  sheet,
  withEmail,
  withPhone,
} from './testing.tsx'

/** An hour lets an address ask for so many codes, and the clock of the shared one stands still. */
ownExchange()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('whoever registered a mobile number logs in by it, with the country chosen', async () => {
  const number = newNumber()
  const { account } = await withPhone('66', number)
  const { user, at } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Username, email or mobile number' }), `0${number}`)
  await picks(user, 'Thailand')
  await fill(user, { Password: password })
  await press(user, 'Log in')
  await user.type((await sheet('Verification code')).getByRole('textbox'), await mailed(account))
  await waitFor(() => expect(at()).toBe('/home'))
  expect(localStorage.getItem('token')).toBeTruthy()
})

test('by email: the code is sent on request and goes by itself with its sixth digit', async () => {
  const { account: email } = await withEmail()
  const { user, at } = await open({ by: 'email' })
  await fill(user, { Email: email, Password: password })
  await press(user, 'Send code')
  expect(await screen.findByText(`If ${email} has an account, a code is on its way.`)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Resend in (60|59) s/ })).toBeTruthy()
  const sent = await mailed(email)
  await fill(user, { 'Verification code': not(sent) })
  expect(await screen.findByText('The code is wrong or expired')).toBeTruthy()
  await waitFor(() => expect([secret('Verification code').value, secret('Password').value]).toEqual(['', password]))
  expect(screen.getByText('The code is wrong or expired')).toBeTruthy()
  await user.type(secret('Verification code'), sent)
  await waitFor(() => expect(at()).toBe('/home'))
})

test('by mobile number, with the code of the message', async () => {
  const number = newNumber()
  const { account } = await withPhone('66', number)
  const { user, at } = await open({ by: 'phone' })
  await picks(user, 'Thailand')
  await fill(user, { 'Mobile number': number, Password: password })
  await press(user, 'Send code')
  await screen.findByText(`If ${account} has an account, a code is on its way.`)
  await user.type(secret('Verification code'), await mailed(account))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('who sends no code before is sent one by the log-in itself, and another after a minute', async () => {
  const { account: email } = await withEmail()
  const { user, at } = await open({ by: 'email' })
  await fill(user, { Email: email, Password: password })
  await press(user, 'Log in')
  const code = await sheet('Verification code')
  expect(code.getByText(/^Enter the code we sent to /)).toBeTruthy()
  expect(code.getByRole('button', { name: /^Resend in / })).toBeTruthy()
  await user.type(code.getByRole('textbox'), await mailed(email))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('nobody learns which addresses have an account: asking for a code answers alike', async () => {
  const email = newEmail()
  const { user } = await open({ by: 'email' })
  await fill(user, { Email: email })
  await press(user, 'Send code')
  expect(await screen.findByText(`If ${email} has an account, a code is on its way.`)).toBeTruthy()
  expect(String(await operate(exchange(), 'mail', email))).not.toMatch(/\d{6}/)
})

test('a wrong password stands at its field, whichever way it was, and half a code is told before anything is sent', async () => {
  const { account: email } = await withEmail()
  const { user } = await open({ by: 'email' })
  await fill(user, { Email: email, Password: fresh, 'Verification code': '123' })
  await press(user, 'Log in')
  expect(await screen.findByText('Enter the six-digit code')).toBeTruthy()
  expect(secret('Verification code').value).toBe('123')
  await user.type(secret('Verification code'), '456')
  expect(await screen.findByText('Wrong username or password')).toBeTruthy()
  expect(secret('Password').getAttribute('aria-invalid')).toBe('true')
})

test('from one way to the other address and password stay', async () => {
  const { user, at } = await open()
  await fill(user, { 'Username, email or mobile number': 'lena', Password: password })
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  expect(at()).toBe('/login?by=email')
  await fill(user, { Email: 'lena@example.com' })
  await user.click(screen.getByRole('tab', { name: 'Authenticator' }))
  expect([(await box('Username, email or mobile number')).value, secret('Password').value]).toEqual(['lena', password])
  await user.click(screen.getByRole('tab', { name: 'Email' }))
  expect((await box('Email')).value).toBe('lena@example.com')
})

test('by authenticator; the same code once more is told to be used, another one is in', async () => {
  const person = await withEmail()
  const { secret: key } = await bindAuthenticator(exchange(), person)
  const { user, at } = await open({ by: 'google' })
  await fill(user, { 'Username, email or mobile number': person.account, Password: password })
  await press(user, 'Log in')
  expect(await screen.findByText('Required')).toBeTruthy()
  await fill(user, { 'Authenticator code': await codeNow(exchange(), key) })
  await press(user, 'Log in')
  expect(await screen.findByText('Code already used. Wait for the next one.')).toBeTruthy()
  expect(secret('Authenticator code').getAttribute('aria-invalid')).toBe('true')
  await advance(30)
  await fill(user, { 'Authenticator code': await codeNow(exchange(), key) })
  await press(user, 'Log in')
  await waitFor(() => expect(at()).toBe('/home'))
})

test.each([
  ['account', 'Username, email or mobile number'],
  ['email', 'Email'],
])('by %s somebody with an authenticator is asked for its code in place of the other', async (by, label) => {
  const person = await withEmail()
  const { secret: key } = await bindAuthenticator(exchange(), person)
  await advance(30)
  const { user, at } = await open({ by })
  await fill(user, { [label]: person.account, Password: password })
  await press(user, 'Log in')
  const code = await sheet('Authenticator code')
  const shown = await codeNow(exchange(), key)
  await user.type(code.getByLabelText('Authenticator code', { selector: 'input' }), not(shown))
  expect(await code.findByText('The code is wrong or expired')).toBeTruthy()
  await user.type(code.getByLabelText('Authenticator code', { selector: 'input' }), shown)
  await waitFor(() => expect(at()).toBe('/home'))
})

test('who lost the authenticator enters a recovery code, which counts once', async () => {
  const person = await withEmail()
  const { recoveryCodes } = await bindAuthenticator(exchange(), person)
  const [recovery = ''] = recoveryCodes
  const enter = async () => {
    const { user, at } = await open()
    await logIn(user, person.account, password)
    const code = await sheet('Authenticator code')
    await user.click(code.getByRole('button', { name: /Enter a recovery code/ }))
    await user.type(code.getByLabelText('Recovery code'), `${recovery.toLowerCase()}{Enter}`)
    return { code, at }
  }
  const first = await enter()
  await waitFor(() => expect(first.at()).toBe('/home'))
  const { code } = await enter()
  expect(await code.findByText('Code already used. Wait for the next one.')).toBeTruthy()
})

test('a sheet that was closed stays closed when another form stood in between', async () => {
  const person = await withEmail()
  const { user } = await open()
  await logIn(user, person.account, password)
  await sheet('Verification code')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  go(to.login({ mode: 'forgot' }))
  await screen.findByRole('button', { name: 'Back to log in' })
  go(to.login())
  await screen.findByRole('button', { name: 'Log in' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press(user, 'Log in')
  await sheet('Verification code')
})

test('a recovery code is taken where the code of the authenticator is asked for, too', async () => {
  const person = await withEmail()
  const { recoveryCodes } = await bindAuthenticator(exchange(), person)
  const { user, at } = await open({ by: 'google' })
  await fill(user, { 'Username, email or mobile number': person.account, Password: password })
  await fill(user, { 'Authenticator code': recoveryCodes[1] ?? '' })
  await press(user, 'Log in')
  await waitFor(() => expect(at()).toBe('/home'))
})

test('five wrong codes of the authenticator lock, and the sheet says for how long', async () => {
  const person = await withEmail()
  await bindAuthenticator(exchange(), person)
  const { user } = await open()
  await logIn(user, person.account, password)
  const code = await sheet('Authenticator code')
  const input = code.getByLabelText<HTMLInputElement>('Authenticator code', { selector: 'input' })
  for (let n = 0; n < 5; n++) {
    await user.type(input, `00000${n}`)
    await code.findByText('The code is wrong or expired')
    await waitFor(() => expect(input.value).toBe(''))
  }
  await user.type(input, '000009')
  expect(await code.findByText('Try again in 15 min')).toBeTruthy()
})
