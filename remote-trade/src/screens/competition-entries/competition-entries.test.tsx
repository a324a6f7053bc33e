import { expect, test } from '@jest/globals'
import { exitCompetitionCall, joinCompetitionCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { identify } from '@shared/testing/identified'
import { newPerson } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const routes = ['/bisai', '/bisaiDetail', '/bisaiMycansai', '/heyue']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./competition-entries.screen.tsx'), { path: '/bisaiMycansai', routes, as: {}, ...o })
const client = () => connect(exchange().url, exchange().publicKey)

/** Somebody in a competition. */
async function entered(id: string, options: string[] = [], isVerified = false) {
  await operate(exchange(), 'competition', 'create', '--id', id, '--title', 'Spring cup', '--bots', '0', ...options)
  const person = await newPerson(exchange(), { balance: '1000' })
  if (isVerified) await identify(exchange(), person)
  const entry = await client().ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, person)
  return { person, entry }
}
const entries = async () => within(await screen.findByRole('list', { name: 'My entries' })).getAllByRole('listitem')
const text = (element: Element | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')

test('an entry says what it is worth, its place, its times and its account, and leads to trade and to its page', async () => {
  const { person, entry } = await entered(`Mine-${Date.now()}`)
  await open({ as: person })
  const [row] = await entries()
  for (const words of ['In progress', '10,000.00', '0.00%', 'Place1', 'Today', 'Joined', 'Ends', entry.accountNo])
    expect(text(row)).toContain(words)
  expect(screen.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe(`#/heyue?competition=${entry.id}`)
  expect(screen.getByRole('link', { name: 'Spring cup' }).getAttribute('href')).toContain('#/bisaiDetail?id=Mine-')
})

test('one that runs says what its place pays, and how many closes and minutes at risk a reward needs', async () => {
  const id = `Paid-${Date.now()}`
  const { person } = await entered(id, ['--rewards', '1-3:50'], true)
  await open({ as: person })
  const note = await screen.findByText(/^Reward 50 USDT/)
  await waitFor(() =>
    expect(text(note)).toBe('Reward 50 USDT · 0 of 5 required positions closed · 0 of 72 min with open positions'),
  )
})

test('leads an unverified person to the identity while the competition has not begun', async () => {
  const { person } = await entered(`Unknown-${Date.now()}`, ['--rewards', '1-3:50', '--start', '2099-01-01 00:00:00'])
  await open({ as: person, routes: [...routes, '/shenfenRenzheng'] })
  expect(await screen.findByText(/^Verify your identity before \d.* to qualify for a reward$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify your identity' }).getAttribute('href')).toBe('#/shenfenRenzheng')
})

test('one that was left says when, and offers no trade', async () => {
  const id = `Left-${Date.now()}`
  const { person } = await entered(id)
  await client().ask(exitCompetitionCall, { id, clientOrderId: newOrderId() }, person)
  await open({ as: person })
  expect(text((await entries())[0])).toContain('Left')
  // the badge, and what the time below it is of
  expect(screen.getAllByText('Left').map(({ dataset }) => dataset.kind)).toEqual(['wait', undefined])
  expect(screen.queryByRole('link', { name: 'Trade' })).toBeNull()
})

test('who has none is led to the competitions', async () => {
  await open()
  expect(await screen.findByText("You haven't entered a competition yet")).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all competitions' }).getAttribute('href')).toBe('#/bisai')
})

test('what did not load says why and comes at Retry; without a connection it comes by itself', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load your entries")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText("You haven't entered a competition yet")).toBeTruthy()
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText("You haven't entered a competition yet")).toBeTruthy()
})
