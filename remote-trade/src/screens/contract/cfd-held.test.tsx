/** CFDs that are open, waiting or past, in lots. */
import { expect, test } from '@jest/globals'
import type { createPositionCall, InputOf } from '@shared/contract'
import { marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Address } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import { button, figure, list, losing, openAside, playTo, sheet, show, text } from './testing.tsx'

/** A tenth of a lot of gold, bought at 3,300.15 with 330.015 of margin. */
const openGold = (person: Person | null, change: Partial<InputOf<typeof createPositionCall>> = {}) =>
  openAside(person, {
    tradeType: tradeTypes.cfd,
    symbol: 'XAUUSD',
    quantity: '0.1',
    leverage: 100,
    marginMode: marginModes.cross,
    expectedPrice: '3300.15',
    ...change,
  })
const enter = (as: Person, at?: Address) => show({ as, query: { mode: 'cfd', symbol: 'XAUUSD' }, ...(at && { at }) })

async function withGold() {
  const { person } = await show()
  if (!person) throw new Error('Somebody is signed in')
  await openGold(person)
  await openAside(person, { quantity: '0.01' })
  return { person, shown: await enter(person) }
}

test('a CFD stands in lots at what it would be sold for, with its nights; a contract stands in its own mode', async () => {
  const { shown } = await withGold()
  const card = (await screen.findByText('XAU/USD', { selector: 'b' })).closest('li') as HTMLElement
  expect(text(card)).toContain('0.1 lots')
  await waitFor(() => expect(text(card)).toContain('−3.00'))
  expect([figure('Sell price', card), figure('Night fees', card)]).toEqual(['3,299.85', '0.00'])
  expect(text(within(card).getByText(/^Next: /).nextElementSibling)).toMatch(/^(4\.13|12\.38)/)
  expect(screen.queryByText('BTC/USDT', { selector: 'b' })).toBeNull()
  await screen.findByRole('tab', { name: 'Positions 1' })
  await screen.findByText('Across all 2 positions in this account')
  await shown.user.click(await screen.findByRole('tab', { name: 'Contract' }))
  await screen.findByText('BTC/USDT', { selector: 'b' })
  expect(screen.queryByText('XAU/USD', { selector: 'b' })).toBeNull()
})

test('a part is closed in lots at the bid, and the history tells it with its nights and its spread', async () => {
  const { person, shown } = await withGold()
  await shown.user.click(await screen.findByRole('button', { name: 'Close XAU/USD' }))
  const close = await sheet('Close position')
  const quantity = within(close).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.045')
  expect(await within(close).findAllByText('Enter a multiple of 0.01 lots')).not.toEqual([])
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.04')
  const told = ['Sell price', 'Profit and loss', 'Night fees', 'After fees', 'Margin released']
  expect(told.map(label => figure(label, close))).toEqual(['3,299.85', '−1.20', '0.00 USDT', '−1.20', '132.00 USDT'])
  await shown.user.click(within(close).getByRole('button', { name: 'Close 40%' }))
  await screen.findByText('0.04 lots closed, −1.20 USDT after fees')
  const running = await list(person, 1)
  expect(running.find(({ symbol }) => symbol === 'XAUUSD')).toMatchObject({ quantity: '0.06' })
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  const row = await screen.findByRole('button', { name: /^XAU\/USD.*Closed by you/ })
  expect(text(row)).toContain('0.04 lots')
  // 1.20 of 132.006
  expect(text(row)).toContain('−0.90%')
  await shown.user.click(row)
  const detail = await sheet('XAU/USD')
  const labels = ['Quantity', 'Contract size', 'Spread', 'Night fees', 'After fees']
  expect(labels.map(label => figure(label, detail)).slice(0, 4)).toEqual(['0.04 lots', '100 oz', '0.30', '0.00 USDT'])
  expect(figure('After fees', detail)).toContain('−1.20')
})

test('a reversal of a CFD shows what its turning costs in spread, and is one position of the other side, given its nights', async () => {
  const { person, shown } = await withGold()
  await shown.user.click(await screen.findByRole('button', { name: 'Reverse XAU/USD' }))
  const reverse = await sheet('Reverse position')
  expect([figure('Sell price', reverse), figure('Opens', reverse)]).toEqual(['3,299.85', 'Short 100x · 0.1 lots'])
  await shown.user.click(within(reverse).getByRole('button', { name: 'Close and open Short 100x' }))
  await screen.findByText('Reversed: Short 100x at 3,299.85')
  const running = await list(person, 1)
  expect(running.find(({ symbol }) => symbol === 'XAUUSD')).toMatchObject({ direction: 2, quantity: '0.1' })
  await waitFor(() =>
    expect(text(screen.getByText(/^Next: /, { selector: 'dt' }).nextElementSibling)).toMatch(/^\+(0\.91|2\.75)/),
  )
})

test('a target of a CFD tells what it would bring in dollars', async () => {
  const { shown } = await withGold()
  await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL XAU/ }))
  const targets = await sheet('Take profit / stop loss')
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '3310.15')
  await within(targets).findByText('+100.00 USDT', { selector: 'p,span,div' })
})

test('a waiting order of a CFD keeps what its lots cost, is amended in lots, and stands in no other mode', async () => {
  const { person } = await show()
  if (!person) throw new Error('Somebody is signed in')
  await openGold(person, { orderType: orderTypes.limit, price: '3200' })
  const shown = await enter(person)
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await shown.user.click(await button('Amend XAU/USD'))
  const amend = await sheet('Amend order')
  const quantity = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.2')
  await waitFor(() => expect(figure('Locked', amend)).toBe('Now 320.00→ After 640.00 USDT'))
  await shown.user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await screen.findByText('Order changed')
  expect(await list(person, 0)).toMatchObject([{ quantity: '0.2', frozen: '640' }])
  await shown.user.click(await screen.findByRole('tab', { name: 'Contract' }))
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders' }))
  await screen.findByText('No open orders')
})

test('all CFDs are closed at once, and contracts stay', async () => {
  const { person, shown } = await withGold()
  await openGold(person, { quantity: '0.05' })
  await shown.user.click(await screen.findByRole('button', { name: 'Close all' }))
  const all = await sheet('Close all')
  expect(text(all)).toContain('2 CFD positionsContract account')
  await shown.user.click(within(all).getByRole('button', { name: 'Close 2 positions' }))
  await screen.findByText('All positions closed')
  expect(await list(person, 1)).toMatchObject([{ symbol: 'BTCUSDT' }])
})

test('what could not be closed with the others is named, with the reason, and stays', async () => {
  const { person, shown } = await withGold()
  await openGold(person, { symbol: 'USDJPY', expectedPrice: '155' })
  await playTo(930)
  await shown.user.click(await screen.findByRole('button', { name: 'Close all' }))
  const all = await sheet('Close all')
  await shown.user.click(within(all).getByRole('button', { name: 'Close 2 positions' }))
  await within(all).findByText('Some positions are still open')
  expect(text(all)).toContain('XAU/USD · Long 100x: Prices are delayed')
  expect(text(all)).not.toContain('USD/JPY · Long 100x: ')
  expect(await list(person, 1)).toMatchObject([{ symbol: 'XAUUSD' }])
  await playTo(1010)
  await shown.user.click(await within(all).findByRole('button', { name: 'Close 1 position' }))
  await screen.findByText('All positions closed')
  expect(await list(person, 1)).toEqual([])
})

test('where the answer is lost, what could not be closed is named all the same', async () => {
  const { person } = await show()
  if (!person) throw new Error('Somebody is signed in')
  await openGold(person)
  await openGold(person, { symbol: 'USDJPY', expectedPrice: '155' })
  await playTo(1050)
  const { address, stop } = await losing('/close/all')
  const shown = await enter(person, address)
  await shown.user.click(await screen.findByRole('button', { name: 'Close all' }))
  const all = await sheet('Close all')
  await shown.user.click(within(all).getByRole('button', { name: 'Close 2 positions' }))
  await within(all).findByText('Some positions are still open')
  expect(text(all)).toContain('XAU/USD · Long 100x')
  expect(screen.queryByText('All positions closed')).toBeNull()
  await stop()
})
