import { expect, test } from '@jest/globals'
import { loginCall, sessionListCall } from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./devices.screen.tsx'), { path: '/devices', as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)
const rows = () => screen.findAllByRole('listitem')
const answer = async (name: string) =>
  (await screen.findByRole('alertdialog')) &&
  within(await screen.findByRole('alertdialog')).getByRole('button', { name })
const signedIn = (person: Person) => client().ask(sessionListCall, {}, { token: person.token })

/** Somebody who is signed in on so many other browsers, too. */
async function withOthers(count: number): Promise<Person> {
  const person = await newPerson(exchange(), {})
  for (let n = 0; n < count; n++)
    await client().ask(loginCall, {
      account: person.account,
      password: person.password,
      deviceId: `other-browser-${n}`,
    })
  return person
}

test('this device stands first and cannot be signed out here; alone there is no other to end', async () => {
  await open()
  const [only, ...more] = await rows()
  expect([only?.textContent, more]).toEqual([expect.stringMatching(/Active now.*This device/), []])
  expect(screen.queryByRole('button', { name: /Log out/ })).toBeNull()
})

test('one that is signed out after a question is gone from the list, and its token opens nothing', async () => {
  const person = await withOthers(2)
  const { user } = await open({ as: person })
  await waitFor(async () => expect(await rows()).toHaveLength(3))
  const [first] = screen.getAllByRole('button', { name: 'Log out' })
  await user.click(first as HTMLElement)
  await user.click(await answer('Cancel'))
  expect(await signedIn(person)).toHaveLength(3)
  await user.click(first as HTMLElement)
  await user.click(await answer('Log out'))
  await screen.findByText('Unknown device is logged out')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(await signedIn(person)).toHaveLength(2)
})

test('all others are signed out at once, this one stays', async () => {
  const person = await withOthers(2)
  const { user } = await open({ as: person })
  await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }))
  await user.click(await answer('Log out'))
  await screen.findByText('All other devices are logged out')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(await signedIn(person)).toMatchObject([{ current: true }])
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your devices")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(1)
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  expect(await rows()).toHaveLength(1)
})
