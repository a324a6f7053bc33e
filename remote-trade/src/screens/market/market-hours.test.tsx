import { expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { advance, loseConnection, renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const tape = {
  start: '2026-11-21 12:00:00',
  symbols: { BTCUSDT: [[0, '64000']] },
  gaps: [{ from: 5, to: 60 }],
}
tapedExchange(tape)

const open = (query: Record<string, string> = {}) =>
  renderScreen(import('./market.screen.tsx'), { path: '/hangqing', query })
async function rowOf(symbol: string) {
  const links = await screen.findAllByRole('link')
  const link = links.find(one => one.getAttribute('href') === `#/kline?symbol=${symbol}`)
  if (!link) throw new Error(`There is no row of ${symbol}`)
  return within(link)
}

test('a closed market shows a moon and when it opens, and keeps its last price', async () => {
  await open({ cat: 'forex' })
  await waitFor(async () => expect((await rowOf('EURUSD')).getByText('Market closed')).toBeTruthy())
  const row = await rowOf('EURUSD')
  expect(row.getByText(/(Sun|Mon) \d\d:\d\d/)).toBeTruthy()
  expect(row.getByText('1.08500')).toBeTruthy()
  expect(await screen.findByText('12 closed')).toBeTruthy()
  expect(screen.queryByText(/^Prices/)).toBeNull()
})

test('coins never close; once nothing new comes the page says how old the prices are', async () => {
  await open()
  await waitFor(async () => expect((await rowOf('BTCUSDT')).getByText('64,000.00')).toBeTruthy())
  expect((await rowOf('BTCUSDT')).queryByText('Market closed')).toBeNull()
  await advance(20)
  act(() => loseConnection()()) // back at once, the phone asks what time it is
  expect(await screen.findByText('Prices are 16 s old')).toBeTruthy()
})
