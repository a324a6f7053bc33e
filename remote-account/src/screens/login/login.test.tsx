import { beforeEach, expect, jest, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract/calls/account'
import { operate } from '@shared/testing/exchange-process'
import { newPerson } from '@shared/testing/people'
import { advance, exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { redirect } from 'shell/session'
import { call } from 'shell/transport'
import { useForgetting } from '../../parts/use-forgetting.ts'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./login.screen.tsx'), { path: '/login', query, ...o })

type User = Awaited<ReturnType<typeof open>>['user']
const box = (name: string | RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>
const secret = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const fill = async (user: User, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const input = screen.getByLabelText(label, { selector: 'input:not([type=radio])' })
    await user.clear(input)
    await user.type(input, value)
  }
}
const logIn = async (user: User, account: string, password: string) => {
  await fill(user, { 'Name, email or mobile': account, Password: password })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}
const random = () => Math.random().toString(36).slice(2, 10).replace(/\W/g, '')
const newName = () => `n${random()}`
const mailed = async (address: string) =>
  /\b\d{6}\b/.exec(String(await operate(exchange(), 'mail', address)))?.[0] ?? ''
const password = 'waterline-7'

/** An account with an email address, registered on this screen. */
async function registerByEmail(email: string) {
  const { user, at } = await open({ mode: 'register', by: 'email' })
  await fill(user, { Email: email })
  await user.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByRole('button', { name: /^Resend in / })
  await fill(user, { 'Verification code': await mailed(email), Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(at()).toBe('/home'))
}

beforeEach(async () => {
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
  expect(await screen.findByText('Wrong account or password')).toBeTruthy()
  expect(secret('Password').getAttribute('aria-invalid')).toBe('true')
  expect(secret('Password').value).toBe('waterline-8')
  expect((await box('Name, email or mobile')).value).toBe(person.account)
  await user.type(secret('Password'), '{Backspace}')
  expect(screen.queryByText('Wrong account or password')).toBeNull()
})

test('after five failures the account is locked here, the right password too, and the minutes are told', async () => {
  const person = await newPerson(exchange())
  const { user, at } = await open()
  for (let n = 0; n < 5; n++) {
    await logIn(user, person.account, `waterline-${n}x`)
    await screen.findByText('Wrong account or password')
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
  await fill(user, { 'Name, email or mobile': '081 234 5678' })
  await user.click(await screen.findByRole('button', { name: /\+1/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Country or region' }))
  await user.type(await sheet.findByRole('searchbox'), 'thai')
  await user.click(await sheet.findByRole('button', { name: /Thailand/ }))
  expect(await screen.findByRole('button', { name: /\+66/ })).toBeTruthy()
  expect((await box('Name, email or mobile')).value).toBe('081 234 5678')
})

test('registering by name: each fault at its field, then one is in', async () => {
  const { user, at } = await open({ mode: 'register' })
  await fill(user, { 'Account name': '7up', Password: 'short', 'Password again': 'other' })
  await user.type(await box(/^Invitation code/), '!!nonsense!!')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  for (const words of [
    'Use 4 to 20 letters, digits or _, a letter first',
    'Use 8 to 64 characters',
    "The passwords don't match",
    'Use letters and digits only',
    'Tick the box to continue',
  ])
    expect(await screen.findByText(words)).toBeTruthy()
  expect(secret('Account name').value).toBe('7up')
  await user.clear(await box(/^Invitation code/))
  await fill(user, { 'Account name': newName(), Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(at()).toBe('/home'))
})

test('a name that is taken and an invitation that does not exist are told at their fields', async () => {
  const person = await newPerson(exchange())
  const { user } = await open({ mode: 'register' })
  await fill(user, { 'Account name': person.account, Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText("This can't be used")).toBeTruthy()
  expect(secret('Account name').getAttribute('aria-invalid')).toBe('true')
  await fill(user, { 'Account name': newName() })
  await user.type(await box(/^Invitation code/), 'NOBODY99')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText("This invitation doesn't exist")).toBeTruthy()
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
  const email = `${random()}@example.com`
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

test('a browser that is new to the account is asked for the code that was sent, once', async () => {
  const email = `${random()}@example.com`
  await registerByEmail(email)
  await advance(61) // a code a minute
  localStorage.clear()
  const { user, at } = await open()
  await logIn(user, email, password)
  const sheet = within(await screen.findByRole('dialog', { name: 'Verification code' }))
  expect(sheet.getByText(/new to your account/)).toBeTruthy()
  await user.type(sheet.getByRole('textbox'), '000000')
  expect(await sheet.findByText('The code is wrong or expired')).toBeTruthy()
  await user.type(sheet.getByRole('textbox'), await mailed(email))
  await waitFor(() => expect(at()).toBe('/home'))
})

const asGuest = async (user: User) => user.click(await screen.findByRole('button', { name: 'Continue as guest' }))
const guestSheet = async () => within(await screen.findByRole('dialog', { name: 'Your guest account' }))
/** As a page finds it that was reloaded before the password was saved. */
const leaveUnsaved = () =>
  localStorage.setItem('guest.unsaved.v1', '{"account":"g204813907","initialPassword":"QWERTYPASDF7"}')
type Sheet = Awaited<ReturnType<typeof guestSheet>>
const shownIn = (sheet: Sheet) => [
  sheet.getByText(/^g\d+$/).textContent,
  sheet.getByText(/^[A-Z2-9]{11}\d$/).textContent,
]
const keep = async (user: User, sheet: Sheet) => {
  await user.click(sheet.getByRole('checkbox'))
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
}

test('a guest must save the password and is known the next time; who lost it is told what stays behind and begins anew', async () => {
  const { user, at } = await open()
  await user.click(await screen.findByRole('button', { name: 'Continue as guest' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Your guest account' }))
  const account = sheet.getByText(/^g\d+$/).textContent ?? ''
  expect(sheet.getByText('Save the password first')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  expect(at()).toMatch(/^\/login/)
  await user.click(sheet.getByRole('checkbox'))
  await user.click(sheet.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(at()).toBe('/home'))
  const again = await open()
  await again.user.click(await screen.findByRole('button', { name: 'Continue as guest' }))
  expect(await screen.findByText(`Enter the password of ${account}`)).toBeTruthy()
  expect((await box('Name, email or mobile')).value).toBe(account)
  expect(document.activeElement).toBe(secret('Password'))
  await advance(1)
  const anew = { name: 'Lost the password? Start a new guest account' }
  await again.user.click(screen.getByRole('button', anew))
  expect(await screen.findByText(new RegExp(`get back into ${account}`))).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await again.user.click(screen.getByRole('button', anew))
  await again.user.click(await screen.findByRole('button', { name: 'Start new' }))
  const other = await guestSheet()
  expect(shownIn(other)[0]).not.toBe(account)
  await keep(again.user, other)
  await waitFor(() => expect(again.at()).toBe('/home'))
})

test('a reload before the password was saved brings it back until it is saved, then it is gone from here', async () => {
  const first = await open()
  await asGuest(first.user)
  const shown = shownIn(await guestSheet())
  const { user, at } = await open()
  const sheet = await guestSheet()
  expect(shownIn(sheet)).toEqual(shown)
  await keep(user, sheet)
  await waitFor(() => expect(at()).toBe('/home'))
  expect(JSON.stringify({ ...localStorage })).not.toContain(shown[1])
  await open()
  await screen.findByRole('button', { name: 'Continue as guest' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the sheet may be put aside, and the button brings it back without another account', async () => {
  leaveUnsaved()
  const { user } = await open()
  expect(shownIn(await guestSheet())).toEqual(['g204813907', 'QWERTYPASDF7'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await asGuest(user)
  expect(shownIn(await guestSheet())).toEqual(['g204813907', 'QWERTYPASDF7'])
})

test('whoever else enters here wipes what a guest left unsaved', async () => {
  const person = await newPerson(exchange())
  leaveUnsaved()
  const { user, at } = await open()
  await guestSheet()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await logIn(user, person.account, person.password)
  await waitFor(() => expect(at()).toBe('/home'))
  expect(JSON.stringify({ ...localStorage })).not.toContain('QWERTYPASDF7')
})

test('what was kept and no longer opens the account is told at the form, and goes', async () => {
  leaveUnsaved()
  const { user } = await open()
  await keep(user, await guestSheet())
  expect(await screen.findByText('Wrong account or password')).toBeTruthy()
  expect((await box('Name, email or mobile')).value).toBe('g204813907')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a server without guests offers none', async () => {
  await open({}, { without: ['guest-login'] })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull()
})

test('another language is spoken at once, with everything typed still there', async () => {
  const { user } = await open()
  await fill(user, { 'Name, email or mobile': 'lena', Password: password })
  await user.click(screen.getByRole('button', { name: /English/ }))
  await user.click(await screen.findByRole('button', { name: 'ไทย' }))
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('tai'))
  expect((await box('Name, email or mobile')).value).toBe('lena')
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

test('the agreement is a link where it can be read, else words', async () => {
  await open({ mode: 'register' })
  expect((await screen.findByRole('link', { name: 'User agreement' })).getAttribute('href')).toBe(
    '#/articleDetail?key=user-agreement',
  )
  await open({ mode: 'register' }, { routes: ['/login', '/home'] })
  await box('Account name')
  expect(screen.queryByRole('link', { name: 'User agreement' })).toBeNull()
})

test('secrets are forgotten after ten minutes out of sight, also behind another page', () => {
  jest.useFakeTimers()
  try {
    const forget = jest.fn()
    const { unmount } = renderHook(() => useForgetting(forget))
    unmount()
    jest.advanceTimersByTime(599_999)
    expect(forget).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(forget).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
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
  expect([(await box('Name, email or mobile')).value, secret('Password').value]).toEqual(['lena', password])
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Wrong account or password')).toBeTruthy()
})
