import { expect, test } from '@jest/globals'
import { closePositionCall, positionsSummaryCall } from '@shared/contract/calls/trade'
import { orderTypes } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { newOrderId } from '@shared/testing/client'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import {
  button,
  client,
  figure,
  list,
  openAside,
  passRisk,
  playTo,
  quantityField,
  says,
  sheet,
  show,
  takeLeverage,
  text,
  tokenOf,
} from './testing.tsx'

const priceField = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('a stop order is counted at its trigger, waits with what it keeps, and is amended before and after', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.click(await screen.findByRole('radio', { name: 'Stop' }))
  await shown.user.type(await priceField(/^Trigger price/), '65000')
  await screen.findByText('+1.56% from the market price')
  await shown.user.type(await quantityField(), '0.1')
  await waitFor(() => expect(figure('Margin + fee')).toBe('325.00 + 3.25 USDT'))
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  expect(text(confirm)).toContain('65,000.00 (+1.56%)')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Order to buy BTC/USDT at 65,000.00 placed')
  expect(await list(shown.person, 0)).toMatchObject([{ triggerPrice: '65000', frozen: '328.25' }])

  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await screen.findByText('Buy stop')
  await shown.user.click(await button('Amend BTC/USDT'))
  const amend = await sheet('Amend order')
  expect(figure('Locked', amend)).toBe('328.25 USDT')
  expect(within(amend).getByRole('button', { name: 'Until cancelled', pressed: true })).toBeTruthy()
  const trigger = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Trigger price/ })
  await shown.user.clear(trigger)
  await shown.user.type(trigger, '65100')
  await waitFor(() => expect(figure('Locked', amend)).toBe('Now 328.25→ After 328.76 USDT'))
  await shown.user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await screen.findByText('Order changed')
  expect(await list(shown.person, 0)).toMatchObject([{ triggerPrice: '65100', frozen: '328.755' }])
})

test('a waiting order is cancelled, and what it kept is free again', async () => {
  const shown = await show()
  await openAside(shown.person, { orderType: orderTypes.limit, price: '60000' })
  await shown.user.click(await screen.findByRole('tab', { name: /^Orders/ }))
  await shown.user.click(await screen.findByRole('button', { name: 'Cancel BTC/USDT' }))
  const cancel = await sheet('Cancel order')
  expect(figure('Released', cancel)).toBe('303.00 USDT')
  await shown.user.click(within(cancel).getByRole('button', { name: 'Cancel order' }))
  await screen.findByText('Order cancelled')
  await screen.findByText('No open orders')
  expect(await list(shown.person, 0)).toEqual([])
})

test('a limit without a price, or beyond a fifth of the market, is refused at its field; what was typed stays', async () => {
  const shown = await show()
  await shown.user.click(await screen.findByRole('radio', { name: 'Limit' }))
  await shown.user.type(await quantityField(), '0.01')
  await button('Buy long')
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText('Enter a price')
  await shown.user.type(await priceField(/^Limit price/), '5')
  await screen.findByText('Enter 51,200.00 to 76,800.00 USDT')
  expect((await quantityField()).value).toBe('0.01')
})

test('keeps the ticket and refuses the price while a limit begins with 0', async () => {
  const shown = await show()
  await shown.user.click(await screen.findByRole('radio', { name: 'Limit' }))
  await shown.user.type(await quantityField(), '0.01')
  await shown.user.type(await priceField(/^Limit price/), '0.5')
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText('Enter 51,200.00 to 76,800.00 USDT')
  expect((await quantityField()).value).toBe('0.01')
})

test('a limit that the market has reached opens at the market', async () => {
  await playTo(200)
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.click(await screen.findByRole('radio', { name: 'Limit' }))
  await shown.user.type(await priceField(/^Limit price/), '65000')
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'Liq. 61,074.83')
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  await shown.user.click(within(await sheet('Confirm order')).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long BTC/USDT opened at 64,000.00')
})

test('an order that the price has come to is a position within a moment, without waiting for the next look', async () => {
  await playTo(400)
  const shown = await show()
  await openAside(shown.person, { orderType: orderTypes.stop, triggerPrice: '65500' })
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await screen.findByText('Buy stop')
  await playTo(500)
  await screen.findByRole('tab', { name: 'Positions 1' })
  expect(await list(shown.person, 1)).toMatchObject([{ openPrice: '66000.00', triggerPrice: '65500' }])
})

test.each([
  ['Cancel', 610, { orderType: orderTypes.stop, triggerPrice: '64400' }, 700],
  ['Amend', 710, { orderType: orderTypes.limit, price: '64200' }, 800],
])('keeps the sheet of %s open and says that the last waiting order was filled', async (act, from, terms, to) => {
  await playTo(from)
  const shown = await show()
  await openAside(shown.person, terms)
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await shown.user.click(await button(`${act} BTC/USDT`))
  const open = await sheet(`${act} order`)
  await playTo(to)
  await screen.findByText('No open orders')
  await says(() => open, 'This order was filled')
  expect(within(open).getAllByRole('status').map(text)).toContain('This order was filled')
  expect(document.body.contains(open)).toBe(true)
})

test('amends an order while the account is unknown, without the available funds', async () => {
  const { person } = await show()
  await openAside(person, { orderType: orderTypes.limit, price: '60000' })
  const unanswered = new Promise(() => {})
  const until = (path: string) => (path.startsWith(positionsSummaryCall.path) ? unanswered : undefined)
  const { address, stop } = await standBetween(exchange(), { until })
  const { user } = await show({ as: person ?? {}, at: address })
  await user.click(await screen.findByRole('tab', { name: /^Orders/ }))
  await user.click(await button('Amend BTC/USDT'))
  const amend = await sheet('Amend order')
  expect(figure('Available', amend)).toBe('--')
  const price = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Limit price/ })
  await user.clear(price)
  await user.type(price, '60100')
  await user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await screen.findByText('Order changed')
  expect(await list(person, 0)).toMatchObject([{ price: '60100' }])
  await stop()
})

test.each([
  ['Cancel BTC/USDT', 'Cancel order'],
  ['Amend BTC/USDT', 'Amend order'],
])('announces under "%s" that the order no longer waits when it was cancelled elsewhere', async (act, title) => {
  const shown = await show()
  const { id } = await openAside(shown.person, { orderType: orderTypes.limit, price: '60000' })
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await shown.user.click(await button(act))
  const open = await sheet(title)
  const status = within(open).getByRole('status')
  expect(status.textContent).toBe('')
  await client().ask(closePositionCall, { id, clientOrderId: newOrderId() }, tokenOf(shown.person))
  await screen.findByText('No open orders')
  await waitFor(() => expect(status.textContent).toBe('This order is no longer open'))
  expect(text(open)).not.toContain('This order was filled')
})
