import { beforeEach, expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'

const open = (at: Awaited<ReturnType<typeof refusing>>['at']) =>
  renderScreen(import('./market.screen.tsx'), { path: '/hangqing', at, without: ['price-stream'] })

beforeEach(() => localStorage.clear())

test('a distribution that is refused says why in its place', async () => {
  const { at, refused, said } = await refusing(/getPriceDistribution/, 'Nothing is counted today')
  const { user } = await open(at)
  expect(await screen.findByText('Nothing is counted today')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(refused()).toBeGreaterThan(1))
  expect(said).toEqual([])
})

test('prices that are refused say why as a notice, once, however often they are asked for', async () => {
  const { at, refused, said } = await refusing(/appSymbol\/price/, 'No prices today')
  await open(at)
  expect(await screen.findByRole('list', { name: 'Markets' })).toBeTruthy()
  await waitFor(() => expect(refused()).toBeGreaterThan(3))
  expect(said).toEqual(['No prices today'])
})

test('markets that are refused say why in their place', async () => {
  const { at, said } = await refusing(/appSymbol\/list/, 'The list is being made')
  await open(at)
  expect(await screen.findByText('The list is being made')).toBeTruthy()
  expect(said).toEqual([])
})

test('without a connection a first opening says so, and loads by itself once there is one', async () => {
  const { online } = await renderScreen(import('./market.screen.tsx'), { path: '/hangqing', offline: true })
  expect(await screen.findByText("This page will load when you're back online.")).toBeTruthy()
  online()
  expect(await screen.findByRole('list', { name: 'Markets' })).toBeTruthy()
})
