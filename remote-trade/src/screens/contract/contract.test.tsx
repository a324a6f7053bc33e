import { expect, test } from '@jest/globals'
import { updateStopLossCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { screen, waitFor } from '@testing-library/react'
import { button, client, figure, openAside, playTo, says, sheet, show, tokenOf } from './testing.tsx'

test('balances are hidden, prices are not', async () => {
  const shown = await show()
  await says(() => screen.getByText('Available', { selector: 'p' }), '5,000.00')
  await shown.user.click(await button('Hide balances'))
  await says(() => screen.getByText('Available', { selector: 'p' }), '••••')
  await screen.findAllByText('64,000.00')
})

test('where no mode is named the one that was chosen last stands', async () => {
  const { person, user } = await show()
  await user.click(await screen.findByRole('tab', { name: 'Spot' }))
  await screen.findByRole('textbox', { name: /^Pay/ })
  await show({ as: person ?? {} })
  await screen.findByRole('textbox', { name: /^Pay/ })
})

test('the number of a coin that was bought leads to no position', async () => {
  const { person } = await show({ as: { balance: '1000', contract: '5000' } })
  const spot = { tradeType: tradeTypes.spot, leverage: undefined, marginMode: undefined, quantity: undefined }
  const { id } = await openAside(person, { ...spot, amount: '100' })
  await show({ as: person ?? {}, query: { order: id } })
  await screen.findByText("We couldn't find this position.")
})

test('an address leads to a closed position, found in the history', async () => {
  await playTo(400)
  const { person } = await show()
  const { id } = await openAside(person)
  await client().ask(updateStopLossCall, { id, takeProfitPrice: '65500' }, tokenOf(person))
  await playTo(500)
  await show({ as: person ?? {}, query: { tab: 'history', order: id } })
  const detail = await sheet('BTC/USDT')
  await says(() => detail, 'Take profit')
  expect(figure('Reason', detail)).toBe('Take profit')
  for (const moment of ['Opened', 'Closed'])
    expect(figure(moment, detail)).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
  expect(figure('Margin (Isolated)', detail)).toBe('320.00 USDT')
  await show({ as: person ?? {}, query: { order: 'P0000000000' } })
  await screen.findByText("We couldn't find this position.")
})

test('an account without money is shown the way to it: from the balance, else from outside', async () => {
  await show({ as: {} })
  const deposit = await screen.findByRole('link', { name: 'Deposit USDT to start' })
  expect(deposit.getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  await show({ as: { balance: '100' } })
  await screen.findByText('Add USDT to your contract account to start.')
  const link = await screen.findByRole('link', { name: 'Transfer USDT to start' })
  expect(link.getAttribute('href')).toMatch(/^#\/zijinhuazhuan\?back=%2Fheyue/)
})

test('what is not traded as a contract is named, and another pair is shown', async () => {
  await show({ query: { symbol: 'XAUUSD' } })
  await screen.findByText("XAU/USD isn't available here.")
  await button('BTC/USDT, choose another pair')
})

test('another pair is chosen from the sheet, remembered and kept in the address', async () => {
  const shown = await show()
  await shown.user.click(await button('BTC/USDT, choose another pair'))
  await shown.user.click(await screen.findByRole('button', { name: /Ethereum/ }))
  await button('ETH/USDT, choose another pair')
  expect(shown.at()).toContain('symbol=ETHUSDT')
  await show({ as: shown.person ?? {} })
  await button('ETH/USDT, choose another pair')
})

test('without a connection a first opening says so, and loads by itself once there is one', async () => {
  const { online } = await show({ offline: true })
  await screen.findByText("This page will load when you're back online.")
  online()
  await button('BTC/USDT, choose another pair')
})

test('a position that a link opened is closed without leaving the page', async () => {
  await playTo(600)
  const { person } = await show()
  const { id } = await openAside(person)
  const shown = await show({ as: person ?? {}, query: { order: id } })
  await says(() => sheet('BTC/USDT'), id)
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(shown.at()).toBe('/heyue'))
})
