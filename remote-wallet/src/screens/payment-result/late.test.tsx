/** An order that takes longer than usual: time goes on at this exchange alone. */
import { beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { advance, renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { placeWithdrawal, withdrawers } from '../../testing/withdrawal.ts'

ownExchange()
beforeEach(() => localStorage.clear())

const live = ['/home', '/zichanCenter', '/chongzhitixianRecord']

test('a late withdrawal says so, that nothing is lost, and offers the chat where there is one', async () => {
  const [as] = await withdrawers(1)
  if (!as) throw new Error('Nobody can withdraw')
  const { id } = await placeWithdrawal(as)
  await advance(599)
  const open = (routes: readonly string[]) =>
    renderScreen(import('./payment-result.screen.tsx'), {
      path: '/chongzhitixianResult',
      query: { kind: 'withdraw', id },
      as,
      routes,
    })
  await open(live)
  await screen.findByRole('heading', { name: 'Under review' })
  expect(screen.queryByText('Taking longer than usual')).toBeNull()
  await advance(10)
  await open(live)
  expect(await screen.findByText('Taking longer than usual')).toBeTruthy()
  expect(screen.getByText(/^It usually takes 10 minutes\. Your request is still open/)).toBeTruthy()
  expect(screen.queryByText('Live chat')).toBeNull()
  await open([...live, '/outlink'])
  const chat = await screen.findByRole('link', { name: /Questions about this payment/ })
  expect(chat.getAttribute('href')).toBe(`#/outlink?kind=chat&order=${id}`)
})
