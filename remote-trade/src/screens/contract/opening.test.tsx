import { expect, test } from '@jest/globals'
import * as to from '@shared/contract/to'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { go } from 'shell/navigation'
import {
  button,
  figure,
  hide,
  list,
  losing,
  openAside,
  order,
  passRisk,
  playTo,
  quantityField,
  says,
  sheet,
  show,
  takeLeverage,
  text,
} from './testing.tsx'

test('a long of 0.1 BTC is counted as the exchange books it, and one position however often it is tapped', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'Liq. 61,074.83')
  await says(() => button(/^Sell short/), 'Liq. 66,898.96')
  expect(figure('Margin + fee')).toBe('320.00 + 3.20 USDT')
  await shown.user.click(await button(/^Buy long/))
  const risk = await sheet('Before your first order')
  expect(text(risk)).toContain('If BTC falls 4.57% to 61,074.83, your position is liquidated.')
  expect(within(risk).getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true')
  expect(text(risk)).toContain('Tick the box to continue')
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  expect(figure('Available', confirm)).toContain('4,676.80 USDT')
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity: '0.1', margin: '320', leverage: 20, direction: 1 }])
  await screen.findByRole('tab', { name: 'Positions 1' })
  expect((await quantityField()).value).toBe('')
})

test('View opens the position from wherever the person went meanwhile', async () => {
  const shown = await show()
  const confirm = await order(shown, '0.01')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long BTC/USDT opened at 64,000.00')
  const [row] = await list(shown.person, 1)
  act(() => go(to.home()))
  await waitFor(() => expect(shown.at()).toBe('/home'))
  await shown.user.click(screen.getByRole('button', { name: 'View' }))
  await waitFor(() => expect(shown.at()).toBe(`/heyue?mode=contract&order=${row?.id}`))
  await shown.user.click(await screen.findByRole('link', { name: 'Show position' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('BTC/USDT'))
})

test('who was told of the risk is not told again, and leverage and mode are remembered', async () => {
  const first = await show()
  const confirm = await order(first, '0.01')
  await first.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText(/^Long BTC\/USDT opened/)
  const again = await show({ as: first.person ?? {} })
  await button('Leverage 20x')
  await again.user.type(await quantityField(), '0.01')
  await says(() => button(/^Sell short/), 'Liq. ')
  await again.user.click(await button(/^Sell short/))
  await sheet('Confirm order')
})

test('an order whose answer got lost is looked for: one position, and no second sending', async () => {
  const { address, stop } = await losing('/create')
  const shown = await show({ at: address })
  const confirm = await order(shown, '0.1')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await says(() => confirm, 'Checking…')
  await screen.findByText('Long BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toHaveLength(1)
  await stop()
})

test('what is missing leads to the transfer with its amount', async () => {
  const shown = await show({ as: { balance: '2000', contract: '5000' } })
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '2')
  const more = await button('Transfer 1,464.00 more')
  expect([figure('Margin + fee'), figure('Available')]).toEqual(['6,400.00 + 64.00 USDT', '5,000.00 USDT'])
  expect(screen.queryByText('100%', { selector: 'label *' })).toBeNull()
  await shown.user.click(more)
  const over = await screen.findByRole('dialog', { name: 'Transfer to your contract account' })
  expect(within(over).getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('1464')
})

test('where the balance has less than is missing, it gives what it has, and the rest is a deposit', async () => {
  const shown = await show({ as: { balance: '100', contract: '5000' } })
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '2')
  const deposit = await screen.findByRole('link', { name: /^Deposit 1,364.00/ })
  expect(deposit.getAttribute('href')).toBe('#/chongzhi?currency=USDT')
  await button(/^Transfer 100.00/)
})

test('where the balance has nothing, the deposit alone is offered', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '2')
  await screen.findByRole('link', { name: 'Deposit 1,464.00' })
  expect(screen.queryByRole('button', { name: /^Transfer \d/ })).toBeNull()
})

test.each(['999', '0.00001', '0.10005'])(
  'a quantity of %s, which cannot be ordered, has neither cost nor liquidation price nor share',
  async quantity => {
    const shown = await show()
    await takeLeverage(shown, '20x')
    await shown.user.type(await quantityField(), quantity)
    await shown.user.click(await button(/^Buy long/))
    await screen.findByText(/^Enter (0.0001 to 20|a multiple of 0.0001) BTC$/)
    expect([figure('Margin + fee'), figure('Available')]).toEqual(['--', '5,000.00 USDT'])
    expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Percentage of available balance' }).value).toBe('0')
    for (const side of [/^Buy long/, /^Sell short/]) expect(text(await button(side))).toMatch(/^(Buy long|Sell short)$/)
  },
)

test('a size that nobody may hold is said to be one, and no transfer is asked for it', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '16')
  await screen.findByText('Up to 1,000,000 USDT in this market, including your open positions')
  expect(screen.queryByRole('button', { name: /^Transfer .* more/ })).toBeNull()
  await shown.user.click(await button(/^Buy long/))
  expect(document.activeElement).toBe(await quantityField())
})

test('names no liquidation price while the price of a limit is empty', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'Liq. ')
  await shown.user.click(await screen.findByRole('radio', { name: 'Limit' }))
  await waitFor(async () => expect(text(await button(/^Buy long/))).toBe('Buy long'))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Limit price/ }), '63000')
  await says(() => button(/^Buy long/), 'Liq. ')
})

test('without a quantity nothing is sent, and its field says so', async () => {
  const shown = await show()
  await waitFor(async () => expect(text(await button(/^Buy long/))).toBe('Buy long'))
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText('Enter a quantity')
  await waitFor(async () => expect(document.activeElement).toBe(await quantityField()))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a quantity may be typed as its worth; changing the unit keeps it', async () => {
  const shown = await show()
  await waitFor(async () => expect(text(await button(/^Buy long/))).toBe('Buy long'))
  await shown.user.click(await button('BTC, change to USDT'))
  await shown.user.type(await quantityField(), '6400')
  await screen.findByText('≈', { exact: false })
  await shown.user.click(await button('USDT, change to BTC'))
  expect((await quantityField()).value).toBe('0.1')
})

test('the slider takes a share of what is available, by keyboard too', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(false))
  screen.getByRole('slider', { name: 'Percentage of available balance' }).focus()
  await shown.user.keyboard('{PageUp}')
  await waitFor(async () => expect((await quantityField()).value).toBe('0.3867'))
  await shown.user.keyboard('{End}')
  await waitFor(async () => expect((await quantityField()).value).toBe('1.547'))
  await says(() => button(/^Buy long/), 'Liq. ')
})

test('targets on the wrong side are refused at their fields, whichever side is pressed', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.01')
  await says(() => button(/^Buy long/), 'Liq. ')
  await shown.user.click(await button(/^Take profit \/ stop loss/))
  await shown.user.type(await screen.findByRole('textbox', { name: 'Take profit' }), '66000')
  await shown.user.click(await button(/^Sell short/))
  await screen.findByText('This price is on the wrong side of the market')
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  expect(text(await sheet('Confirm order'))).toContain('66,000.00 / --')
})

test('a refusal for a field is shown there, and nothing that was typed is lost', async () => {
  const shown = await show()
  const confirm = await order(shown, '0.1', { leverage: '100x' })
  hide(true)
  await openAside(shown.person, { quantity: '0.7', leverage: 50 })
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Up to 50x for this order')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await quantityField()).value).toBe('0.1')
  expect(await list(shown.person, 1)).toHaveLength(1)
})

test('a refusal that no field can show stands in the sheet', async () => {
  const shown = await show()
  const confirm = await order(shown, '1')
  hide(true)
  await openAside(shown.person, { quantity: '0.7' })
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await says(() => confirm, 'but you have')
  expect(await list(shown.person, 1)).toHaveLength(1)
})

test('where the price moved too far the new one is shown and confirmed anew', async () => {
  await playTo(198)
  const shown = await show()
  const confirm = await order(shown, '0.1', { press: /^Sell short/ })
  hide(true)
  await playTo(200)
  await shown.user.click(within(confirm).getByRole('button', { name: 'Sell short' }))
  await says(() => confirm, 'The price is now 64,000.00. Confirm again.')
  expect(figure('Market price', confirm)).toBe('64,000.00')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Sell short' }))
  await screen.findByText('Short BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ direction: 2, openPrice: '64000.00' }])
})

test('disables both ways to open and says why when the funds are short and the transfer screen is not live', async () => {
  const shown = await show({ as: { contract: '10' }, routes: ['/heyue', '/chongzhi'] })
  await shown.user.type(await quantityField(), '0.1')
  for (const name of [/^Buy long/, /^Sell short/]) {
    await says(() => button(name), 'Not enough funds')
    expect((await button(name)).getAttribute('aria-disabled')).toBe('true')
  }
  expect(screen.queryByText(/^Transfer/)).toBeNull()
})

test('prices that stopped are told with their age, and no order goes', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.01')
  await playTo(906)
  await says(() => button(/^Buy long/), 'Prices are 6 s old')
  const buy = await button(/^Buy long/)
  expect(buy.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(buy)
  expect(screen.queryByRole('dialog')).toBeNull()
  await playTo(1000)
  await says(() => button(/^Buy long/), 'Liq. ')
})
