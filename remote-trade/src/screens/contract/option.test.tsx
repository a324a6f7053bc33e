import { expect, test } from '@jest/globals'
import { closePositionCall, positionListCall } from '@shared/contract'
import { newOrderId } from '@shared/testing/client'
import type { Person } from '@shared/testing/people'
import type { ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import {
  button,
  client,
  figure,
  hide,
  playTo,
  quantityField,
  type RenderedScreen,
  says,
  sheet,
  show,
  text,
  tokenOf,
} from './testing.tsx'

const enter = (o: Partial<ScreenOptions> = {}, symbol = 'BTCUSDT') => show({ query: { mode: 'option', symbol }, ...o })
const mine = async (person: Person | null) =>
  (await client().ask(positionListCall, { tradeType: 3 }, tokenOf(person))).records

/** As far as the confirm sheet of a first order. */
async function order({ user }: RenderedScreen, quantity: string): Promise<HTMLElement> {
  await user.type(await quantityField(), quantity)
  await says(() => button(/^Buy a rise/), 'Profit above 6')
  await user.click(await button(/^Buy a rise/))
  const told = await sheet('How options work')
  await user.click(within(told).getByRole('button', { name: 'Continue' }))
  return sheet('Confirm order')
}
const send = async ({ user }: RenderedScreen, confirm: HTMLElement) =>
  user.click(within(confirm).getByRole('button', { name: 'Buy option' }))

test('the button says when it ends, the head by which volatility premiums are counted', async () => {
  const { user } = await enter()
  await button(/ · ends \d\d:\d\d$/)
  await screen.findByText('IV 55.00%')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await button(/ · ends \d+ \w+ \d\d:\d\d$/)
})

test('another expiry keeps the strike that was chosen, and nothing is said to be gone', async () => {
  const { user } = await enter()
  await user.click(await screen.findByRole('radio', { name: /^64,100/ }))
  await user.type(await quantityField(), '1')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^64,100/ })
  await waitFor(() => expect(chosen.checked).toBe(true))
  expect(screen.queryByText('This strike price is no longer available')).toBeNull()
})

test('a rise for an hour at 64,000: premium, break-even and target as the exchange books it, and one option', async () => {
  const shown = await enter()
  await screen.findByRole('radio', { name: /^64,000\s*153\.04/ })
  await screen.findByRole('img', { name: 'Mark price 64,000.00, strikes from 63,800 to 64,200' })
  await shown.user.type(await quantityField(), '1')
  await says(() => button(/^Buy a rise at 64,000/), 'Profit above 64,153.04')
  expect([figure('Cost at this price'), figure('Break-even price')]).toEqual(['153.04 USDT', '64,153.04'])
  expect(figure('Available')).toContain('4,846.96 USDT')
  const target = await screen.findByRole<HTMLInputElement>('textbox', { name: 'If the price ends at' })
  expect(target.value).toBe('64500')
  expect(text(screen.getByText('Expected return').parentElement)).toContain('+346.96 (+226.71%)')
  await screen.findByRole('img', { name: /largest loss −153.04, break-even 64,153.04, at 64,500.00 \+346.96/ })
  await shown.user.click(await button(/^Buy a rise/))
  const told = await sheet('How options work')
  expect(text(told)).toContain(
    'You could lose your whole premium: at most 160.69 USDT, with slippage of up to 5%, but never more.',
  )
  await shown.user.click(within(told).getByRole('button', { name: 'Continue' }))
  const confirm = await sheet('Confirm order')
  expect(text(confirm.querySelector('dt'))).toBe('Most you can pay and lose')
  expect(figure('Most you can pay and lose', confirm)).toBe('160.69 USDT')
  expect(figure('Cost at this price', confirm)).toBe('153.04 USDT')
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Buy option' }))
  await screen.findByText('Rise BTC/USDT 64,000 bought for 153.04 USDT')
  expect(await mine(shown.person)).toMatchObject([{ premium: '153.04', margin: '153.04', strike: '64000' }])
  expect((await quantityField()).value).toBe('')
  expect(screen.queryByText('Enter a quantity')).toBeNull()
  await says(() => button(/^Sell back/), '147.03')
})

test('what is sold back brings the bid, and a part leaves the rest', async () => {
  const shown = await enter()
  await send(shown, await order(shown, '1'))
  await says(() => button(/^Sell back/), '147.03')
  await shown.user.click(await button(/^Sell back/))
  const sale = await sheet('Sell back')
  expect([figure('You receive', sale), figure('Profit and loss', sale)]).toEqual(['147.03 USDT', '−6.01'])
  const field = within(sale).getByRole('textbox', { name: /^Quantity/ })
  await shown.user.clear(field)
  await shown.user.type(field, '0.4')
  expect(figure('You receive', sale)).toBe('58.81 USDT')
  await shown.user.click(within(sale).getByRole('button', { name: 'Sell back' }))
  await screen.findByText('BTC/USDT sold: −2.40 USDT')
  await says(() => button(/^Sell back/), '88.21')
  await shown.user.click(await screen.findByRole('button', { name: /Sold back/ }))
  const detail = await sheet('BTC/USDT')
  expect(figure('Reason', detail)).toBe('Sold back')
  within(detail).getByRole('button', { name: 'Share result' })
  await shown.user.keyboard('{Escape}')
  await shown.user.click(await button('Statistics'))
  const statistics = await sheet('Statistics')
  await waitFor(() => expect(figure('Ended options', statistics)).toBe('1'))
  expect(figure('After fees', statistics)).toBe('−2.40')
})

test('what ended meanwhile is not sold back, and the sheet says so', async () => {
  const shown = await enter()
  await send(shown, await order(shown, '1'))
  await shown.user.click(await button(/^Sell back/))
  const sale = await sheet('Sell back')
  const [row] = await mine(shown.person)
  const price = { expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  await client().ask(closePositionCall, { id: row?.id ?? '', ...price }, tokenOf(shown.person))
  await says(() => sale, 'This option has expired')
})

test('a strike that the market has left is told to be gone, at the strikes', async () => {
  await playTo(98)
  const shown = await enter()
  await shown.user.click(await screen.findByRole('radio', { name: /^63,900/ }))
  const confirm = await order(shown, '0.1')
  hide(true)
  await playTo(100)
  await send(shown, confirm)
  await says(() => confirm, 'The price is now 65,000.00. Confirm again.')
  await send(shown, confirm)
  await screen.findByText('This strike price is no longer available')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await quantityField()).value).toBe('0.1')
  expect(await mine(shown.person)).toEqual([])
})

test('a quantity between two steps is told at its field', async () => {
  const shown = await enter()
  await shown.user.type(await quantityField(), '0.015')
  await screen.findByText('Enter a multiple of 0.01 BTC')
})

test('a ticket that is being filled in keeps the strike that it showed', async () => {
  const { user } = await enter({}, 'XAUUSD')
  const chosen = () => screen.findByRole('radio', { name: /^3,310/, checked: true })
  await chosen()
  await user.type(await quantityField(), '1')
  await playTo(200)
  await screen.findByRole('img', { name: /^Mark price 3,300.00/ })
  await chosen()
})

test('a symbol without options is said to be none, with one that has them', async () => {
  await enter({}, 'SOLUSDT')
  await screen.findByText("You can't trade SOL/USDT here.")
  await button('BTC/USDT, choose another pair')
})

test('without money for it the way leads to the transfer', async () => {
  const shown = await enter({ as: { balance: '1000', contract: '10' } })
  await screen.findByRole('img', { name: /^Mark price 64,000.00/ }) // the price of before would be its strike
  await shown.user.type(await quantityField(), '1')
  await button(/^Transfer [\d,]+\.\d\d more/)
})

test('of more than is taken at once nothing lacks: the field says how much may go', async () => {
  const shown = await enter({ as: { balance: '10' } })
  await shown.user.clear(await quantityField())
  await screen.findByRole('button', { name: /^Transfer(?!$)/ })
  await shown.user.type(await quantityField(), '900000')
  await screen.findByText(/^Enter [\d.,]+ to [\d.,]+ BTC$/)
  await button(/^Buy a rise/)
  expect(screen.queryByRole('button', { name: /^Transfer(?!$)/ })).toBeNull()
})

test('its time over, it is paid by the last price, and said', async () => {
  const shown = await enter()
  await send(shown, await order(shown, '1'))
  await button(/^Sell back/)
  await playTo(3800)
  await screen.findByText(/^BTC\/USDT 6[\d,]+ expired at 66,000\.00: /)
  await shown.user.click(await screen.findByRole('button', { name: /Expired/ }))
  expect(figure('Price at the end', await sheet('BTC/USDT'))).toBe('66,000.00')
})
