/** What the exchange does with a CFD by itself, and what its operator does, as the phone tells it. */
import { afterEach, expect, test } from '@jest/globals'
import { updateStopLossCall } from '@shared/contract'
import { closeReasons, marginModes, positionStates, tradeTypes } from '@shared/contract/codes'
import { operate } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { button, client, figure, list, openAside, playTo, says, sheet, show, text, tokenOf } from './testing.tsx'

async function withGold(quantity: string) {
  const { person } = await show()
  const gold = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 100, marginMode: marginModes.cross } as const
  await openAside(person, { ...gold, quantity, expectedPrice: '3300.15' })
  return { person, shown: await show({ as: person as Person, query: { mode: 'cfd', symbol: 'XAUUSD' } }) }
}

afterEach(() => operate(exchange(), 'symbol', 'set', 'XAUUSD', '--orders', 'on'))

test('a stop that trails a CFD begins at its own price, and is told in its row', async () => {
  const { person, shown } = await withGold('0.1')
  await shown.user.click(await screen.findByRole('button', { name: /^TP \/ SL XAU/ }))
  const targets = await sheet('Take profit / stop loss')
  await shown.user.type(within(targets).getByRole('textbox', { name: /^Trailing stop/ }), '20')
  await within(targets).findByText(/^Your stop is now 3,279.85/)
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await screen.findByText('Trails by 20.00')
  await playTo(100)
  expect(await list(person, positionStates.running)).toMatchObject([{ stopLossPrice: '3289.85', trailing: '20' }])
  const [row] = await list(person, positionStates.running)
  await client().ask(updateStopLossCall, { id: row?.id ?? '', trailing: '' }, tokenOf(person))
})

test('where orders are switched off the pair is said to be none to trade, what is held of it can still be closed', async () => {
  await playTo(200)
  const { person, shown } = await withGold('0.1')
  await operate(exchange(), 'symbol', 'set', 'XAUUSD', '--orders', 'off')
  shown.leave()
  const again = await show({ as: person as Person, query: { mode: 'cfd', symbol: 'XAUUSD' } })
  await screen.findByText("You can't trade XAU/USD here.")
  await again.user.click(await screen.findByRole('button', { name: 'Close XAU/USD' }))
  const close = await sheet('Close position')
  await says(() => close, '−3.00')
  await again.user.click(within(close).getByRole('button', { name: 'Close position' }))
  await screen.findByText('XAU/USD closed, −3.00 USDT after fees')
})

test('a pool that is worth half its margin is closed, and the phone says by what and at what cost, which is never more than there was', async () => {
  const { person, shown } = await withGold('1.5')
  await button(/^Close XAU\/USD/)
  await playTo(1300)
  await screen.findByText('XAU/USD closed: Liquidation, −5,000.00 USDT after fees')
  await screen.findByRole('tab', { name: 'Positions' })
  const [row] = await list(person, positionStates.closed)
  expect(row).toMatchObject({ closeReason: closeReasons.liquidation, symbol: 'XAUUSD' })
  await waitFor(() => expect(text(document.body)).not.toContain('1.5 lots'))
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await shown.user.click(await screen.findByRole('button', { name: /^XAU\/USD.*Liquidation/ }))
  const detail = await sheet('XAU/USD')
  expect(figure('Profit and loss', detail)).toMatch(/^−7,545.00 /)
  expect(figure('Covered by the insurance fund', detail)).toBe('+2,545.00')
  expect(figure('After fees', detail)).toMatch(/^−5,000.00 /)
})
