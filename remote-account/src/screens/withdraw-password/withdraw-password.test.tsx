import { expect, test } from '@jest/globals'
import {
  changeWithdrawPasswordCall,
  emailCaptchaCall,
  myUserInfoCall,
  registerCall,
} from '@shared/contract/calls/account'
import { registerTypes } from '@shared/contract/codes'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { getDefaultStore } from 'jotai'
import { ownTitleAtom } from '../../../../shell/src/surface/navigation/own-title.ts'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./withdraw-password.screen.tsx'), { path: '/withdrawPassword', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const profileOf = ({ token }: Person) => client().ask(myUserInfoCall, {}, { token })
const PIN = '246810'
const OTHER = '135791'

async function type(user: UserEvent, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await user.type(await box(label), text)
}
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
/** What stands below a field. */
const saidAt = async (label: string) =>
  document.getElementById((await box(label)).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent

async function withPin(as?: Person): Promise<Person> {
  const person = as ?? (await newPerson(exchange(), {}))
  const input = { loginPassword: person.password, password: PIN }
  await client().ask(changeWithdrawPasswordCall, input, { token: person.token })
  return person
}
const change = { 'New withdrawal password': OTHER, 'New withdrawal password again': OTHER }
const changes = 'Change withdrawal password'
const counts = async ({ token }: Person, pin: string) =>
  (await client().call(changeWithdrawPasswordCall, { oldPassword: pin, password: '975310' }, { token })).code === 200

test('set for the first time nothing waits, and it leads back to where it was needed, which knows of it at once', async () => {
  const { user, person, at } = await open({
    query: { mode: 'set', from: '/chongzhi?currency=BTC' },
    routes: ['/withdrawPassword', '/chongzhi'],
  })
  expect(screen.queryByText('Withdrawals are paused for 24 hours after the change.')).toBeNull()
  await type(user, { 'Withdrawal password': PIN, 'Withdrawal password again': PIN })
  await type(user, { 'Login password': (person as Person).password })
  await press(user, 'Set withdrawal password')
  await waitFor(() => expect(at()).toBe('/chongzhi?currency=BTC'))
  expect(await profileOf(person as Person)).toMatchObject({
    hasWithdrawPassword: true,
    creditScore: 55,
    withdrawHoldUntil: null,
  })
})

test('is called Set withdrawal password where there is none, and Change withdrawal password where there is one', async () => {
  const title = () => getDefaultStore().get(ownTitleAtom)
  await open()
  await screen.findByRole('heading', { name: 'Set withdrawal password' })
  expect(title()).toBe('Set withdrawal password')
  await open({ as: await withPin() })
  await screen.findByRole('heading', { name: changes })
  expect(title()).toBe('') // that of the route
})

test.each(['https://evil.example', '//evil.example', '/nowhere'])('%s is no way back', async from => {
  const { user, person, at } = await open({ query: { mode: 'set', from } })
  await type(user, { 'Withdrawal password': PIN, 'Withdrawal password again': PIN })
  await type(user, { 'Login password': (person as Person).password })
  await press(user, 'Set withdrawal password')
  await waitFor(() => expect(at()).toBe('/'))
})

test('a simple one is refused as it is typed: the boxes are empty again and say why, until the next digit', async () => {
  const { user } = await open()
  await type(user, { 'Withdrawal password': '123456' })
  expect([(await box('Withdrawal password')).value, await saidAt('Withdrawal password')]).toEqual([
    '',
    'Choose a withdrawal password that is harder to guess',
  ])
  await type(user, { 'Withdrawal password': '1' })
  expect(await saidAt('Withdrawal password')).toBe('Six digits that are hard to guess')
  await type(user, { 'Withdrawal password': '35791', 'Withdrawal password again': '135790' })
  expect(await saidAt('Withdrawal password again')).toBe("The withdrawal passwords don't match")
})

test('changed with the old one: withdrawals wait a day, as it said before', async () => {
  const person = await withPin()
  const { user, at } = await open({ as: person, query: { mode: 'set' } })
  await screen.findByText('Withdrawals are paused for 24 hours after the change.')
  expect(at()).toBe('/withdrawPassword?mode=change') // there is one: it cannot be set
  await type(user, { 'Current withdrawal password': PIN, ...change })
  await press(user, changes)
  await screen.findByText('Withdrawal password changed')
  expect((await profileOf(person)).withdrawHoldUntil).toMatch(/^\d{4}-/)
  expect([await counts(person, PIN), await counts(person, OTHER)]).toEqual([false, true])
})

test('to change what is not there leads to setting it', async () => {
  const { at } = await open({ query: { mode: 'change' } })
  await screen.findByRole('button', { name: 'Set withdrawal password' })
  await waitFor(() => expect(at()).toBe('/withdrawPassword?mode=set'))
})

test('wrong ones are counted down at the field, the fifth locks and says until when; what else was typed stays', async () => {
  const person = await withPin()
  const { user } = await open({ as: person })
  await type(user, change)
  for (const left of [4, 3, 2, 1]) {
    await type(user, { 'Current withdrawal password': '864202' })
    await press(user, changes)
    await waitFor(async () =>
      expect(await saidAt('Current withdrawal password')).toBe(`Wrong withdrawal password. Tries left: ${left}`),
    )
  }
  await type(user, { 'Current withdrawal password': '864202' })
  await press(user, changes)
  await waitFor(async () =>
    expect(await saidAt('Current withdrawal password')).toMatch(/^Locked until \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
  )
  expect((await box('New withdrawal password')).value).toBe(OTHER)
  expect(await counts(person, PIN)).toBe(false)
})

/** Somebody whose codes go to an address, a minute after the last one. */
async function withEmail(): Promise<{ person: Person; email: string }> {
  const email = `pin${Math.random().toString(36).slice(2)}@example.com`
  const ip = { ip: `10.77.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` }
  await client().ask(emailCaptchaCall, { email, scene: 'register' }, ip)
  const who = { registerType: registerTypes.email, email, password: 'waterline-7', agreed: true }
  const { token } = await client().ask(registerCall, { ...who, captcha: await codeIn(email) }, ip)
  await advance(61)
  return { person: await withPin({ account: email, password: 'waterline-7', token }), email }
}
const codeIn = async (email: string) =>
  /(\d{6}) is your/.exec(String(await operate(exchange(), 'mail', email)).split('\n')[0] ?? '')?.[1] ?? ''

test('forgotten: a code to one’s own address and the login password; the wait for another outlasts a reload', async () => {
  const { person, email } = await withEmail()
  const { user } = await open({ as: person })
  await press(user, 'Forgot it?')
  await screen.findByText("We'll send it to p•••@example.com")
  await press(user, 'Send code')
  await screen.findByText('Sent to p•••@example.com')
  await open({ as: person, query: { mode: 'forgot' } })
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: /^Resend in \d+ s$/ })
  expect(waiting.disabled).toBe(true)
  await type(user, { ...change, 'Login password': person.password, 'Verification code': '000000' })
  await press(user, changes)
  await waitFor(async () => expect(await saidAt('Verification code')).toMatch(/wrong|expired/i))
  await user.clear(await box('Verification code'))
  await type(user, { 'Verification code': await codeIn(email) })
  await press(user, changes)
  await screen.findByText('Withdrawal password changed')
  expect(await counts(person, OTHER)).toBe(true)
})

test('who forgot it and has no address to prove who they are learns what to add, before anything is typed', async () => {
  await open({ as: await withPin(), query: { mode: 'forgot' }, routes: ['/withdrawPassword', '/gerenziliao'] })
  const way = await screen.findByRole('link', { name: /We have no email or mobile number/ })
  expect(way.getAttribute('href')).toBe('#/gerenziliao')
  const button = screen.getByRole('button', { name: changes })
  expect([button.getAttribute('aria-disabled'), button.parentElement?.textContent]).toEqual([
    'true',
    expect.stringContaining('Add an email or mobile number first'),
  ])
})

test('pressed too early it names each field, and nothing is sent', async () => {
  const { user, person } = await open()
  await press(user, 'Set withdrawal password')
  expect(screen.getAllByText('Required')).toHaveLength(3)
  await type(user, { 'Withdrawal password': '2468' })
  await screen.findByText('Enter all six digits')
  expect((await profileOf(person as Person)).hasWithdrawPassword).toBe(false)
})

test('without a connection nothing can be sent, and what is typed stays', async () => {
  const { user } = await open({ offline: true })
  await type(user, { 'Withdrawal password': PIN })
  const button = await screen.findByRole('button', { name: 'Set withdrawal password' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect((await box('Withdrawal password')).value).toBe(PIN)
})

test('an answer that does not come leaves everything as it was typed, to be sent once more', async () => {
  const { user, mend, person } = await open({ down: true })
  await type(user, { 'Withdrawal password': PIN, 'Withdrawal password again': PIN })
  await type(user, { 'Login password': (person as Person).password })
  await press(user, 'Set withdrawal password')
  await screen.findByText('Not found')
  mend()
  await press(user, 'Set withdrawal password')
  await screen.findByText('Withdrawal password set')
})
