import { expect, test } from '@jest/globals'
import { loginCall, myUserInfoCall, sessionListCall } from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { newGuest, newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./change-password.screen.tsx'), { path: '/changePassword', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const fresh = 'harbour-light-9'

async function type(user: UserEvent, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(await box(label))
    await user.type(await box(label), text)
  }
}
const press = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Change password' }))
/** The token that this browser goes on with. What a toast says may stand there since the test before. */
async function renewed({ token }: Person): Promise<string> {
  await screen.findByText('Password changed')
  const now = () => localStorage.getItem('token') ?? ''
  await waitFor(() => expect([now().length > 20, now() === token]).toEqual([true, false]))
  return now()
}
const enter = ({ account }: Person, password: string) => client().call(loginCall, { account, password })

test('the new password counts from now on, this browser stays, all others are signed out, withdrawals wait a day', async () => {
  const person = await newPerson(exchange(), {})
  await client().ask(loginCall, { account: person.account, password: person.password, deviceId: 'another-browser' })
  const { user } = await open({ as: person })
  await screen.findByText('Your other devices are logged out, and withdrawals are paused for 24 hours.')
  await type(user, { 'Current password': person.password, 'New password': fresh, 'New password again': fresh })
  await press(user)
  const token = await renewed(person)
  expect(await client().ask(sessionListCall, {}, { token })).toMatchObject([{ current: true }])
  expect((await client().ask(myUserInfoCall, {}, { token })).withdrawHoldUntil).toMatch(/^\d{4}-/)
  expect((await client().call(myUserInfoCall, {}, { token: person.token })).code).toBe(401)
  expect((await enter(person, person.password)).refusal).toBe('wrong-credentials')
  expect((await enter(person, fresh)).code).toBe(200)
})

test('each fault is said at its field, and what was typed stays', async () => {
  const { user, person } = await open()
  await press(user)
  expect(screen.getAllByText('Required')).toHaveLength(3)
  await type(user, { 'Current password': 'wrong-one-1', 'New password': 'short', 'New password again': 'other' })
  await screen.findByText('Use 8 to 64 characters')
  await screen.findByText("The passwords don't match")
  await type(user, { 'New password': 'wrong-one-1', 'New password again': 'wrong-one-1' })
  await screen.findByText('The new password must differ from the current one')
  await type(user, { 'New password': fresh, 'New password again': fresh })
  await press(user)
  await waitFor(async () => expect((await box('Current password')).getAttribute('aria-invalid')).toBe('true'))
  expect((await box('New password')).value).toBe(fresh)
  expect((await enter(person as Person, (person as Person).password)).code).toBe(200)
})

test('a guest gives up the password that was made, and nothing of theirs waits', async () => {
  const guest = await newGuest(exchange())
  const { user } = await open({ as: guest })
  await type(user, { 'Initial password': guest.password, 'New password': fresh, 'New password again': fresh })
  await press(user)
  const profile = await client().ask(myUserInfoCall, {}, { token: await renewed(guest) })
  expect([profile.initialPassword, profile.withdrawHoldUntil ?? null]).toEqual([false, null])
})

test('without a connection nothing can be sent, and what is typed stays', async () => {
  const { user } = await open({ offline: true })
  await type(user, { 'Current password': 'waterline-7' })
  expect((await screen.findByRole('button', { name: /Change password/ })).getAttribute('aria-disabled')).toBe('true')
  expect((await box('Current password')).value).toBe('waterline-7')
})
