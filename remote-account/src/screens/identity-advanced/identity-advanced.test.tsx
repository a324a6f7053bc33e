import { expect, test } from '@jest/globals'
import { identityStatesCall } from '@shared/contract/calls/account'
import { applyAdvanced, applyBasic, client, desk, verify } from '@shared/testing/identities'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const live = ['/my', '/renzhengResult', '/shenfenRenzheng', '/shenfenRenzhengAd']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./identity-advanced.screen.tsx'), { path: '/shenfenRenzhengAd', as: {}, routes: live, ...o })

async function verified(): Promise<Person> {
  const person = await newPerson(exchange(), {})
  await verify(person)
  return person
}

const boxes = (label: string) => screen.findAllByLabelText<HTMLInputElement>(label, { selector: 'input' })
async function type(user: UserEvent, label: string, text: string, nth = 0): Promise<void> {
  const box = (await boxes(label))[nth] as HTMLInputElement
  await user.clear(box)
  await user.type(box, text)
}
async function fill(user: UserEvent): Promise<void> {
  await type(user, 'Home address', '12/3 Sukhumvit 21, Bangkok')
  await type(user, 'Mobile number', '202 555 0143')
  await type(user, 'Surname', 'Saetang')
  await type(user, 'First name', 'Somchai')
  await user.click(screen.getByRole('button', { name: /Relationship/ }))
  await user.click(await screen.findByRole('button', { name: 'Sibling' }))
  await type(user, 'Mobile number', '202 555 0177', 1)
  await type(user, "Emergency contact's address", '9 Charoen Krung, Bangkok')
  await user.click(screen.getByRole('checkbox'))
}
const submit = async (user: UserEvent) => user.click(screen.getByRole('button', { name: /Submit/ }))

test('filled in and declared it is handed in once, and its result follows', async () => {
  const as = await verified()
  const { user, at } = await open({ as })
  await fill(user)
  await user.dblClick(screen.getByRole('button', { name: /Submit/ }))
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=advanced'))
  expect((await client().ask(identityStatesCall, {}, as)).advanced?.state).toBe(0)
})

test('what is missing is said at each field, the declaration too; what was typed stays', async () => {
  const { user } = await open({ as: await verified() })
  await type(user, 'Home address', '12/3 Sukhumvit 21')
  await submit(user)
  expect(screen.getAllByText('Required')).toHaveLength(5)
  expect(screen.getByText('Tick the box to confirm')).toBeTruthy()
  expect((await boxes('Home address'))[0]?.value).toBe('12/3 Sukhumvit 21')
})

test("one's own number as the contact's is refused at its field, before anything is sent", async () => {
  const as = await verified()
  const { user } = await open({ as })
  await fill(user)
  await type(user, 'Mobile number', '+1 (202) 555-0143', 1)
  await submit(user)
  expect(await screen.findByText("Enter someone else's number, not your own")).toBeTruthy()
  expect((await client().ask(identityStatesCall, {}, as)).advanced ?? null).toBeNull()
})

test('without a verified identity it says what comes first, and leads there', async () => {
  await open()
  await screen.findByText('Verify your identity first')
  expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe('#/shenfenRenzheng')
  const as = await newPerson(exchange(), {})
  await applyBasic(as)
  await open({ as })
  expect((await screen.findByRole('link', { name: 'View status' })).getAttribute('href')).toBe(
    '#/renzhengResult?kind=basic',
  )
})

test('under review it leads to the result; rejected the form says why', async () => {
  const as = await verified()
  const id = await applyAdvanced(as)
  const { at } = await open({ as })
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=advanced'))
  await desk('reject', id, '--reason', 'contact-unanswered')
  await open({ as })
  await screen.findByText("We couldn't reach your emergency contact.")
})

test('without a connection nothing can be sent, and what is typed stays', async () => {
  const { user } = await open({ as: await verified() })
  await type(user, 'Home address', '12/3 Sukhumvit 21')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await waitFor(() => expect(screen.getByRole('button', { name: /Submit/ }).getAttribute('aria-disabled')).toBe('true'))
  expect((await boxes('Home address'))[0]?.value).toBe('12/3 Sukhumvit 21')
  act(() => found())
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your verification")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Verify your identity first')
})
