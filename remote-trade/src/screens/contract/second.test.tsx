import { afterEach, expect, test } from '@jest/globals'
import { secondHeadCall, secondListCall } from '@shared/contract'
import { operate } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { exchange, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { tradeAssetInfoAtom } from 'shell/session'
import {
  button,
  client,
  figure,
  hide,
  losing,
  playTo,
  type RenderedScreen,
  says,
  sheet,
  show,
  text,
  tokenOf,
} from './testing.tsx'

const enter = (o: Partial<ScreenOptions> = {}, symbol = 'BTCUSDT') => show({ query: { mode: 'second', symbol }, ...o })
const stakeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Stake/ })
const mine = async (person: Person | null) => (await client().ask(secondListCall, {}, tokenOf(person))).records
afterEach(() => operate(exchange(), 'second-set', 'set', '60', '--odds', '0.80'))

/** As far as the confirm sheet of a first order. */
async function order({ user }: RenderedScreen, amount: string, press = /^Rise./): Promise<HTMLElement> {
  await user.type(await stakeField(), amount)
  await says(() => button(press), '+')
  await user.click(await button(press))
  const told = await sheet('How second contracts work')
  await user.click(within(told).getByRole('button', { name: 'Continue' }))
  return sheet('Confirm order')
}
const send = async ({ user }: RenderedScreen, confirm: HTMLElement, name = 'Rise') =>
  user.click(within(confirm).getByRole('button', { name }))

test('a rise for 60 s with 100: what it is once, every number, a ring, and the receipt of both prices', async () => {
  await playTo(50)
  const shown = await enter()
  await shown.user.type(await stakeField(), '100')
  await says(() => button(/^Rise./), '+80.00')
  expect(figure('Break-even success rate')).toBe('55.56%')
  await shown.user.click(await button(/^Rise./))
  const told = await sheet('How second contracts work')
  expect(text(told)).toContain('You could lose your whole stake of 100.00 USDT within 60 s, but never more.')
  await shown.user.click(within(told).getByRole('button', { name: 'Continue' }))
  const confirm = await sheet('Confirm order')
  expect([figure("If you're right", confirm), figure("If you're wrong", confirm)]).toEqual([
    '+80.00 USDT',
    '−100.00 USDT',
  ])
  expect(figure('Available', confirm)).toContain('4,900.00 USDT')
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Rise' }))
  await screen.findByText('Rise BTC/USDT at 64,000.00')
  expect(await mine(shown.person)).toMatchObject([{ amount: '100', seconds: 60, direction: 1 }])
  const ring = await screen.findByRole('timer', { name: 'Time left' })
  expect(text(ring)).toContain('60 seconds')
  await screen.findByRole('img', { name: 'Price since entry: from 64,000.00 to 64,000.00' })
  await playTo(80)
  await says(() => ring, '30 seconds')
  await playTo(105)
  await screen.findByRole('img', { name: 'Price since entry: from 64,000.00 to 65,000.00' })
  await playTo(110)
  await screen.findByText('BTC/USDT settled at 65,000.00: +80.00 USDT')
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(screen.getByRole('img', { name: 'Price since entry: from 64,000.00 to 65,000.00' })).toBeTruthy()
  await shown.user.click(screen.getByRole('button', { name: 'Receipt' }))
  const receipt = await sheet('BTC/USDT')
  await within(receipt).findByRole('img', { name: 'BTC/USDT from entry at 64,000.00 to exit at 65,000.00' })
  await says(() => receipt, 'Exit price')
  expect([figure('Entry price', receipt), figure('Exit price', receipt)]).toEqual(['64,000.00', '65,000.00'])
  expect(figure('Result', receipt)).toBe('Profit')
  expect(within(receipt).getByRole('button', { name: /^Copy exit price ID \d+/ })).toBeTruthy()
})

test('Again after an end fills the ticket with the same side, stake and time, and sends nothing', async () => {
  await playTo(112)
  const shown = await enter()
  await shown.user.click(await screen.findByRole('radio', { name: /^30 s/ }))
  await send(shown, await order(shown, '40', /^Fall./), 'Fall')
  await screen.findByText('Fall BTC/USDT at 65,000.00')
  await shown.user.clear(await stakeField())
  await shown.user.click(await screen.findByRole('radio', { name: /^120 s/ }))
  await playTo(143)
  await shown.user.click(await button('Again'))
  expect((await stakeField()).value).toBe('40')
  await waitFor(async () =>
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^30 s/ })).checked).toBe(true),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Again' })).toBeNull())
  expect((await button(/^Fall./)).dataset.look).toBe('fall')
  expect((await button(/^Rise./)).dataset.look).toBe('line')
  expect(await mine(shown.person)).toMatchObject([{ amount: '40', state: 3 }])
})

test('keeps what the head of second contracts told as tradeAssetInfo', async () => {
  const shown = await enter()
  const told = await client().ask(secondHeadCall, {}, tokenOf(shown.person))
  expect([told.totalAssets, told.win]).toEqual([expect.stringMatching(/^\d/), 0])
  await waitFor(() => expect(getDefaultStore().get(tradeAssetInfoAtom)).toEqual(told))
})

test('one press on an amount from 10 to 500 is the stake', async () => {
  const { user } = await enter()
  const field = await stakeField()
  const chips = within(await screen.findByRole('group', { name: 'Stake' })).getAllByRole('button')
  expect(chips.map(text)).toEqual(['10', '50', '100', '200', '500'])
  for (const chip of chips) {
    await user.click(chip)
    expect([field.value, chip.getAttribute('aria-pressed')]).toEqual([text(chip), 'true'])
  }
  await says(() => button(/^Rise./), '+400.00')
})

test('opened anew while it runs, the ring stands where the time does', async () => {
  await playTo(145)
  const first = await enter()
  await first.user.click(await screen.findByRole('radio', { name: /^30 s/ }))
  await send(first, await order(first, '100'))
  await screen.findByText('Rise BTC/USDT at 65,000.00')
  await playTo(160)
  await enter({ as: first.person ?? {} })
  await says(() => screen.findByRole('timer', { name: 'Time left' }), '15 seconds')
  await playTo(175)
  await screen.findByText('BTC/USDT ended at its entry price. Your 100.00 USDT was returned.')
})

test('where the payout has changed the new one is shown and confirmed anew', async () => {
  const shown = await enter()
  const confirm = await order(shown, '100')
  expect(figure('Payout rate', confirm)).toBe('+80%')
  hide(true)
  await operate(exchange(), 'second-set', 'set', '60', '--odds', '0.70')
  await send(shown, confirm)
  await says(() => confirm, 'Confirm again.')
  expect(figure("If you're right", confirm)).toBe('+70.00 USDT')
  expect(await mine(shown.person)).toEqual([])
  hide(false)
  await send(shown, confirm)
  await screen.findByText(/^Rise BTC\/USDT at/)
  expect(await mine(shown.person)).toMatchObject([{ odds: '0.70' }])
})

test('a stake out of range is told at its field and nothing is sent', async () => {
  const shown = await enter()
  await says(() => button(/^Rise./), '+80%')
  await shown.user.click(await button(/^Rise./))
  await screen.findByText('Enter a stake')
  await shown.user.type(await stakeField(), '5')
  await screen.findByText('Enter 10 to 5,000 USDT')
  expect(document.activeElement).toBe(await stakeField())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the exchange refuses of the stake stands at its field, with what was typed', async () => {
  const shown = await enter()
  const confirm = await order(shown, '20')
  hide(true)
  await operate(exchange(), 'second-set', 'set', '60', '--min', '30')
  await send(shown, confirm)
  await screen.findByText(/^Enter 30 to/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await stakeField()).value).toBe('20')
  await operate(exchange(), 'second-set', 'set', '60', '--min', '10')
})

test('what is missing is transferred in a sheet over the ticket, which keeps what was typed', async () => {
  const shown = await enter({ as: { balance: '2000', contract: '100' } })
  await shown.user.type(await stakeField(), '150')
  await shown.user.click(await button('Transfer 50.00 more'))
  const over = await screen.findByRole('dialog', { name: 'Transfer to your contract account' })
  expect(within(over).getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('50')
  await shown.user.click(within(over).getByRole('button', { name: 'Transfer' }))
  await screen.findByText('50.00 USDT transferred')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await stakeField()).value).toBe('150')
  await says(() => button(/^Rise./), '+120.00')
})

test('an order whose answer got lost is looked for: one stake, and no second sending', async () => {
  const { address, stop } = await losing('/buy')
  const shown = await enter({ at: address })
  const confirm = await order(shown, '100')
  await send(shown, confirm)
  await says(() => confirm, 'Checking…')
  await screen.findByText(/^Rise BTC\/USDT at/)
  expect(await mine(shown.person)).toHaveLength(1)
  await stop()
})

test('without prices no order goes; over a gap it is void, and the stake returns', async () => {
  await playTo(880)
  const shown = await enter()
  await send(shown, await order(shown, '100'))
  await screen.findByText('Rise BTC/USDT at 64,000.00')
  await playTo(906)
  await says(() => button(/^Fall./), 'Prices are 6 s old')
  await screen.findByText('Prices are 6 s old. If no new price arrives before the end, your stake is refunded.')
  await playTo(940)
  await screen.findByText('BTC/USDT was voided: there was no current price at the end. 100.00 USDT refunded.')
  await playTo(1000)
  await says(() => button(/^Fall./), '+80')
  await shown.user.click(await screen.findByRole('button', { name: /^BTC\/USDT\s*Rise/ }))
  expect(text(await sheet('BTC/USDT'))).toContain('your stake refunded')
})
