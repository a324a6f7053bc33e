import { expect, test } from '@jest/globals'
import { closePositionCall, updateStopLossCall } from '@shared/contract'
import * as to from '@shared/contract/to'
import { newOrderId } from '@shared/testing/client'
import { loseConnection } from '@shared/testing/screen'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { go } from 'shell/navigation'
import { button, client, figure, list, openAside, playTo, sheet, show, text, tokenOf } from './testing.tsx'

test('margin is added with the liquidation price told before and after', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '80')
  expect(figure('Liquidation price', margin)).toBe('Now 61,074.83→ After 60,271.22')
  await shown.user.dblClick(within(margin).getByRole('button', { name: 'Add margin' }))
  await screen.findByText('Margin added')
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '400', liquidationPrice: '60271.22' }])
})

test('a link opens the close sheet of the position that it names, and leaves the address as the sheet closes', async () => {
  const shown = await show()
  await openAside(shown.person)
  const [held] = await list(shown.person, 1)
  const linked = await show({ as: shown.person ?? {}, query: { close: held?.id ?? '' } })
  await sheet('Close position')
  await linked.user.keyboard('{Escape}')
  await waitFor(() => expect(linked.at()).toBe('/heyue'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await show({ as: shown.person ?? {}, query: { close: 'none' } })
  await screen.findByRole('button', { name: 'Add margin to BTC/USDT' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what a sheet about a position says is dated while there is no connection', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }))
  const margin = await sheet('Add margin')
  expect(within(margin).queryByText(/^As of/)).toBeNull()
  let back = () => {}
  act(() => {
    back = loseConnection()
  })
  await within(margin).findByText(/^As of (\d+ \w+ )?\d\d:\d\d:\d\d$/)
  act(() => back())
  await waitFor(() => expect(within(margin).queryByText(/^As of/)).toBeNull())
})

test('more margin than there is is refused before it is sent', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '9000')
  await within(margin).findByText('More than your available balance')
  await shown.user.click(within(margin).getByRole('button', { name: 'Add margin' }))
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '320' }])
})

test('targets are set by price or return, and cleared by emptying their fields', async () => {
  const shown = await show()
  await openAside(shown.person)
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }))
    return sheet('Take profit / stop loss')
  }
  const targets = await open()
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '60000')
  await within(targets).findByText('This price is on the wrong side of the market')
  await shown.user.click(within(targets).getByRole('radio', { name: 'Return %' }))
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '100')
  await waitFor(() => expect(figure('Take profit', targets)).toBe('Now --→ After 67,200.00'))
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await screen.findByText('Take profit and stop loss saved')
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
  await screen.findByText('+31.25%')
  expect(screen.queryByText(/^Across all/)).toBeNull()
  await shown.user.click(await button('Close BTC/USDT'))
  const close = await sheet('Close position')
  const quantity = within(close).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  expect(quantity.value).toBe('0.1')
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.04')
  const fees = [figure('Opening fee', close), figure('Closing fee', close)]
  expect([figure('Profit and loss', close), ...fees, figure('After fees', close)]).toEqual([
    '+40.00',
    '1.28 USDT',
    '1.30 USDT',
    '+37.42',
  ])
  await shown.user.dblClick(within(close).getByRole('button', { name: 'Close 40%' }))
  await screen.findByText('0.04 BTC closed, +37.42 USDT after fees')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity: '0.06' }])
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  const row = await screen.findByRole('button', { name: /^BTC\/USDT.*Closed by you/ })
  expect(text(row)).toContain('+37.42+29.23%')
  await shown.user.click(row)
  const detail = await sheet('BTC/USDT')
  expect(figure('Profit and loss', detail)).toBe('+40.00 (+31.25%)')
  expect(figure('After fees', detail)).toBe('+37.42 (+29.23%)')
  expect(shown.at()).toContain('order=')
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(shown.at()).not.toContain('order='))
})

test('a stop-loss that a tick crossed is told, and the history says what closed the position', async () => {
  await playTo(200)
  const shown = await show()
  const { id } = await openAside(shown.person)
  await client().ask(updateStopLossCall, { id, stopLossPrice: '63000' }, tokenOf(shown.person))
  await screen.findByText('BTC/USDT', { selector: 'b' })
  await playTo(300)
  await screen.findByText('BTC/USDT closed: Stop loss, −306.25 USDT after fees')
  await screen.findByText('No open positions')
  expect(within(screen.getByRole('tabpanel', { name: /^Positions/ })).queryByRole('list')).toBeNull()
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await screen.findByRole('button', { name: /Stop loss/ })
  await shown.user.click(await button('Short'))
  await screen.findByText('No matches')
  expect(shown.at()).toContain('type=short')
  await shown.user.click(await button('Remove all'))
  await screen.findByRole('button', { name: /Stop loss/ })
  act(() => go(to.home()))
  await waitFor(() => expect(shown.at()).toBe('/home'))
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shown.at()).toMatch(/^\/heyue\?.*type=short/))
})

test('the history is asked for days: of the sheet, of the address, or for all', async () => {
  await playTo(400)
  const { person } = await show()
  const { id } = await openAside(person, { takeProfitPrice: '65500' })
  await playTo(500)
  await waitFor(async () => expect(await list(person, 3)).toMatchObject([{ id }]))
  const shown = await show({ as: person ?? {}, query: { tab: 'history', to: '2026-11-20' } })
  await screen.findByText('No positions closed on these dates')
  await shown.user.click(await button('Choose dates'))
  const days = await sheet('Closed between')
  expect(within(days).getByLabelText<HTMLInputElement>('End date').value).toBe('2026-11-20')
  fireEvent.change(within(days).getByLabelText('Start date'), { target: { value: '2026-11-21' } })
  await within(days).findByText('The end date is before the start date')
  await shown.user.click(within(days).getByRole('button', { name: 'Today' }))
  await shown.user.click(within(days).getByRole('button', { name: 'Done' }))
  await screen.findByRole('button', { name: /^BTC\/USDT.*Take profit/ })
  expect(shown.at()).toMatch(/from=2026-11-2\d&|to=2026-11-2\d/)
  await shown.user.click(await button(/^Remove filter 2\d\/11\/2026 – 2\d\/11\/2026/))
  await waitFor(() => expect(shown.at()).toBe('/heyue?tab=history'))
})

test('a server without candles still draws the day, and one that cannot split positions offers the whole', async () => {
  await playTo(600)
  const shown = await show({ without: ['candles', 'partial-close'] })
  await screen.findByRole('img', { name: /^Last 24 hours/ })
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Close BTC/USDT' }))
  const close = await sheet('Close position')
  expect(within(close).queryByRole('textbox')).toBeNull()
})

test('a profit that paid the loss of another leg is shown in whole, with what was settled of it', async () => {
  await playTo(1100)
  const shown = await show({ as: { contract: '520' } })
  const cross = { quantity: '0.38', leverage: 100, marginMode: 2 } as const
  await openAside(shown.person, cross)
  const { id } = await openAside(shown.person, { ...cross, direction: 2 })
  await playTo(1200)
  const order = { id, expectedPrice: '66000', tolerance: '0.01', clientOrderId: newOrderId() }
  await client().ask(closePositionCall, order, tokenOf(shown.person))
  const card = await waitFor(async () => {
    const [found, ...more] = await screen.findAllByRole('listitem')
    expect(more).toEqual([])
    expect(text(found)).toContain('Settled so far 276.86')
    return found
  })
  expect(text(card)).toContain('+760.00')
  await shown.user.click(await button('Close BTC/USDT'))
  const close = await sheet('Close position')
  expect(figure('Profit and loss', close)).toBe('+760.00')
  expect(figure('Settled so far', close)).toBe('276.86 USDT')
  await shown.user.click(within(close).getByRole('button', { name: 'Close position' }))
  await screen.findByText('BTC/USDT closed, +735.30 USDT after fees')
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await shown.user.click(await screen.findByRole('button', { name: /^BTC\/USDT.*Long 100x/ }))
  const detail = await sheet('BTC/USDT')
  expect(figure('Settled so far', detail)).toBe('276.86 USDT')
  expect(figure('After fees', detail)).toBe('+735.30 (+302.34%)')
})
