import { expect, test } from '@jest/globals'
import { createPositionCall, type InputOf, positionListCall, userBalanceCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { ownTitleAtom } from '../../../../shell/src/surface/navigation/own-title.ts'
import {
  button,
  client,
  figure,
  hide,
  playTo,
  type RenderedScreen,
  says,
  sheet,
  show,
  text,
  tokenOf,
} from './testing.tsx'

const enter = (o: Partial<ScreenOptions> = {}, query: Record<string, string> = {}) =>
  show({
    query: { mode: 'spot', symbol: 'ETHUSDT', ...query },
    as: { balance: '10000' },
    routes: ['/heyue', '/kuaisuOrder', '/shandui', '/chongzhi'],
    ...o,
  })
const mine = async (person: Person | null) =>
  (await client().ask(positionListCall, { tradeType: tradeTypes.spot }, tokenOf(person))).records
const available = async (person: Person | null, currency: string) =>
  (await client().ask(userBalanceCall, { currency }, tokenOf(person)))[0]?.available

/** As from another phone of the same person, at 3,200. */
function tradeAside(person: Person | null, change: Partial<InputOf<typeof createPositionCall>>) {
  const terms = { tradeType: tradeTypes.spot, symbol: 'ETHUSDT', orderType: orderTypes.market } as const
  const at = { expectedPrice: '3200', tolerance: '0.01', clientOrderId: newOrderId() }
  return client().ask(createPositionCall, { ...terms, direction: directions.buy, ...at, ...change }, tokenOf(person))
}
const holder = async () => {
  const person = await newPerson(exchange(), { balance: '10000' })
  await tradeAside(person, { amount: '1000' })
  return person
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const choose = async ({ user }: RenderedScreen, name: string) => user.click(await screen.findByRole('radio', { name }))
/** The first time it is explained what spot is. */
async function passExplained({ user }: RenderedScreen): Promise<void> {
  const told = await sheet('How spot trading works')
  await user.click(within(told).getByRole('button', { name: 'Continue' }))
}

test('fills the ticket with the side and size of the address, and takes the size out of it', async () => {
  const bought = await enter({}, { side: String(directions.buy), quantity: '0.01' })
  await waitFor(async () => expect((await field(/^Pay/)).value).toBe('32'))
  await waitFor(() => expect(bought.at()).not.toMatch(/quantity|amount/))
  await enter({}, { side: String(directions.sell), amount: '16' })
  await waitFor(async () => expect((await field(/^Quantity/)).value).toBe('0.005'))
})

test('is called Fast trade', async () => {
  const title = () => getDefaultStore().get(ownTitleAtom)
  await enter()
  await waitFor(() => expect(title()).toBe('Fast trade'))
  await enter({}, { mode: 'contract' })
  await waitFor(() => expect(title()).toBe(''))
})

test('a thousand at 3,200 buys 0.3121875 at an average of 3,203.20, told before by the figures that are booked', async () => {
  const shown = await enter()
  await shown.user.type(await field(/^Pay/), '1000')
  await says(() => button(/^Buy ETH/), 'You receive 0.3121875 ETH')
  expect(figure('Fee 0.1%')).toBe('0.0003125 ETH')
  expect(figure('Average price')).toBe('3,203.20 USDT')
  expect(figure('Available')).toContain('9,000.00 USDT')
  await shown.user.click(await button(/^Buy ETH/))
  const told = await sheet('How spot trading works')
  expect(text(told)).toContain('For 1,000.00 USDT you get 0.3121875 ETH; the fee is 0.0003125 ETH')
  await shown.user.click(within(told).getByRole('button', { name: 'Continue' }))
  const confirm = await sheet('Confirm order')
  expect([figure('You pay', confirm), figure('Fee 0.1%', confirm)]).toEqual(['1,000.00 USDT', '0.0003125 ETH'])
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Buy ETH' }))
  await screen.findByText('You bought 0.3121875 ETH')
  expect(await mine(shown.person)).toMatchObject([{ margin: '1000', quantity: '0.3125', openFee: '0.0003125' }])
  expect(await available(shown.person, 'ETH')).toBe('0.3121875')
  await screen.findByRole('tab', { name: 'Holdings 1' })
  await screen.findByText('Average 3,203.20')
  expect((await field(/^Pay/)).value).toBe('')
  expect(screen.queryByText('Enter an amount')).toBeNull()
})

test('a holding leads to its sale; all of it goes whole, and the records are a press away', async () => {
  const as = await holder()
  const shown = await enter({ as }, { symbol: 'BTCUSDT' })
  const holding = (await screen.findByText('Average 3,203.20')).closest('button')
  if (holding) await shown.user.click(holding)
  await waitFor(() => expect(shown.at()).toBe('/heyue?mode=spot&symbol=ETHUSDT&side=2'))
  const quantity = await field(/^Quantity/)
  await shown.user.type(quantity, '0.5')
  await shown.user.click(await button(/^Sell ETH/))
  await screen.findByText('You have 0.3121875 ETH')
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.1')
  await says(() => button(/^Sell ETH/), 'You receive 319.68 USDT')
  await shown.user.click(await button(/^Sell ETH/))
  await passExplained(shown)
  const confirm = await sheet('Confirm order')
  expect(figure('Realised P&L', confirm)).toBe('−0.64')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Sell ETH' }))
  await screen.findByText('Sold 0.1 ETH for 319.68 USDT')
  expect(await available(as, 'USDT')).toBe('9319.68')
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('#/kuaisuOrder')
  await choose(shown, 'Buy')
  await waitFor(() => expect(shown.at()).toBe('/heyue?mode=spot&symbol=ETHUSDT&side=1'))
})

test('a limit keeps what it would pay, is amended before and after, and gives back what it kept', async () => {
  const shown = await enter()
  await choose(shown, 'Limit')
  await shown.user.type(await field(/^Limit price/), '3000')
  await screen.findByText('−6.25% from the market price')
  await shown.user.type(await field(/^Quantity/), '0.5')
  await says(() => button(/^Buy ETH/), 'You receive 0.4995 ETH')
  await shown.user.click(await button(/^Buy ETH/))
  await passExplained(shown)
  const confirm = await sheet('Confirm order')
  expect(text(confirm)).toContain('3,000.00 (−6.25%)')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy ETH' }))
  await screen.findByText('Order to buy ETH/USDT at 3,000.00 placed')
  expect(await available(shown.person, 'USDT')).toBe('8500')

  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await waitFor(() => expect(shown.at()).toContain('tab=orders'))
  await shown.user.click(await button('Amend ETH/USDT'))
  const amend = await sheet('Amend order')
  const price = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Limit price/ })
  await shown.user.clear(price)
  await shown.user.type(price, '2900')
  await waitFor(() => expect(figure('Locked', amend)).toBe('Now 1,500.00→ After 1,450.00 USDT'))
  await shown.user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await screen.findByText('Order changed')
  expect(await available(shown.person, 'USDT')).toBe('8550')

  await shown.user.click(await button('Cancel ETH/USDT'))
  const cancel = await sheet('Cancel order')
  expect(figure('Released', cancel)).toBe('1,450.00 USDT')
  await shown.user.click(within(cancel).getByRole('button', { name: 'Cancel order' }))
  await screen.findByText('No open orders')
  expect(await available(shown.person, 'USDT')).toBe('10000')
})

test('a sale that waits keeps its coins, and a press on it shows it by its address', async () => {
  const as = await holder()
  const { id } = await tradeAside(as, {
    ...{ direction: directions.sell, orderType: orderTypes.limit, price: '3500', quantity: '0.2' },
  })
  const shown = await enter({ as }, { tab: 'orders' })
  await shown.user.click(await screen.findByRole('button', { name: /^Sell limit/ }))
  expect(shown.at()).toContain(`order=${id}`)
  const order = await sheet('ETH/USDT')
  expect([figure('Limit price', order), figure('Locked', order)]).toEqual(['3,500.00', '0.20 ETH'])
  await shown.user.click(within(order).getByRole('button', { name: 'Close' }))
  await shown.user.click(await button('Cancel ETH/USDT'))
  expect(figure('Released', await sheet('Cancel order'))).toBe('0.20 ETH')
})

test('amends the price of a sale of all coins, whose quantity lies on no step', async () => {
  const as = await holder()
  await tradeAside(as, {
    ...{ direction: directions.sell, orderType: orderTypes.limit, price: '3500', quantity: '0.3121875' },
  })
  const { user } = await enter({ as }, { tab: 'orders' })
  await user.click(await button('Amend ETH/USDT'))
  const amend = await sheet('Amend order')
  const price = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Limit price/ })
  await user.clear(price)
  await user.type(price, '3600')
  await user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await screen.findByText('Order changed')
  expect((await mine(as)).find(({ state }) => state === 0)).toMatchObject({ price: '3600', quantity: '0.3121875' })
})

test('the slider takes a share of what is there; all of a coin is all of it', async () => {
  const as = await holder()
  const shown = await enter({ as }, { side: '2' })
  const all = await screen.findByRole('slider', { name: 'Percentage of available balance' })
  await waitFor(() => expect((all as HTMLInputElement).disabled).toBe(false))
  all.focus()
  await shown.user.keyboard('{End}')
  await waitFor(async () => expect((await field(/^Quantity/)).value).toBe('0.3121875'))
  await says(() => button(/^Sell ETH/), 'You receive 998.00 USDT')
})

test('what lacks is a deposit away, and what is typed stays', async () => {
  const shown = await enter({ as: { balance: '10' } })
  await shown.user.type(await field(/^Pay/), '500')
  expect((await screen.findByRole('link', { name: 'Deposit 490.00' })).getAttribute('href')).toContain('/chongzhi')
  expect((await field(/^Pay/)).value).toBe('500')
})

test('of more than is taken at once nothing lacks: the field says how much may go', async () => {
  const shown = await enter({ as: { balance: '10' } })
  await shown.user.type(await field(/^Pay/), '900000000')
  await screen.findByText(/^Enter [\d.,]+ to [\d.,]+ USDT$/)
  await button(/^Buy ETH/)
  expect(screen.queryByRole('link', { name: /^Deposit/ })).toBeNull()
})

test('a quantity that the exchange refuses is told in money at the amount', async () => {
  const shown = await enter({}, { symbol: 'ADAUSDT' })
  await shown.user.type(await field(/^Pay/), '50')
  await says(() => button(/^Buy ADA/), 'You receive')
  await operate(exchange(), 'symbol', 'set', 'ADAUSDT', '--min', '1000')
  await shown.user.click(await button(/^Buy ADA/))
  await passExplained(shown)
  await shown.user.click(within(await sheet('Confirm order')).getByRole('button', { name: 'Buy ADA' }))
  expect(await screen.findByText(/^Enter [\d.,]+ to [\d.,]+ USDT$/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await field(/^Pay/)).getAttribute('aria-invalid')).toBe('true')
  await operate(exchange(), 'symbol', 'set', 'ADAUSDT', '--min', '1')
})

test('a metal is not sold for good, and a coin is offered instead', async () => {
  await enter({}, { symbol: 'XAUUSD' })
  await screen.findByText("You can't trade XAU/USD here.")
  await button(/, choose another pair$/)
})

test('without such orders there is no such way; without limits no list of what waits', async () => {
  await enter({ without: ['spot-orders'] })
  await screen.findByRole('tab', { name: 'Contract' })
  expect(screen.queryByRole('tab', { name: 'Spot' })).toBeNull()
  await enter({ without: ['limit-orders'] })
  await screen.findByRole('tab', { name: 'Holdings' })
  expect([screen.queryByRole('tab', { name: 'Orders' }), screen.queryByRole('radio', { name: 'Limit' })]).toEqual([
    null,
    null,
  ])
})

test('what did not load says so and comes at Retry; with nothing held it says what will stand here', async () => {
  const { user, mend } = await enter({ down: true })
  await screen.findAllByText(/^Couldn't load/)
  mend()
  for (const retry of await screen.findAllByRole('button', { name: 'Retry' })) await user.click(retry)
  await screen.findByText('No coins yet')
})

test('at a price that has moved too far nothing is bought before the new one is confirmed; a limit that is reached fills', async () => {
  await playTo(98)
  const shown = await enter()
  await tradeAside(shown.person, { orderType: orderTypes.limit, price: '3000', quantity: '0.5' })
  await shown.user.type(await field(/^Pay/), '1000')
  await says(() => button(/^Buy ETH/), 'You receive 0.3121875 ETH')
  await shown.user.click(await button(/^Buy ETH/))
  await passExplained(shown)
  const confirm = await sheet('Confirm order')
  hide(true)
  await playTo(100)
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy ETH' }))
  await says(() => confirm, 'The price is now 3,300.00. Confirm again.')
  expect(await mine(shown.person)).toMatchObject([{ state: 0 }])
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy ETH' }))
  await screen.findByText('You bought 0.3121875 ETH')
  hide(false)
  await shown.user.click(await screen.findByRole('tab', { name: 'Orders 1' }))
  await shown.user.click(await button('Cancel ETH/USDT'))
  const open = await sheet('Cancel order')
  await playTo(200)
  await says(() => open, 'This order was filled')
  await shown.user.click(within(open).getByRole('button', { name: 'Keep as is' }))
  await screen.findByRole('tab', { name: 'Orders' })
  await shown.user.click(await screen.findByRole('tab', { name: /^Holdings/ }))
  await says(() => document.body, 'ETH 0.8116875')
})
