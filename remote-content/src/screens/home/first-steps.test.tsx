import { beforeEach, expect, test } from '@jest/globals'
import { operate } from '@shared/testing/exchange-process'
import { applyBasic } from '@shared/testing/identities'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { noPopups } from '../../testing/no-popups.ts'

const routes = ['/home', '/heyue', '/chongzhi', '/shenfenRenzheng', '/renzhengResult', '/fuliCenter']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./home.screen.tsx'), { path: '/home', as: {}, routes, ...o })
const card = async () => within(await screen.findByRole('region', { name: 'First steps' }))
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
const kept = () => JSON.parse(localStorage.getItem('home.layout.v1') ?? '{}')

beforeEach(() => {
  localStorage.clear()
  noPopups()
})

test('shows a new person three steps, each with its reward, what it unlocks and the way to its screen', async () => {
  await open()
  const steps = await card()
  expect(steps.getByText('0 of 3')).toBeTruthy()
  const rows = steps.getAllByRole('link').map(row => [row.getAttribute('href'), row.textContent])
  expect(rows).toEqual([
    ['#/shenfenRenzheng', 'Verify your identityUnlocks rewards and higher limits+3 USDT'],
    ['#/chongzhi', 'Make your first depositUnlocks trading. Deposits must total 100 USDT.+5 USDT'],
    ['#/heyue', 'Close your first contract positionOpen one and close it again+2 USDT'],
    ['#/fuliCenter', 'Welfare centre'],
  ])
  expect(steps.getByText(/You can claim rewards once 100 USDT have stayed for 7 nights\./)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/Verify your identity for higher limits/)).toBeNull())
})

test('tells that the documents are looked at, then ticks the step once the identity is verified', async () => {
  const { person } = await open()
  await card()
  if (!person) throw new Error('Nobody is signed in')
  const id = await applyBasic(person)
  await open({ as: person })
  const review = (await card()).getByRole('link', { name: /^Verify your identity/ })
  expect([review.getAttribute('href'), review.textContent]).toEqual([
    '#/renzhengResult',
    "Verify your identityWe're checking your documents.+3 USDT",
  ])
  await operate(exchange(), 'identity', 'approve', id)
  await open({ as: person })
  const steps = await card()
  expect(steps.getByText('1 of 3')).toBeTruthy()
  expect(steps.queryByRole('link', { name: /^Verify your identity/ })).toBeNull()
  expect(steps.getByText('Done')).toBeTruthy()
})

test('puts the card away for good, and brings it back from Personal', async () => {
  const { user, person } = await open()
  await user.click((await card()).getByRole('button', { name: 'Hide the first steps' }))
  await isGone()
  await screen.findByText("You'll find the first steps in Personal.")
  await screen.findByRole('link', { name: /Verify your identity for higher limits/ })
  await open({ as: person ?? {} })
  await waitFor(() => expect(kept()).toMatchObject({ steps: 0 }))
  await isGone()
  await open({ as: person ?? {}, query: { steps: 'show' } })
  await card()
  await open({ as: person ?? {} })
  await card()
})

test('draws no card for a visitor, nor where the exchange gives no rewards', async () => {
  await open({ without: ['welfare'] })
  await waitFor(() => expect(kept()).toMatchObject({ steps: 0 }))
  expect(screen.queryByText('First steps')).toBeNull()
  await renderScreen(import('./home.screen.tsx'), { path: '/home', routes })
  await waitFor(() => expect(kept()).toMatchObject({ steps: null }))
  expect(screen.queryByText('First steps')).toBeNull()
})
