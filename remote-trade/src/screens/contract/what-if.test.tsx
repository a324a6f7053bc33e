import { expect, test } from '@jest/globals'
import { closePositionCall } from '@shared/contract'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  button,
  client,
  figure,
  list,
  openAside,
  playTo,
  quantityField,
  type RenderedScreen,
  says,
  sheet,
  show,
  takeLeverage,
  text,
  tokenOf,
} from './testing.tsx'

const labels = ['Profit and loss', 'Closing fee', 'After fees', 'Margin level', 'Liquidation price']
const told = (of: HTMLElement) => labels.map(label => figure(label, of))
const slider = (of: HTMLElement) => within(of).getByRole<HTMLInputElement>('slider', { name: 'Price' })

async function ask({ user }: RenderedScreen, pair = 'BTC/USDT'): Promise<HTMLElement> {
  await user.click(await button(`What if the price of ${pair} changes?`))
  return sheet('What if?')
}

/** Types a price in place of what stands there. */
function type(of: HTMLElement, price: string): void {
  const field = within(of).getByRole<HTMLInputElement>('textbox', { name: /^If the .+ price is/ })
  fireEvent.change(field, { target: { value: price } })
}

async function withLong(change: Parameters<typeof openAside>[1] = {}) {
  const { person } = await show()
  const row = await openAside(person, change)
  return { person, row, shown: await show({ as: person ?? {} }) }
}

test('result, margin level and liquidation follow a price that is typed, and one press goes back to now', async () => {
  const { shown } = await withLong()
  const what = await ask(shown)
  const now = ['0.00', '3.20 USDT', '−6.40', '1,561%', '61,074.83']
  await waitFor(() => expect(told(what)).toEqual(now))
  type(what, '65000')
  await waitFor(() => expect(told(what)).toEqual(['+100.00', '3.25 USDT', '+93.55', '1,592%', '61,074.83']))
  expect(text(what)).toContain('+1.56% from the starting price')
  await shown.user.click(within(what).getByRole('button', { name: 'Back to the current price' }))
  await waitFor(() => expect(told(what)).toEqual(now))
})

test('beyond the liquidation the figures stand still and say where it was, and what is lost there is said before', async () => {
  const { shown } = await withLong()
  const what = await ask(shown)
  await says(() => what, 'At 61,074.83 this position is liquidated. Your result would then be −298.77 USDT after fees.')
  const ended = ['−292.51', '3.06 USDT', '−298.77', '1,470%', '61,074.83']
  for (const price of ['61074.83', '50000', '0.01']) {
    type(what, price)
    await waitFor(() => expect(told(what)).toEqual(ended))
    expect(text(what)).toContain('Liquidated at 61,074.83. The figures stop there.')
  }
  type(what, '61074.84')
  await waitFor(() => expect(text(what)).not.toContain('The figures stop there.'))
})

test('keys move the price by the symbol’s step, and what it makes of the result is read out', async () => {
  const { shown } = await withLong()
  const what = await ask(shown)
  const key = async (name: string) => {
    slider(what).focus()
    await shown.user.keyboard(name)
    return slider(what).getAttribute('aria-valuetext')
  }
  expect(await key('{ArrowRight}')).toBe('64,000.01, after fees −6.39')
  expect(await key('{ArrowLeft}{ArrowLeft}')).toBe('63,999.99, after fees −6.40')
})

test('a stop loss or take profit on the way closes it before, and the sheet names it', async () => {
  const { shown } = await withLong({ stopLossPrice: '63000', takeProfitPrice: '66000' })
  const what = await ask(shown)
  type(what, '60000')
  await says(() => what, 'Your stop loss closes it at 63,000.00.')
  expect(figure('Profit and loss', what)).toBe('−100.00')
  type(what, '70000')
  await says(() => what, 'Your take profit closes it at 66,000.00.')
  expect(figure('Profit and loss', what)).toBe('+200.00')
})

test('of a cross position it says that the others may be closed first, and that all that is available backs it', async () => {
  const { shown } = await withLong({ marginMode: marginModes.cross })
  const what = await ask(shown)
  await says(() => what, 'we start closing your cross positions, the largest loss first')
  type(what, '0.01')
  await says(() => what, 'Liquidated at ')
})

test('once the position is closed elsewhere, the last figures stay and the sheet says so', async () => {
  const { person, row, shown } = await withLong()
  const what = await ask(shown)
  type(what, '65000')
  await waitFor(() => expect(figure('After fees', what)).toBe('+93.55'))
  const order = { id: row.id, expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  await client().ask(closePositionCall, order, tokenOf(person))
  await within(what).findByText('This position is closed')
  expect(figure('After fees', what)).toBe('+93.55')
})

test('an order is tried on either side before it is placed, and none is placed', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '0.1')
  await shown.user.click(await button('What if?'))
  const what = await sheet('What if?')
  type(what, '65000')
  await waitFor(() => expect(figure('After fees', what)).toBe('+93.55'))
  await shown.user.click(within(what).getByRole('radio', { name: 'Sell short' }))
  type(what, '65000')
  await waitFor(() => expect(figure('After fees', what)).toBe('−106.45'))
  expect(figure('Liquidation price', what)).toBe('66,898.96')
  expect(await list(shown.person, 1)).toEqual([])
})

test('without a quantity an order is tried with an example, and the sheet says so', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.click(await button('What if?'))
  const what = await sheet('What if?')
  await says(() => what, 'These figures are an example for 0.0312 BTC.')
  await shown.user.keyboard('{Escape}')
  await shown.user.type(await quantityField(), '0.1')
  await shown.user.click(await button('What if?'))
  const own = await sheet('What if?')
  await says(() => own, '0.1 BTC')
  expect(text(own)).not.toContain('These figures are an example')
})

test('a CFD is asked for the price at which it would be sold, and tells its nights', async () => {
  const { person } = await show()
  const gold = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 100, marginMode: marginModes.cross } as const
  await openAside(person, { ...gold, quantity: '0.1', expectedPrice: '3300.15' })
  const shown = await show({ as: person ?? {}, query: { mode: 'cfd', symbol: 'XAUUSD' } })
  const what = await ask(shown, 'XAU/USD')
  type(what, '3310.15')
  await waitFor(() => expect(figure('After fees', what)).toBe('+100.00'))
  expect(figure('Night fees', what)).toBe('0.00 USDT')
})

test('from Home’s card a position is in sight with the focus, its ticket folded: Close and its confirmation are two presses', async () => {
  const { person } = await show()
  const { id } = await openAside(person)
  const { user, at } = await show({ as: person ?? {}, query: { symbol: 'BTCUSDT', position: id } })
  const card = (await screen.findByText('BTC/USDT', { selector: 'li b' })).closest('li')
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(card?.dataset.marked).toBe('true')
  fireEvent.scroll(window)
  await waitFor(() => expect(at()).toBe('/heyue?symbol=BTCUSDT'))
  expect(screen.queryByRole('form', { name: 'Order' })).toBeNull()
  expect(card?.dataset.marked).toBe('true')
  fireEvent.wheel(document.body)
  await waitFor(() => expect(card?.dataset.marked).toBeUndefined())
  let presses = 0
  const press = (of: HTMLElement) => {
    presses += 1
    return user.click(of)
  }
  await press(await button('Close BTC/USDT'))
  await press(within(await sheet('Close position')).getByRole('button', { name: 'Close position' }))
  await screen.findByText(/closed/)
  await waitFor(async () => expect(await list(person, 1)).toEqual([]))
  expect(presses).toBe(2)
})

test('money is moved to the contract account in three presses, on this page', async () => {
  const { user, at } = await show({ as: { balance: '100' } })
  await user.click(await button('Transfer'))
  const move = await screen.findByRole('dialog', { name: 'Transfer to your contract account' })
  await user.click(await within(move).findByRole('button', { name: /^Max/ }))
  await user.click(within(move).getByRole('button', { name: 'Transfer' }))
  await says(() => screen.getByText('Available', { selector: 'p' }), '100.00')
  expect(at()).toMatch(/^\/heyue\??$/)
})

test('with open positions the ticket begins folded, comes back at a press on its button, and stays so', async () => {
  await playTo(1)
  const { person, shown } = await withLong({ direction: directions.sell })
  await screen.findByRole('tab', { name: 'Positions 1' })
  shown.leave()
  const again = await show({ as: person ?? {} })
  const fold = { name: 'New order' }
  await screen.findByRole('button', { ...fold, expanded: false })
  await again.user.click(await button('Buy long'))
  await screen.findByRole('button', { ...fold, expanded: true })
  await quantityField()
  again.leave()
  await show({ as: person ?? {} })
  await screen.findByRole('button', { ...fold, expanded: true })
})

test('remembers open positions once, whatever another tab writes over it', async () => {
  await withLong()
  const key = 'trade.held.v1'
  const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]')
  await waitFor(() => expect(kept()).toHaveLength(1))
  localStorage.setItem(key, '[]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  expect(kept()).toEqual([])
})
