import { expect, test } from '@jest/globals'
import { joinCompetitionCall, updateStopLossCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { button, client, figure, openAside, playTo, says, sheet, show, takeLeverage, tokenOf } from './testing.tsx'

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

test('begins the history of another way to trade without the filters of the one before', async () => {
  const query = { mode: 'second', type: 'long', pair: 'BTCUSDT', from: '2026-11-01', to: '2026-11-05' }
  const { user, at } = await show({ query })
  expect((await screen.findByRole('button', { name: 'Rise', pressed: true })).textContent).toBe('Rise')
  await user.click(screen.getByRole('tab', { name: 'Option' }))
  await waitFor(() => expect(at()).toBe('/heyue?mode=option'))
})

test('whoever left in CFDs comes back to them, to the same pair, at the same leverage', async () => {
  const first = await show()
  await first.user.click(await screen.findByRole('tab', { name: 'CFD' }))
  await first.user.click(await button('XAU/USD, choose another pair'))
  await first.user.click(await screen.findByRole('button', { name: /Silver/ }))
  await button('XAG/USD, choose another pair')
  await takeLeverage(first, '50x')
  first.leave()
  await show({ as: first.person ?? {} })
  await screen.findByRole('tab', { name: 'CFD', selected: true })
  await button('XAG/USD, choose another pair')
  await button('Leverage 50x')
})

test('the chart above the ticket is folded away, and stays so until it is unfolded', async () => {
  const chart = { name: /^Last 24 hours: from / }
  const fold = { name: 'Preview chart' }
  const first = await show()
  await screen.findByRole('img', chart)
  await first.user.click(screen.getByRole('button', { ...fold, expanded: true }))
  expect(screen.queryByRole('img', chart)).toBeNull()
  first.leave()
  const again = await show({ as: first.person ?? {}, query: { mode: 'cfd' } })
  const unfold = await screen.findByRole('button', { ...fold, expanded: false })
  await says(() => button(/^Buy long/), 'at 3,300.15')
  expect(screen.queryByRole('img', chart)).toBeNull()
  await again.user.click(unfold)
  await screen.findByRole('img', chart)
})

test('in a competition there are contracts alone, whatever the address asks for', async () => {
  const id = 'Cup'
  await operate(exchange(), 'competition', 'create', '--id', id, '--title', 'Autumn cup', '--bots', '0')
  const as = await newPerson(exchange(), { balance: '1000' })
  const entry = await client().ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, as)
  for (const mode of ['second', 'option', 'cfd', 'spot']) {
    await show({ as, query: { competition: entry.id, mode } })
    await screen.findByText('Competition account')
    await button(/^Buy long/)
    await says(() => screen.getByText('Available', { selector: 'p' }), '10,000.00')
    expect(screen.queryByRole('tab', { name: /^(Second|Option|CFD|Spot)$/ })).toBeNull()
  }
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
  await screen.findByText('Add USDT to your contract account to start trading.')
  await button('Transfer USDT to start')
})

test('what is not traded as a contract is named, and another pair is shown', async () => {
  await show({ query: { symbol: 'XAUUSD' } })
  await screen.findByText("You can't trade XAU/USD here.")
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
