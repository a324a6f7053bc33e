import { expect, jest, test } from '@jest/globals'
import { standBetween } from '@shared/testing/between'
import { applyAdvanced, applyBasic, desk, verify } from '@shared/testing/identities'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { changed } from 'shell/query'
import { blankDetails, DETAILS, useDetailsDraft } from '../../parts/identity-draft.ts'
import IdentityResultScreen from './identity-result.screen.tsx'

const live = ['/my', '/renzhengResult', '/shenfenRenzheng', '/shenfenRenzhengAd', '/fuliCenter', '/tixian', '/ieo']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: IdentityResultScreen }), {
    path: '/renzhengResult',
    as: {},
    routes: live,
    ...o,
  })
const somebody = () => newPerson(exchange(), {})
const heading = (name: string) => screen.findByRole('heading', { name })

async function decided(decide: (id: string) => Promise<unknown>): Promise<Person> {
  const as = await somebody()
  await decide(await applyBasic(as))
  return as
}

test('where nothing was handed in it leads to the start, of either kind', async () => {
  const { user } = await open()
  await screen.findByText('Not verified yet')
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('#/shenfenRenzheng')
  await user.click(screen.getByRole('tab', { name: 'Advanced' }))
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('#/shenfenRenzhengAd')
  expect(screen.queryByText('History')).toBeNull()
})

test('under review it says since when, and is renewed by a message of the desk', async () => {
  const as = await somebody()
  const id = await applyBasic(as)
  await open({ as })
  await heading('Under review')
  expect(screen.getByText(/^Submitted \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toBeTruthy()
  await desk('reject', id, '--field', 'frontImage', '--reason', 'photo-unclear')
  act(() => changed(['profile', 'identity']))
  await heading('Rejected')
})

test('rejected: the reason, what to bring anew, and the way there', async () => {
  const as = await decided(id => desk('reject', id, '--field', 'frontImage,holdImage', '--words', 'Too dark.'))
  await open({ as })
  await heading('Rejected')
  expect(screen.getByText('Too dark.')).toBeTruthy()
  const fields = within(screen.getByRole('list', { name: 'What to change' }))
  expect(fields.getAllByRole('listitem').map(row => row.textContent)).toEqual([
    'Front side',
    'Photo of you holding your ID',
  ])
  expect(screen.getByRole('link', { name: 'Resubmit' }).getAttribute('href')).toBe('#/shenfenRenzheng')
})

test('verified: what it unlocked, and on to the advanced one', async () => {
  const as = await decided(id => desk('approve', id))
  await open({ as })
  await heading('Verified')
  expect(await screen.findByText('Credit score: +15')).toBeTruthy()
  const rows = within(screen.getByRole('list', { name: 'What this unlocks' })).getAllByRole('listitem')
  // no loan is offered here
  expect(rows.map(row => row.textContent)).toEqual([
    'Token offerings',
    'Higher withdrawal limits',
    'Credit score: +15',
    'See your rewards',
  ])
  expect(screen.getByRole('link', { name: 'See your rewards' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue to advanced verification' }).getAttribute('href')).toBe(
    '#/shenfenRenzhengAd',
  )
})

test('leads to the advanced verification while isHaveAuthDone says that it is not done', async () => {
  const as = await decided(id => desk('approve', id))
  let isDone = false
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) =>
      path.includes('isHaveAuthDone') ? body.replace('"advancedDone":false', `"advancedDone":${isDone}`) : undefined,
  })
  await open({ as, at: address })
  await screen.findByRole('link', { name: 'Continue to advanced verification' })
  isDone = true
  act(() => changed(['identity']))
  await screen.findByText("You're fully verified")
  expect(screen.queryByRole('link', { name: 'Continue to advanced verification' })).toBeNull()
  await stop()
})

test('both verified: nothing is left to hand in, and more lots of offerings are open', async () => {
  const as = await somebody()
  await verify(as)
  await desk('approve', await applyAdvanced(as))
  await open({ as, query: { kind: 'advanced' } })
  await screen.findByText("You're fully verified")
  expect(screen.getByText('More lots in token offerings')).toBeTruthy()
  expect(screen.queryByText('Token offerings')).toBeNull()
})

test('the address says which kind; the history tells all of both', async () => {
  const as = await somebody()
  await desk('reject', await applyBasic(as))
  await verify(as)
  await applyAdvanced(as)
  await open({ as, query: { kind: 'advanced' } })
  await heading('Under review')
  const rows = (await screen.findAllByText(/^(Identity|Advanced) verification$/)).map(row =>
    row.closest('li')?.textContent?.replaceAll(/[\d/:]+ [\d/:]+/g, ' '),
  )
  expect(rows).toEqual([
    'Advanced verification Under review',
    'Identity verification Verified',
    'Identity verification Rejected',
  ])
})

test('back leads to Personal, not into the form', async () => {
  const { user, at } = await open()
  await screen.findByText('Not verified yet')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/my'))
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  await screen.findByText("Couldn't load your verification")
  mend()
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement)
  await screen.findByText('Not verified yet')
})

test('without a connection what was known stands under its time; a first load goes on when it is back', async () => {
  const as = await somebody()
  await applyBasic(as)
  await open({ as })
  await heading('Under review')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await screen.findByText(/^As of \d\d:\d\d:\d\d$/)
  act(() => found())
  const { online } = await open({ offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(online)
  await screen.findByText('Not verified yet')
})

function Typed() {
  const [, keep] = useDetailsDraft(DETAILS, blankDetails)
  useEffect(() => keep(now => ({ ...now, surname: 'Saetang', documentNumber: '1100700345678' })), [keep])
  return <IdentityResultScreen />
}
const kept = () => sessionStorage.getItem('account.identity.v1') ?? ''

test('what was typed for it stays in the tab until it is verified, and not a moment longer', async () => {
  const faults = jest.spyOn(console, 'error')
  const as = await somebody()
  const id = await applyBasic(as)
  await renderScreen(Promise.resolve({ default: Typed }), { path: '/renzhengResult', as, routes: live })
  await waitFor(() => expect(kept()).toContain('Saetang'))
  await desk('approve', id)
  act(() => changed(['identity']))
  await heading('Verified')
  await waitFor(() => expect(kept()).not.toContain('Saetang'))
  expect(faults.mock.calls).toEqual([])
  faults.mockRestore()
})
