import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import {
  applyBasicCall,
  emailCaptchaCall,
  loginCall,
  myUserInfoCall,
  registerCall,
  updateProfileCall,
} from '@shared/contract/calls/account'
import { documentTypes, registerTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newGuest, newPerson, type Person } from '@shared/testing/people'
import { advance, exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { bindAuthenticator, codeNow } from '@shared/testing/totp'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { chunk, png } from '../../../../shared/sandbox/src/testing/upload/pictures.ts'
import { asksAt } from '../../../../shell/src/surface/navigation/leave-guard.ts'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./profile.screen.tsx'), { path: '/gerenziliao', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const profileOf = ({ token }: Person) => client().ask(myUserInfoCall, {}, { token })
const save = () => screen.findByRole('button', { name: /^Save/ })
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => sessionStorage.clear())

async function type(user: UserEvent, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(await box(label))
    await user.type(await box(label), text)
  }
}

let count = 0
const nextEmail = () => `p${++count}-${Math.random().toString(36).slice(2, 8)}@example.com`
const mailTo = async (address: string) => String(await operate(exchange(), 'mail', address)).split('\n')
const codeFor = async (address: string) => /\b\d{6}\b/.exec((await mailTo(address))[0]?.slice(20) ?? '')?.[0] ?? ''

/** Somebody who registered by an email. */
async function withEmail(): Promise<Person & { email: string }> {
  const [email, password] = [nextEmail(), 'waterline-7']
  const ip = `10.200.${count}.1`
  await client().ask(emailCaptchaCall, { email, scene: 'register' }, { ip })
  const input = { registerType: registerTypes.email, email, captcha: await codeFor(email), password, agreed: true }
  const { token } = await client().ask(registerCall, input, { ip })
  return { account: email, email, password, token }
}

/** A picture like no other, uploaded for an identity. */
async function photo(token: string): Promise<string> {
  const body = new FormData()
  body.append('biz', 'kyc')
  body.append('file', new Blob([new Uint8Array(png(chunk('IDAT', randomBytes(16))))], { type: 'image/png' }), 'a.png')
  const headers = { 'x-access-token': token }
  const reply = await fetch(`${exchange().url}/api/sys/common/upload`, { method: 'POST', body, headers })
  return ((await reply.json()) as { message: string }).message
}

async function handIn({ token }: Person): Promise<void> {
  const who = { country: 'ES', surname: 'Ortiz', firstName: 'Lena', birthday: '1990-02-28' }
  const document = { documentType: documentTypes.passport, documentNumber: `ES ${Date.now()} ${++count}` }
  const images = { passportImage: await photo(token), holdImage: await photo(token) }
  await client().ask(applyBasicCall, { ...who, ...document, ...images, clientOrderId: newOrderId() }, { token })
}

test('what is told is kept, read back, and taken away by an empty field', async () => {
  const { user, person } = await open()
  await type(user, { Surname: "O'Neill", 'First name': 'María José', 'Home address': 'C/ Mayor 1,  2º' })
  await type(user, { 'Date of birth': '1990-02-28' })
  await user.click(screen.getByRole('button', { name: /^Gender/ }))
  await user.click((await sheet('Gender')).getByRole('button', { name: 'Female' }))
  await user.click(screen.getByRole('button', { name: /^Country or region/ }))
  const countries = await sheet('Country or region')
  await user.type(await countries.findByRole('searchbox'), 'Spain')
  await user.click(countries.getByRole('button', { name: /Spain/ }))
  await user.click(await save())
  await screen.findByText('Saved')
  const told = { surname: "O'Neill", firstName: 'María José', gender: 2, birthday: '1990-02-28', country: 'ES' }
  expect(await profileOf(person as Person)).toMatchObject({ ...told, address: 'C/ Mayor 1, 2º' })
  await open({ as: person as Person })
  expect([(await box('Surname')).value, (await box('Date of birth')).value]).toEqual(["O'Neill", '1990-02-28'])
  expect(screen.getByRole('button', { name: /^Gender/ }).textContent).toContain('Female')
  expect(screen.getByRole('button', { name: /^Country/ }).textContent).toContain('Spain')
  await user.clear(await box('Surname'))
  await user.click(await save())
  await waitFor(async () => expect((await profileOf(person as Person)).surname).toBeNull())
})

test('nothing is sent where nothing has changed, and it says so', async () => {
  const { user } = await open()
  expect((await save()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Nothing has changed')).toBeTruthy()
  await type(user, { Surname: 'Ortiz' })
  expect((await save()).getAttribute('aria-disabled')).toBeNull()
  await user.clear(await box('Surname'))
  expect((await save()).getAttribute('aria-disabled')).toBe('true')
})

test('each fault is said at its field, all that was typed stays, and leaving asks until it is saved', async () => {
  const { user } = await open()
  expect(asksAt('/gerenziliao')).toBe(false)
  await type(user, { Surname: '<R2D2>', 'Date of birth': '2020-01-01', 'Home address': 'Main St 1' })
  expect(asksAt('/gerenziliao')).toBe(true)
  await user.click(await save())
  await screen.findByText('Write the name in letters')
  await screen.findByText('You must be 18 or older')
  expect(document.activeElement).toBe(await box('Surname'))
  await type(user, { Surname: 'Ortiz', 'Date of birth': '1999-01-01' })
  expect((await box('Home address')).value).toBe('Main St 1')
  await user.click(await save())
  await screen.findByText('Saved')
  await waitFor(() => expect(asksAt('/gerenziliao')).toBe(false))
})

test('an identity under review locks name, birthday and country and says why; the rest can be changed', async () => {
  const person = await newPerson(exchange())
  await handIn(person)
  const { user } = await open({ as: person, routes: ['/gerenziliao', '/renzhengResult'] })
  const why = /Your identity is under review/
  expect((await screen.findByRole('link', { name: why })).getAttribute('href')).toBe('#/renzhengResult?kind=basic')
  for (const label of ['Surname', 'First name', 'Date of birth', 'Country or region'])
    expect((await box(label)).readOnly).toBe(true)
  await type(user, { 'Home address': 'Main St 1' })
  await user.click(await save())
  await screen.findByText('Saved')
})

test('what a document locked meanwhile is refused at its field, and what was typed beside it stays', async () => {
  const { user, person } = await open()
  await type(user, { Surname: 'Other', 'Home address': 'Main St 1' })
  await handIn(person as Person)
  await user.click(await save())
  await screen.findByText("Verified details can't be changed")
  await waitFor(async () => expect((await box('Surname')).readOnly).toBe(true))
  expect((await box('Home address')).value).toBe('Main St 1')
  await user.click(await save())
  await screen.findByText('Saved')
})

test('a first email: sent a code, proved with the password, shown masked, and nothing is held', async () => {
  const { user, person } = await open()
  await user.click(await screen.findByRole('button', { name: /^Email/ }))
  await screen.findByText('You can log in with your email from then on, and reset a forgotten password.')
  const email = nextEmail()
  await type(user, { 'New email': email.toUpperCase() })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in \d+ s$/ })
  await type(user, { 'Verification code': await codeFor(email), 'Login password': 'waterline-7' })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await screen.findByText('Email saved')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findByRole('button', { name: /^Email/ })).textContent).toContain(`${email[0]}•••@example.com`)
  expect(await profileOf(person as Person)).toMatchObject({ withdrawHoldUntil: null })
})

test('another one: the hold is said before, every failure is at its field, and what was typed survives it', async () => {
  const person = await withEmail()
  const { user } = await open({ as: person })
  await user.click(await screen.findByRole('button', { name: /^Mobile number/ }))
  await screen.findByText(/After this change, withdrawals are paused for 24 hours/)
  await user.click(screen.getByRole('button', { name: 'Add mobile number' }))
  expect(screen.getAllByText('Required')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await type(user, { 'New mobile number': '12' })
  await screen.findByText('Enter a valid mobile number')
  const phone = `20255${String(10_000 + Math.floor(Math.random() * 89_999))}`
  await type(user, { 'New mobile number': phone })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  await type(user, { 'Verification code': '000000', 'Login password': 'wrong-one-1' })
  await user.click(screen.getByRole('button', { name: 'Add mobile number' }))
  await screen.findByText('Wrong login password')
  await type(user, { 'Login password': person.password })
  await user.click(screen.getByRole('button', { name: 'Add mobile number' }))
  await screen.findByText('The code is wrong or expired')
  expect((await box('New mobile number')).value).toBe(phone)
  await type(user, { 'Verification code': await codeFor(`+1${phone}`) })
  await user.click(screen.getByRole('button', { name: 'Add mobile number' }))
  await screen.findByText('Mobile number saved')
  expect(await profileOf(person)).toMatchObject({ phoneCode: '1', phone: `+••• ${phone.slice(-4)}` })
  expect((await profileOf(person)).withdrawHoldUntil).toMatch(/^\d{4}-/)
  expect((await mailTo(person.email))[0]).toContain('Your mobile number was changed.')
})

test('the wait for another code survives a reload', async () => {
  const person = await newPerson(exchange())
  const email = nextEmail()
  const { user } = await open({ as: person, query: { change: 'email' } })
  await type(user, { 'New email': email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  await open({ as: person, query: { change: 'email' } })
  await type(user, { 'New email': email })
  await screen.findByRole('button', { name: /^Resend in/ })
})

test('an address of somebody else: no code comes, its owner is told, and the reply is that of a wrong code', async () => {
  const owner = await withEmail()
  const { user } = await open({ query: { change: 'email' } })
  await type(user, { 'New email': owner.email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  expect((await mailTo(owner.email))[0]).toContain('Someone tried to add this address')
  await type(user, { 'Verification code': '123456', 'Login password': 'waterline-7' })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await screen.findByText('The code is wrong or expired')
})

test('one that somebody else proved first is taken, at its field', async () => {
  const { user } = await open({ query: { change: 'email' } })
  const [email, other] = [nextEmail(), await newPerson(exchange())]
  await type(user, { 'New email': email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  const mine = await codeFor(email)
  const from = { token: other.token, ip: '10.201.0.9' }
  await client().ask(emailCaptchaCall, { email, scene: 'bind' }, from)
  await client().ask(updateProfileCall, { email, captcha: await codeFor(email), password: other.password }, from)
  await type(user, { 'Verification code': mine, 'Login password': 'waterline-7' })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await screen.findByText('This is already in use')
  expect((await box('New email')).getAttribute('aria-invalid')).toBe('true')
})

test('where an authenticator is bound its code is asked for, and one that is bound meanwhile, too', async () => {
  const { user, person } = await open({ query: { change: 'email' } })
  await box('New email')
  expect(screen.queryByLabelText('Authenticator code')).toBeNull()
  const { secret } = await bindAuthenticator(exchange(), person as Person)
  const email = nextEmail()
  await type(user, { 'New email': email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  await type(user, { 'Verification code': await codeFor(email), 'Login password': 'waterline-7' })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await box('Authenticator code')
  await screen.findByText('Enter your authenticator code')
  await advance(30)
  await type(user, { 'Authenticator code': await codeNow(exchange(), secret) })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await screen.findByText('Email saved')
})

test('a guest who adds an address is a person with one, and logs in by it', async () => {
  const guest = await newGuest(exchange())
  const { user } = await open({ as: guest, query: { change: 'email' } })
  const email = nextEmail()
  await type(user, { 'New email': email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in/ })
  await type(user, { 'Verification code': await codeFor(email), 'Initial password': guest.password })
  await user.click(screen.getByRole('button', { name: 'Add email' }))
  await screen.findByText('Email saved')
  expect(await profileOf(guest)).toMatchObject({ accountType: 3 })
  const login = { account: email, password: guest.password, deviceId: 'another-browser' }
  expect((await client().call(loginCall, login, { ip: '10.202.0.1' })).refusal).toBe('code-required')
})

test('without a connection nothing can be sent, and what is typed stays', async () => {
  const { user } = await open()
  await type(user, { Surname: 'Ortiz' })
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect((await save()).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('No connection')).toBeTruthy()
  act(() => found())
  await waitFor(async () => expect((await save()).getAttribute('aria-disabled')).toBeNull())
  expect((await box('Surname')).value).toBe('Ortiz')
})

test('a profile that does not come anew leaves the page as it is', async () => {
  const { user, mend } = await open({ down: true })
  await type(user, { Surname: 'Ortiz' })
  await user.click(await save())
  await screen.findByRole('alert')
  expect((await box('Surname')).value).toBe('Ortiz')
  mend()
  await user.click(await save())
  await screen.findByText('Saved')
})
