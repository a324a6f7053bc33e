/** A Saturday of its own: metals and currencies rest, and the feed of coins breaks off for a while. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startExchangeProcess } from '@shared/testing/exchange-process'
import { advance, loseConnection, renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const variable = `EXCHANGE_${process.env.JEST_WORKER_ID ?? '1'}`
const common = process.env[variable]
const folder = mkdtempSync(path.join(tmpdir(), 'tape-'))
const tape = {
  start: '2026-11-21 12:00:00',
  symbols: { BTCUSDT: [[0, '64000']] },
  gaps: [{ from: 5, to: 60 }],
}
let child: ChildProcess

beforeAll(async () => {
  const file = path.join(folder, 'tape.json')
  writeFileSync(file, JSON.stringify(tape))
  const started = await startExchangeProcess(['--clock', 'manual', '--tape', file])
  child = started.child
  process.env[variable] = JSON.stringify(started.address)
})
afterAll(() => {
  child.kill()
  process.env[variable] = common
  rmSync(folder, { recursive: true })
})

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
