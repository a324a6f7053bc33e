import { expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'

const open = (query: Record<string, string> = {}) =>
  renderScreen(import('./__folder__.screen.tsx'), { path: '/__address__', query })

test('the markets stand there, each a way to its chart', async () => {
  await open()
  expect((await screen.findByRole('link', { name: 'BTCUSDT' })).getAttribute('href')).toBe('#/kline?symbol=BTCUSDT')
})

test('a name that no market has is said', async () => {
  await open({ name: 'nowhere' })
  expect(await screen.findByText('No market has this name')).toBeTruthy()
})
