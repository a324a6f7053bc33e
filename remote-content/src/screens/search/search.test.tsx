import { expect, test } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen } from '@testing-library/react'

const open = (o: Partial<ScreenOptions> = {}) => renderScreen(import('./search.screen.tsx'), { path: '/search', ...o })
const first = () => screen.findByRole('link', { name: 'BTCUSDT' })

test('while it loads, as many rows stand there as will come; then each market is a way to its chart', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  expect((await first()).getAttribute('href')).toBe('#/kline?symbol=BTCUSDT')
})

test('what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the markets")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await first()).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(online)
  expect(await first()).toBeTruthy()
})

test('a name that no market has is said', async () => {
  const { user } = await open()
  await first()
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nowhere')
  expect(await screen.findByText('No market has this name')).toBeTruthy()
})
