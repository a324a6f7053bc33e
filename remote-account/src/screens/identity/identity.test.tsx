import { expect, test } from '@jest/globals'
import { identityStatesCall } from '@shared/contract/calls/account'
import type { PhotoField } from '@shared/contract/identity'
import { applyBasic, client, desk, photo, photos } from '@shared/testing/identities'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect } from 'react'
import { useSentPhotos } from '../../parts/identity-draft.ts'
import IdentityScreen from './identity.screen.tsx'

const live = ['/my', '/renzhengResult', '/shenfenRenzheng']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: IdentityScreen }), {
    path: '/shenfenRenzheng',
    query: { step: 'details' },
    as: {},
    routes: live,
    ...o,
  })

let before: Partial<Record<PhotoField, string>> = {}
function WithPhotos() {
  const [, keep] = useSentPhotos(1)
  useEffect(() => keep(() => before), [keep])
  return <IdentityScreen />
}
/** These photos of a card were uploaded before. */
function openWith(paths: typeof before, o: Partial<ScreenOptions>) {
  before = paths
  return renderScreen(Promise.resolve({ default: WithPhotos }), {
    path: '/shenfenRenzheng',
    query: { step: 'details' },
    routes: live,
    ...o,
  })
}

const somebody = () => newPerson(exchange(), {})
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' })
const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

async function pickCountry(user: UserEvent, name: string): Promise<void> {
  await press(user, /^Country or region/)
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
}

async function fill(user: UserEvent, country = 'Thailand'): Promise<void> {
  await pickCountry(user, country)
  await user.type(await box('Surname'), 'Saetang')
  await user.type(await box('First name'), 'Malee')
  fireEvent.change(await box('Date of birth'), { target: { value: '1990-02-03' } })
  await user.type(await box('Document number'), `1 1007 ${Date.now()}`)
}

const stateOf = async (person: Person) => (await client().ask(identityStatesCall, {}, person)).basic?.state

test('begins with why, what it takes, how long a review takes and what it unlocks; Start opens the form', async () => {
  const { user, at } = await open({ query: {}, routes: [...live, '/tixian'] })
  const needs = within(await screen.findByRole('list', { name: 'What you need' }))
  expect(needs.getByText('We usually decide within 1 day.')).toBeTruthy()
  const unlocks = within(screen.getByRole('list', { name: 'What this unlocks' }))
  expect(unlocks.getAllByRole('listitem').map(row => row.textContent)).toEqual(['Higher withdrawal limits'])
  await press(user, 'Start')
  await box('Surname')
  expect(at()).toBe('/shenfenRenzheng?type=1&step=details')
})

test("suggests the phone's country until the person chooses another; the list has no phone codes", async () => {
  const { user } = await open()
  const help = "From your phone's settings. Choose the country on your document."
  await screen.findByText(help)
  await press(user, 'Country or region United States')
  expect(within(await screen.findByRole('dialog')).queryByText(/\+\d/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Thailand' }))
  await screen.findByRole('button', { name: 'Country or region Thailand' })
  expect(screen.queryByText(help)).toBeNull()
})

test('what is missing or wrong is said at each field, and what was typed stays', async () => {
  const { user, at } = await open()
  await press(user, 'Continue')
  expect(await screen.findAllByText('Required')).toHaveLength(3)
  await user.type(await box('Surname'), '12')
  fireEvent.change(await box('Date of birth'), { target: { value: '2015-01-01' } })
  expect(screen.getByText('Write the name in letters, as on your document')).toBeTruthy()
  expect(screen.getByText('You must be 18 or older')).toBeTruthy()
  expect((await box('Surname')).value).toBe('12')
  expect(at()).toBe('/shenfenRenzheng?step=details')
})

test('the steps stand in the address, and the kind with them; nobody skips one by it', async () => {
  const { user, at } = await open({ query: { step: 'review', type: '3' } })
  await waitFor(() => expect(at()).toBe('/shenfenRenzheng?step=details&type=3'))
  await fill(user)
  expect(screen.getByRole('button', { name: /^Document Passport/ })).toBeTruthy()
  await press(user, 'Continue')
  await waitFor(() => expect(at()).toBe('/shenfenRenzheng?step=photos&type=3&photo=passportImage'))
  expect(screen.getByText('Photos').closest('li')?.getAttribute('aria-current')).toBe('step')
  await screen.findByRole('heading', { name: 'Passport photo page' })
  expect(screen.getByText('1/2')).toBeTruthy()
})

test('the text is kept in this tab, the number of the document is not', async () => {
  const { user } = await open()
  await fill(user)
  await waitFor(() => expect(sessionStorage.getItem('account.identity.v1')).toContain('Malee'))
  const number = (await box('Document number')).value
  expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain(number)
})

test('reviewed and submitted it is handed in once; the result follows, and nothing of it stays to be sent again', async () => {
  const as = await somebody()
  const { user, at } = await openWith(await photos(as), { as })
  await fill(user)
  await press(user, 'Continue')
  await waitFor(() => expect(at()).toBe('/shenfenRenzheng?step=review&type=1'))
  expect(screen.getByText('Thailand')).toBeTruthy()
  expect(screen.getAllByText('Uploaded')).toHaveLength(3)
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=basic'))
  expect(await stateOf(as)).toBe(0)
  expect(sessionStorage.getItem('account.identity-photos.v1')).not.toContain('kyc/')
})

test('somebody with a single name leaves the other field empty, and the review shows one name', async () => {
  const as = await somebody()
  const { user, at } = await openWith(await photos(as), { as })
  expect(await screen.findByText('Only one name? Leave the other field empty.')).toBeTruthy()
  await fill(user)
  await user.clear(await box('Surname'))
  await press(user, 'Continue')
  await screen.findByText('Malee')
  expect(screen.queryByText('Surname')).toBeNull()
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=basic'))
  expect(await stateOf(as)).toBe(0)
})

async function rejected(): Promise<Person> {
  const as = await somebody()
  await desk(
    'reject',
    await applyBasic(as),
    '--field',
    'frontImage',
    '--reason',
    'photo-unclear',
    '--words',
    'The top is dark.',
  )
  return as
}

test('rejected: the camera of the front opens with the reason, without an introduction', async () => {
  const as = await rejected()
  const { user, at } = await open({ as, query: {} })
  await screen.findByText('Your last application was rejected')
  await fill(user)
  await press(user, 'Continue')
  await screen.findByText('A photo is too blurred or too dark to read.')
  expect(at()).toBe('/shenfenRenzheng?type=1&photo=frontImage&step=photos')
})

/** As a screen reader hears them. */
const tiles = () => screen.getAllByRole('status').flatMap(status => status.textContent || [])

test('what the desk wants otherwise is named over the details, where no tile can tell it', async () => {
  const as = await somebody()
  const named = ['--field', 'frontImage,documentNumber', '--words', 'The number is another.']
  await desk('reject', await applyBasic(as), ...named)
  await open({ as })
  await screen.findByText(/What to change: Front side · Document number/)
  expect(screen.getByText(/The number is another\./)).toBeTruthy()
})

test('with the new front alone it is handed in again; the others are kept', async () => {
  const as = await rejected()
  const { user, at } = await openWith({ frontImage: await photo(as) }, { as })
  await fill(user)
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'Submit' })
  expect(tiles()).toEqual(['Uploaded', 'Previous photo', 'Previous photo'])
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=basic'))
  expect(await stateOf(as)).toBe(0)
})

test('of another document nothing was kept: the exchange says which photo it lacks, and its tile asks for it', async () => {
  const as = await rejected()
  const { user, at } = await openWith({ frontImage: await photo(as) }, { as })
  await fill(user, 'Malaysia')
  await press(user, 'Continue')
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toMatch(/step=photos/))
  await screen.findByText('Still needed: Back side')
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
  const tile = screen.getByText('Back side').closest('[data-kind]') as HTMLElement
  expect(tile.dataset.kind).toBe('failed')
  expect(within(tile).getByRole('button', { name: 'Retake' })).toBeTruthy()
  expect(within(tile).queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('where there is no camera it offers the camera app and the library, by their names', async () => {
  const { user, at } = await open()
  await fill(user)
  await press(user, 'Continue')
  await waitFor(() => expect(at()).toBe('/shenfenRenzheng?step=photos&type=1&photo=frontImage'))
  await screen.findByText('Use your camera app')
  expect(screen.getByRole('button', { name: 'Open camera app' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose from library' })).toBeTruthy()
  const captures = [...document.querySelectorAll('input[type=file]')].map(input => input.getAttribute('capture'))
  expect(captures).toEqual(['environment', null])
})

test('under review or verified it leads to the result', async () => {
  const as = await somebody()
  await applyBasic(as)
  const { at } = await open({ as })
  await waitFor(() => expect(at()).toBe('/renzhengResult?kind=basic'))
})

test('without a connection it is not sent, says why, and what was typed stays', async () => {
  const as = await somebody()
  const { user } = await openWith(await photos(as), { as })
  await fill(user)
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'Submit' })
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await screen.findByText('No connection')
  expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Malee')).toBeTruthy()
  act(() => found())
})

test('what did not load says so and comes at Retry; a first load without a connection comes by itself', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your verification")
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await box('Surname')
  const { online } = await open({ offline: true })
  await screen.findByText('No connection')
  act(online)
  await box('Surname')
})
