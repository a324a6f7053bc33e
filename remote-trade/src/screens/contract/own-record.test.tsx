import { expect, test } from '@jest/globals'
import { buySecondCall } from '@shared/contract'
import { newOrderId } from '@shared/testing/client'
import type { Person } from '@shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import { client, playTo, type RenderedScreen, show, text, tokenOf } from './testing.tsx'

const enter = (as: object = { contract: '5000' }): Promise<RenderedScreen> =>
  show({ query: { mode: 'second', symbol: 'BTCUSDT' }, routes: ['/heyue', '/limits'], as })

/** Second contracts of 60 s with 10 USDT: the first `rises` of them rise. */
async function buy(person: Person | null, rises: number, falls: number): Promise<void> {
  const { ask } = client()
  const terms = { symbol: 'BTCUSDT', setId: 'second-60', amount: '10', odds: '0.8' }
  for (const direction of [...Array(rises).fill(1), ...Array(falls).fill(2)])
    await ask(buySecondCall, { ...terms, direction, clientOrderId: newOrderId() }, tokenOf(person))
}

test('tells above a second contract how often a person was right once ten have ended, and leads to a daily limit', async () => {
  await playTo(50)
  const [nine, ten] = [(await enter()).person, (await enter()).person]
  await buy(nine, 5, 4)
  await playTo(51)
  await buy(ten, 5, 5)
  await playTo(112)
  await enter(nine ?? {})
  await screen.findByRole('textbox', { name: /^Stake/ })
  expect(screen.queryByText(/^Right \d/)).toBeNull()
  await enter(ten ?? {})
  const way = await screen.findByRole('link', { name: 'Set a daily limit' })
  expect(way.getAttribute('href')).toBe('#/limits')
  await waitFor(() =>
    expect(text(way.parentElement)).toBe('Right 5 of 10; you needed 5.6; cost so far 10.00 USDT Set a daily limit'),
  )
})
