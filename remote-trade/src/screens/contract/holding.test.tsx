import { expect, test } from '@jest/globals'
import { updateStopLossCall } from '@shared/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { button, client, figure, list, openAside, playTo, sheet, show, tokenOf } from './testing.tsx'

test('margin is added with the liquidation price told before and after', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }, { timeout: 8000 }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '80')
  expect(figure('Liquidation price', margin)).toBe('Now 61,074.83→ After 60,271.22')
  await shown.user.dblClick(within(margin).getByRole('button', { name: 'Add margin' }))
  await screen.findByText('Margin added')
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '400', liquidationPrice: '60271.22' }])
})

test('more margin than there is is refused before it is sent', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }, { timeout: 8000 }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '9000')
  await within(margin).findByText('More than is available')
  await shown.user.click(within(margin).getByRole('button', { name: 'Add margin' }))
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '320' }])
})

test('targets are set by price or return, and cleared by emptying their fields', async () => {
  const shown = await show()
  await openAside(shown.person)
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }, { timeout: 8000 }))
    return sheet('Take profit / stop loss')
  }
  const targets = await open()
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '60000')
  await within(targets).findByText('Wrong side of the price')
  await shown.user.click(within(targets).getByRole('radio', { name: 'Return %' }))
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '100')
  await within(targets).findByText('67,200.00')
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await screen.findByText('Targets saved')
  expect(await list(shown.person, 1)).toMatchObject([{ takeProfitPrice: '67200' }])
  await screen.findByText('TP 67,200.00')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  await shown.user.clear(within(again).getByRole('textbox', { name: 'Take profit' }))
  await shown.user.click(within(again).getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await list(shown.person, 1)).toMatchObject([{ takeProfitPrice: null }]))
})

test('a position follows the price, is closed in part, and the part stands in the history with its result', async () => {
  const shown = await show()
  await openAside(shown.person)
  await playTo(100)
  await screen.findByText('+31.25%', undefined, { timeout: 8000 })
  await shown.user.click(await button('Close BTC/USDT'))
  const close = await sheet('Close position')
  const quantity = within(close).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  expect(quantity.value).toBe('0.1')
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.04')
  expect([figure('Profit and loss', close), figure('Fee', close), figure('After the fee', close)]).toEqual([
    '+40.00',
    '1.30 USDT',
    '+38.70',
  ])
  await shown.user.dblClick(within(close).getByRole('button', { name: 'Close position' }))
  await screen.findByText('BTC/USDT closed, +40.00 USDT')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity: '0.06' }])
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await shown.user.click(await screen.findByRole('button', { name: /^BTC\/USDT.*By you/ }))
  const detail = await sheet('BTC/USDT')
  expect(figure('After fees', detail)).toBe('+37.42')
  expect(shown.at()).toContain('order=')
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(shown.at()).not.toContain('order='))
})

test('a stop-loss that a tick crossed is told, and the history says what closed the position', async () => {
  await playTo(200)
  const shown = await show()
  const { id } = await openAside(shown.person)
  await client().ask(updateStopLossCall, { id, stopLossPrice: '63000' }, tokenOf(shown.person))
  await screen.findByText('BTC/USDT', { selector: 'b' }, { timeout: 8000 })
  await playTo(300)
  await screen.findByText('BTC/USDT closed: Stop loss, −300.00 USDT', undefined, { timeout: 8000 })
  await screen.findByText('No positions')
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await screen.findByRole('button', { name: /Stop loss/ })
  await shown.user.click(await button('Short'))
  await screen.findByText('Nothing matches')
  expect(shown.at()).toContain('type=short')
})

test('a server without candles still draws the day, and one that cannot split positions offers the whole', async () => {
  await playTo(400)
  const shown = await show({ without: ['candles', 'partial-close'] })
  await screen.findByRole('img', { name: /^Last 24 hours/ }, { timeout: 4000 })
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Close BTC/USDT' }, { timeout: 8000 }))
  const close = await sheet('Close position')
  expect(within(close).queryByRole('textbox')).toBeNull()
})
