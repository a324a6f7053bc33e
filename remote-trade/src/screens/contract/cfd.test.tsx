import { expect, test } from '@jest/globals'
import { positionsSummaryCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Person } from '@shared/testing/people'
import type { ScreenOptions } from '@shared/testing/screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  button,
  client,
  figure,
  hide,
  list,
  passRisk,
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

const enter = (o: Partial<ScreenOptions> = {}, symbol = 'XAUUSD') => show({ query: { mode: 'cfd', symbol }, ...o })
const summary = (person: Person | null) => client().ask(positionsSummaryCall, {}, tokenOf(person))
const nights = () => text(screen.getByText(/^Night fee/, { selector: 'dt' }).nextElementSibling)

/** As far as the confirm sheet of a first order. */
async function order(shown: RenderedScreen, lots: string, press = /^Buy long/): Promise<HTMLElement> {
  await shown.user.type(await quantityField(), lots)
  await says(() => button(press), 'at 3,')
  await shown.user.click(await button(press))
  await passRisk(shown)
  return sheet('Confirm order')
}

test('a tenth of a lot of gold at 100x is counted as the exchange books it, and is one position', async () => {
  const shown = await enter()
  await takeLeverage(shown, '100x')
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'at 3,300.15')
  await says(() => button(/^Sell short/), 'at 3,299.85')
  expect(figure('Spread')).toBe('0.30 × 10 oz = 3.00 USDT')
  expect([figure('Margin'), figure('Available')]).toEqual(['330.02 USDT', 'Now 5,000.00→ After 4,666.98 USDT'])
  expect(nights()).toBe('Long −12.38 · Short +2.75') // the next night is the one that counts for three
  expect(figure('Margin level, liquidated at 50%')).toBe('1,514%')
  await shown.user.click(await button(/^Buy long/))
  const told = await sheet('Before your first order')
  expect(text(told)).toContain('You buy at 3,300.15 and sell at 3,299.85, so the spread costs you 3.00 USDT.')
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  expect([figure('Buy price', confirm), figure('Contract size', confirm)]).toEqual(['3,300.15', '100 oz'])
  expect(figure('Liquidation price', confirm)).toBe('2,816.65')
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long XAU/USD opened at 3,300.15')
  const running = await list(shown.person, 1)
  expect(running).toHaveLength(1)
  expect(running).toMatchObject([
    { tradeType: tradeTypes.cfd, margin: '330.015', openPrice: '3300.15', profit: '-3', liquidationPrice: '2816.65' },
  ])
  expect(await summary(shown.person)).toMatchObject({ marginLevel: '15.1417', available: '4666.985' })
  expect((await quantityField()).value).toBe('')
})

test('a pair that is quoted in yen is counted in dollars', async () => {
  const shown = await enter({}, 'USDJPY')
  await takeLeverage(shown, '200x')
  await screen.findByText('1 lot is 100,000 USD · 0.01 to 50 lots')
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'at 155.007')
  expect([figure('Margin'), figure('Spread (0.014)')]).toEqual(['50.01 USDT', '0.91 USDT'])
})

test('how leverage moves a margin is told before it is taken, up to what the symbol allows', async () => {
  const shown = await enter()
  await shown.user.click(await button('Leverage 10x'))
  const leverage = await sheet('Leverage')
  expect(within(leverage).queryByRole('button', { name: '200x' })).toBeNull()
  await shown.user.click(within(leverage).getByRole('button', { name: '100x' }))
  expect(figure('Margin per lot', leverage)).toBe('3,300.15 USDT')
  expect(figure('Margin change per 1% move in XAU', leverage)).toBe('± 100%')
})

test.each([
  ['0.005', 'Enter 0.01 to 50 lots'],
  ['0.015', 'Enter a multiple of 0.01 lots'],
  ['51', 'Enter 0.01 to 50 lots'],
])('%s lots are refused at their field', async (lots, words) => {
  const shown = await enter()
  await shown.user.type(await quantityField(), lots)
  await says(() => button(/^Buy long/), 'at 3,')
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText(words)
  expect([figure('Margin'), screen.queryByRole('dialog')]).toEqual(['--', null])
})

test('a limit between bid and ask waits for a buyer, and fills for a seller at the bid', async () => {
  const shown = await enter()
  await shown.user.click(await screen.findByRole('radio', { name: 'Limit' }))
  await waitFor(async () => expect(text(await button(/^Buy long/))).toBe('Buy long'))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Limit price/ }), '3299')
  await shown.user.type(await quantityField(), '0.01')
  await says(() => button(/^Buy long/), 'at 3,299.00')
  await says(() => button(/^Sell short/), 'at 3,299.85')
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Order to buy XAU/USD at 3,299.00 placed')
  expect(await list(shown.person, 0)).toMatchObject([{ tradeType: tradeTypes.cfd, price: '3299' }])
  // what it keeps is no margin of CFDs: the account's level no longer tells where they are closed
  await waitFor(() => expect(figure('Margin level')).toBe('--'))
})

test('a stop that the side has reached is refused at its field, by what that side deals at', async () => {
  const shown = await enter()
  await shown.user.click(await screen.findByRole('radio', { name: 'Stop' }))
  await shown.user.type(await screen.findByRole('textbox', { name: /^Trigger price/ }), '3300.10')
  await shown.user.type(await quantityField(), '0.01')
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText('This price is on the wrong side of the market')
  expect((await quantityField()).value).toBe('0.01')
})

test('without money for it the way leads to the transfer', async () => {
  const shown = await enter({ as: { balance: '1000', contract: '10' } })
  await takeLeverage(shown, '100x')
  await shown.user.type(await quantityField(), '0.01')
  await button('Transfer 23.01 more')
})

test('a symbol without CFDs is said to be none, with one that has them', async () => {
  await enter({}, 'SOLUSDT')
  await screen.findByText("You can't trade SOL/USDT here.")
})

test('where the price moved too far the new one is shown and confirmed anew', async () => {
  await playTo(98)
  const shown = await enter()
  const confirm = await order(shown, '0.01')
  hide(true)
  await playTo(100)
  await shown.user.click(within(confirm).getByRole('button', { name: '0.1%' }))
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await says(() => confirm, 'The price is now 3,310.15. Confirm again.')
  expect(figure('Buy price', confirm)).toBe('3,310.15')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Long XAU/USD opened at 3,310.15')
})

test('prices that stopped are told with their age, and no order goes', async () => {
  const shown = await enter()
  await shown.user.type(await quantityField(), '0.01')
  await playTo(906)
  await says(() => button(/^Buy long/), 'Prices are 6 s old')
  fireEvent.click(await button(/^Buy long/))
  expect(screen.queryByRole('dialog')).toBeNull()
})
