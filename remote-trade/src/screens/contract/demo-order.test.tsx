/** An order of real money is placed in the demo account instead, from its confirm sheet. */
import { expect, test } from '@jest/globals'
import { positionListCall, secondListCall } from '@shared/contract'
import { positionStates, tradingAccountTypes } from '@shared/contract/codes'
import type { Person } from '@shared/testing/people'
import { screen, within } from '@testing-library/react'
import {
  button,
  client,
  list,
  order,
  quantityField,
  type RenderedScreen,
  says,
  sheet,
  show,
  tokenOf,
} from './testing.tsx'

const accountType = tradingAccountTypes.demo
const simulated = async (person: Person | null) =>
  (await client().ask(positionListCall, { accountType, state: positionStates.running }, tokenOf(person))).records
async function inDemo({ user }: RenderedScreen, confirm: HTMLElement): Promise<void> {
  await user.click(within(confirm).getByRole('button', { name: 'Do the same in demo' }))
  await within(confirm).findByText('Placed in your demo account, with virtual money')
}
const routes = ['/heyue', '/demotrading', '/shandui']

test('a contract goes to the demo account with its quantity and targets, and real money stays', async () => {
  const shown = await show({ routes })
  await shown.user.click(await screen.findByRole('button', { name: /^Take profit \/ stop loss/ }))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Stop loss/ }), '63000')
  const confirm = await order(shown, '0.1')
  await within(confirm).findByText("Virtual money at the same price. Your own money isn't used.")
  await inDemo(shown, confirm)
  expect(within(confirm).getByRole('link').getAttribute('href')).toBe('#/demotrading?mode=contract')
  expect(await simulated(shown.person)).toMatchObject([
    { symbol: 'BTCUSDT', direction: 1, quantity: '0.1', leverage: 20, stopLossPrice: '63000' },
  ])
  expect(await list(shown.person, positionStates.running)).toEqual([])
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText(/^Long BTC\/USDT opened/)
})

test('a demo account that lacks the money says so, and nothing is placed', async () => {
  const shown = await show({ routes, as: { contract: '50000' } })
  const confirm = await order(shown, '5')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Do the same in demo' }))
  await within(confirm).findByText(/^You need [\d,]+ VUSDT, but you have 10,000 VUSDT$/)
  expect(await simulated(shown.person)).toEqual([])
})

test('an option and a second contract go to the demo account too', async () => {
  const shown = await show({ routes, query: { mode: 'option', symbol: 'BTCUSDT' } })
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy a rise/), 'Profit above')
  await shown.user.click(await button(/^Buy a rise/))
  await shown.user.click(within(await sheet('How options work')).getByRole('button', { name: 'Continue' }))
  await inDemo(shown, await sheet('Confirm order'))
  expect(await simulated(shown.person)).toMatchObject([{ tradeType: 3, quantity: '0.1' }])
  await shown.user.keyboard('{Escape}')
  await shown.user.click(await screen.findByRole('tab', { name: 'Second' }))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Stake/ }), '20')
  await shown.user.click(await button(/^Rise ?\+/))
  await shown.user.click(within(await sheet('How second contracts work')).getByRole('button', { name: 'Continue' }))
  await inDemo(shown, await sheet('Confirm order'))
  const rounds = await client().ask(secondListCall, { accountType }, tokenOf(shown.person))
  expect(rounds.records).toMatchObject([{ amount: '20', direction: 1 }])
})
