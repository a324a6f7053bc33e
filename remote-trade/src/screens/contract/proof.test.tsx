/** What lets anybody check a second contract: a market by its process has seeds, one by a tape has none. */
import { expect, jest, test } from '@jest/globals'
import { buySecondCall, secondListCall, termListCall } from '@shared/contract'
import { directions, termTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '@shared/testing/client'
import { newPerson } from '@shared/testing/people'
import { exchange, renderScreen } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const symbol = 'BTCUSDT'
const order = { symbol, setId: 'second-30', odds: '0.76', direction: directions.buy, amount: '10' } as const

test("a receipt shows the hash of its day's seed as it was published before, to be copied, and that the seed is still to come", async () => {
  const client = connect(exchange().url, exchange().publicKey)
  const as = await newPerson(exchange(), { contract: '100' })
  const [term] = await client.ask(termListCall, { symbol, type: termTypes.second })
  await client.ask(buySecondCall, { ...order, clientOrderId: newOrderId() }, as)
  const [row] = (await client.ask(secondListCall, {}, as)).records
  const { user } = await renderScreen(import('./contract.screen.tsx'), {
    path: '/heyue',
    query: { mode: 'second', symbol, tab: 'history', order: row?.id ?? '' },
    as,
  })
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  const receipt = within(await screen.findByRole('dialog', { name: 'BTC/USDT' }))
  const hash = await receipt.findByRole('button', { name: /^Copy the hash/ })
  const published = (term && 'seedHash' in term && term.seedHash) || ''
  expect([published.length, row?.seedHash]).toEqual([64, published])
  expect(hash.textContent).toContain(published)
  await user.click(hash)
  await waitFor(() => expect(write).toHaveBeenCalledWith(published))
  receipt.getByText('Published at the end of the day')
})
