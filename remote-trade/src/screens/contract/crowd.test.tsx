import { expect, test } from '@jest/globals'
import { orderTypes } from '@shared/contract/codes'
import { advance } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { openAside, playTo, show } from './testing.tsx'

test('positions beyond fifty, which waiting orders became, are all there to be closed', async () => {
  const { person } = await show({ as: { contract: '50000' } })
  const order = { quantity: '0.001', leverage: 10 }
  for (const _ of [1, 2]) await openAside(person, { ...order, orderType: orderTypes.limit, price: '62000' })
  for (let nth = 0; nth < 50; nth++) {
    if (nth % 8 === 0) await advance(1)
    await openAside(person, order)
  }
  await playTo(300)
  const all = () => screen.getAllByRole('button', { name: 'Close BTC/USDT' })
  await waitFor(() => expect(all()).toHaveLength(52))
})
