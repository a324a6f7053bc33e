import { beforeEach, expect, jest, test } from '@jest/globals'
import { loginCall } from '@shared/contract/calls/account'
import { operate } from '@shared/testing/exchange-process'
import { newPerson } from '@shared/testing/people'
import { advance, exchange, loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { redirect } from 'shell/session'
import { call } from 'shell/transport'
import { box, fill, logIn, mailed, not, open, password, secret, sheet, withEmail } from './testing.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('account and password lead to where one was heading', async () => {
  const person = await newPerson(exchange())
  const { user, at } = await open()
  redirect.set('/zichanCenter?unit=BTC')
  await logIn(user, person.account, person.password)
  await waitFor(() => expect(at()).toBe('/zichanCenter?unit=BTC'))
  expect(localStorage.getItem('token')).toBeTruthy()
})

test('whoever is signed in does not stay here', async () => {
  const { at } = await open({}, { as: {} })
  await waitFor(() => expect(at()).toBe('/home'))
})

test('an empty field says so; a wrong password is told at its field and everything typed stays', async () => {
  const person = await newPerson(exchange())
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(screen.getAllByText('Required')).toHaveLength(2)
  await logIn(user, person.account, 'waterline-8')
  expect(await screen.findByText('Wrong username or password')).toBeTruthy()
  expect(secret('Password').getAttribute('aria-invalid')).toBe('true')
  expect(secret('Password').value).toBe('waterline-8')
  expect((await box('Username, email or mobile number')).value).toBe(person.account)
  await user.type(secret('Password'), '{Backspace}')
  expect(screen.queryByText('Wrong username or password')).toBeNull()
})

test('after five failures the account is locked here, the right password too, and the minutes are told', async () => {
  const person = await newPerson(exchange())
  const { user, at } = await open()
  for (let n = 0; n < 5; n++) {
    await logIn(user, person.account, `waterline-${n}x`)
    await screen.findByText('Wrong username or password')
  }
  await logIn(user, person.account, person.password)
  expect(await screen.findByText('Try again in 15 min')).toBeTruthy()
  expect(secret('Password').value).toBe(person.password)
  await advance(15 * 60 + 1)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('a frozen account is told whom to ask', async () => {
  const person = await newPerson(exchange())
  await operate(exchange(), 'user', 'freeze', person.account)
  const { user } = await open()
  await logIn(user, person.account, person.password)
  expect(await screen.findByText('Account frozen. Contact live chat.')).toBeTruthy()
})

test('a mobile number carries its country code; another country is found by name', async () => {
  const { user } = await open()
  await fill(user, { 'Username, email or mobile number': '081 234 5678' })
  await user.click(await screen.findByRole('button', { name: /\+1/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Country or region' }))
  await user.type(await sheet.findByRole('searchbox'), 'thai')
  await user.click(await sheet.findByRole('button', { name: /Thailand/ }))
  expect(await screen.findByRole('button', { name: /\+66/ })).toBeTruthy()
  expect((await box('Username, email or mobile number')).value).toBe('081 234 5678')
})

test('a browser that is new to the account is asked for the code that was sent, once', async () => {
  const { account: email } = await withEmail()
  const { user, at } = await open()
  await logIn(user, email, password)
  const code = await sheet('Verification code')
  expect(code.getByText(/logged in from this browser before/)).toBeTruthy()
  expect(code.getByRole('button', { name: /^Resend in / })).toBeTruthy()
  const sent = await mailed(email)
  await user.type(code.getByRole('textbox'), not(sent))
  expect(await code.findByText('The code is wrong or expired')).toBeTruthy()
  await user.type(code.getByRole('textbox'), sent)
  await waitFor(() => expect(at()).toBe('/home'))
  const again = await open()
  await logIn(again.user, email, password)
  await waitFor(() => expect(again.at()).toBe('/home'))
})

test('a code that was pasted goes by itself; one that was lost on its way stays, and goes by the button', async () => {
  const { account: email } = await withEmail()
  const { user, at } = await open()
  await logIn(user, email, password)
  const code = await sheet('Verification code')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await user.click(code.getByRole('textbox'))
  await user.paste(` ${await mailed(email)} `)
  expect(await code.findByText('No connection. Nothing was sent.')).toBeTruthy()
  expect(code.getByRole<HTMLInputElement>('textbox').value).toHaveLength(6)
  act(() => found())
  await user.click(code.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('the minutes of a lock count down, stay while another password is typed, and are not told of another account', async () => {
  const { account } = await newPerson(exchange())
  for (let n = 0; n < 5; n++)
    await call(loginCall, { account, password: `waterline-${n}x` }, { notice: 'screen', on401: 'return' }).catch(
      () => {},
    )
  const { user } = await open()
  const clock = jest.spyOn(Date, 'now')
  try {
    await logIn(user, account, password)
    expect(await screen.findByText('Try again in 15 min')).toBeTruthy()
    await user.type(secret('Password'), '1')
    clock.mockReturnValue(Date.now() + 14 * 60_000)
    expect(await screen.findByText('Try again in 1 min')).toBeTruthy()
    await fill(user, { 'Username, email or mobile number': 'somebody' })
    expect(screen.queryByText(/^Try again in/)).toBeNull()
    await fill(user, { 'Username, email or mobile number': account })
    expect(await screen.findByText('Try again in 1 min')).toBeTruthy()
  } finally {
    clock.mockRestore()
  }
})

test('another language is spoken at once, with everything typed still there', async () => {
  const { user } = await open()
  await fill(user, { 'Username, email or mobile number': 'lena', Password: password })
  await user.click(screen.getByRole('button', { name: /English/ }))
  await user.click(await screen.findByRole('button', { name: 'ไทย' }))
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('tai'))
  expect((await box('Username, email or mobile number')).value).toBe('lena')
  expect(secret('Password').value).toBe(password)
  await setLanguage('en-us')
})

test.each([
  ['hant', '繁體中文'],
  ['hans', '简体中文'],
] as const)('in Chinese the button names the script that is in use: %s', async (script, name) => {
  await open()
  await act(() => setLanguage('zh-cn', script))
  expect(await screen.findByRole('button', { name })).toBeTruthy()
  await act(() => setLanguage('en-us'))
})

test('an answer that is none of the expected is told, and what was typed stays', async () => {
  const { user } = await open({}, { down: true })
  await logIn(user, 'lena', password)
  expect(await screen.findByText('Not found')).toBeTruthy()
  expect(secret('Password').value).toBe(password)
})

test('without a connection nothing is sent, the buttons say why, and what was typed goes when there is one', async () => {
  const { user } = await open()
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await logIn(user, 'lena', password)
  expect(screen.getAllByText('No connection')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBe('true')
  act(() => found())
  expect(screen.queryByText('No connection')).toBeNull()
  expect([(await box('Username, email or mobile number')).value, secret('Password').value]).toEqual(['lena', password])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Wrong username or password')).toBeTruthy()
})
