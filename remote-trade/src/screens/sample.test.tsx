import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { closePositionCall, loginCall, positionListCall, symbolPriceCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { ownExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, renderScreen } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const data = mkdtempSync(path.join(tmpdir(), 'sample-'))
let demo: Person
ownExchange('--demo', '--data', data)
beforeAll(async () => {
  const who = JSON.parse(readFileSync(path.join(data, 'demo.json'), 'utf8'))
  demo = { ...who, ...(await client().ask(loginCall, who)) }
})
afterAll(() => rmSync(data, { recursive: true }))
const client = () => connect(exchange().url, exchange().publicKey)

/** As from another phone: the position that the account opened itself, closed. */
async function closeOwn(): Promise<void> {
  const [row] = (await client().ask(positionListCall, { state: 1, symbol: 'BTCUSDT' }, demo)).records
  const [quote] = await client().ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  const order = { id: row?.id ?? '', expectedPrice: quote?.price ?? '', tolerance: '0.01' }
  await client().ask(closePositionCall, { ...order, clientOrderId: newOrderId() }, demo)
}

const contract = () => import('./contract/contract.screen.tsx')
const spots = () => import('./spot-records/spot-records.screen.tsx')
const swaps = () => import('./swap-records/swap-records.screen.tsx')
const history = (mode: string) => ({ path: '/heyue', query: { mode, tab: 'history' } })

test.each([
  ['contract', contract, history('contract'), 12],
  ['CFD', contract, history('cfd'), 4],
  ['option', contract, history('option'), 3],
  ['second contract', contract, history('second'), 8],
  ['spot trade', spots, { path: '/kuaisuOrder' }, 6],
  ['swap', swaps, { path: '/shanduiOrder' }, 4],
])('each sample %s is marked in its list, and once it is opened', async (_, load, place, count) => {
  const { user } = await renderScreen(load(), { ...place, as: demo })
  await waitFor(() => expect(screen.getAllByText('Sample')).toHaveLength(count))
  const row = screen.getAllByText('Sample')[0]?.closest('button')
  if (!row) throw new Error('The row cannot be opened')
  await user.click(row)
  await within(await screen.findByRole('dialog')).findByText('Sample')
})

test('what the account traded itself is no sample, among those that are', async () => {
  await closeOwn()
  await renderScreen(contract(), { ...history('contract'), as: demo })
  const isOwn = (row: HTMLElement) => within(row).queryByText('Sample') === null
  const rows = () => screen.getAllByRole('button', { name: /^BTC\/USDT.*Closed by you/ })
  await waitFor(() => expect(rows().filter(isOwn)).toHaveLength(1))
  expect(screen.getAllByText('Sample')).toHaveLength(12)
})
