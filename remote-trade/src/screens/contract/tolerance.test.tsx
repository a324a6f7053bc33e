/** How far the price may move against a person before an order is refused: what was chosen is what the exchange goes by. */
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { button, hide, order, playTo, quantityField, type RenderedScreen, says, sheet, show } from './testing.tsx'

const choices = (confirm: HTMLElement) => within(within(confirm).getByRole('group', { name: /slippage/i }))
/** The price moves under the sheet, then it is confirmed. */
async function confirmAt(
  second: number,
  { user }: RenderedScreen,
  confirm: HTMLElement,
  choice: string,
  name: string,
  of = ['0.1%', '0.5%', '1%'],
) {
  const offered = choices(confirm)
  expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(of)
  await user.click(offered.getByRole('button', { name: choice }))
  hide(true)
  await playTo(second)
  await user.click(within(confirm).getByRole('button', { name }))
}
async function passExplained({ user }: RenderedScreen, name: string) {
  await user.click(within(await sheet(name)).getByRole('button', { name: 'Continue' }))
  return sheet('Confirm order')
}

test('a contract is taken at 0.8% more where 1% was allowed, and that is remembered', async () => {
  await playTo(98)
  const shown = await show({ query: { symbol: 'SOLUSDT' } })
  const confirm = await order(shown, '1')
  await confirmAt(100, shown, confirm, '1%', 'Buy long')
  await screen.findByText('Long SOL/USDT opened at 151.200')
  hide(false)
  await shown.user.type(await quantityField(), '1')
  await says(() => button(/^Sell short/), 'Liq. ')
  await shown.user.click(await button(/^Sell short/))
  const again = choices(await sheet('Confirm order'))
  expect(again.getByRole('button', { name: '1%' }).getAttribute('aria-pressed')).toBe('true')
})

test('an option is refused at 0.3% less of the mark where its premium may rise by 2%', async () => {
  await playTo(198)
  const shown = await show({ query: { mode: 'option', symbol: 'XAUUSD' } })
  await shown.user.type(await quantityField(), '1')
  await shown.user.click(await screen.findByRole('radio', { name: 'Fall' }))
  await says(() => button(/^Buy a fall/), 'Profit below')
  await shown.user.click(await button(/^Buy a fall/))
  const confirm = await passExplained(shown, 'How options work')
  await confirmAt(200, shown, confirm, '2%', 'Buy option', ['2%', '5%', '10%'])
  await says(() => confirm, 'The price is now 3,300.00. Confirm again.')
})

test('a purchase on spot is refused at 0.2% more where 0.1% was allowed', async () => {
  await playTo(298)
  const shown = await show({ query: { mode: 'spot', symbol: 'SOLUSDT' }, as: { balance: '1000' } })
  await shown.user.type(await screen.findByRole('textbox', { name: /^Pay/ }), '100')
  await says(() => button(/^Buy SOL/), 'You receive')
  await shown.user.click(await button(/^Buy SOL/))
  const confirm = await passExplained(shown, 'How spot trading works')
  await confirmAt(300, shown, confirm, '0.1%', 'Buy SOL')
  await says(() => confirm, 'The price is now 151.50. Confirm again.')
  await waitFor(() => expect(screen.queryByText(/^You bought/)).toBeNull())
})
