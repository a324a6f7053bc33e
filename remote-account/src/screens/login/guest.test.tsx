import { beforeEach, expect, test } from '@jest/globals'
import { newPerson } from '@shared/testing/people'
import { advance, exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { box, logIn, open, secret, type User } from './testing.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
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
  expect((await box('Username, email or mobile number')).value).toBe(account)
  expect(document.activeElement).toBe(secret('Password'))
  await advance(1)
  const anew = { name: 'Lost your password? Start a new guest account' }
  await again.user.click(screen.getByRole('button', anew))
  expect(await screen.findByText(new RegExp(`get back into ${account}`))).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await again.user.click(screen.getByRole('button', anew))
  await again.user.click(await screen.findByRole('button', { name: 'Start new' }))
  const other = await guestSheet()
  expect(shownIn(other)[0]).not.toBe(account)
  expect(screen.queryByText(`Enter the password of ${account}`)).toBeNull()
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
  expect(await screen.findByText('Wrong username or password')).toBeTruthy()
  expect((await box('Username, email or mobile number')).value).toBe('g204813907')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a server without guests offers none', async () => {
  await open({}, { without: ['guest-login'] })
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue as guest' })).toBeNull()
})
