import { beforeEach, expect, test } from '@jest/globals'
import { balanceLogCall, transferContractCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { usePages } from '../query/index.ts'
import { call } from '../transport/call.ts'
import { newOrderId } from '../transport/order-id.ts'
import { LoadedRows } from './index.ts'

beforeEach(() => localStorage.clear())

const Entries = () => (
  <LoadedRows
    of={usePages(balanceLogCall, { type: 'transfer', account: 'balance' })}
    title="Couldn't load your account changes"
    skeleton="Skeleton"
    empty={<p>Nothing moved</p>}
  >
    {rows => (
      <ul>
        {rows.map(({ id, amount }) => (
          <li key={id}>{amount}</li>
        ))}
      </ul>
    )}
  </LoadedRows>
)

const draw = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(Promise.resolve({ default: Entries }), { path: '/my', as: { balance: '1000' }, ...o })

const move = (amount: string) =>
  call(transferContractCall, { from: 'balance', to: 'contract', currency: 'USDT', amount, clientOrderId: newOrderId() })
/** The exchange takes ten a second. */
async function moved(count: number) {
  for (let n = 1; n <= count; n++) {
    await move(String(n))
    if (n % 10 === 0) await advance(1)
  }
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('what is empty says so; rows of all pages stand in one list, the next page at a press, and at the end it says so', async () => {
  const { user } = await draw()
  expect(await screen.findByText('Nothing moved')).toBeTruthy()
  await moved(21)
  await waitFor(() => expect(rows()).toHaveLength(20))
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(rows()).toEqual(Array.from({ length: 21 }, (_, i) => `-${21 - i}`)))
  expect(await screen.findByText('No more items')).toBeTruthy()
})

test('ends the list when a server hands out its first page again, whatever it says of its pages', async () => {
  const { person } = await draw()
  await moved(3)
  let first: string | undefined
  const alters = (path: string, body: string) => {
    if (!path.startsWith(balanceLogCall.path)) return undefined
    first ??= body.replace(/"pages":\d+/, '"pages":1000')
    return first
  }
  const { address, stop } = await standBetween(exchange(), { alters })
  const { user } = await draw({ at: address, ...(person && { as: person }) })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('No more items')).toBeTruthy()
  expect(rows()).toEqual(['-3', '-2', '-1'])
  await stop()
})
