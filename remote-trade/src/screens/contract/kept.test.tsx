/** What the exchange refuses of an order stands at its field, whatever it is an order of, and nothing typed is lost. */
import { afterEach, expect, test } from '@jest/globals'
import { orderTypes } from '@shared/contract/codes'
import { operate } from '@shared/testing/exchange-process'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { button, hide, list, openAside, passRisk, playTo, quantityField, says, sheet, show, text } from './testing.tsx'

/** What a symbol takes of new orders, as typed by its operator. */
const take = (symbol: string, ...terms: string[]) => operate(exchange(), 'symbol', 'set', symbol, ...terms)
afterEach(async () => {
  await take('ETHUSDT', '--min', '0.001')
  await take('XAUUSD', '--max', '50')
  await take('BTCUSDT', '--max', '20')
})

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const continueFrom = async (name: string, press: (name: string, inside: HTMLElement) => Promise<void>) =>
  press('Continue', await sheet(name))

test('of spot: less than the market takes by now', async () => {
  const { user, person } = await show({ query: { mode: 'spot', symbol: 'ETHUSDT' }, as: { balance: '10000' } })
  const press = async (name: string, inside: HTMLElement) => user.click(within(inside).getByRole('button', { name }))
  await user.type(await field(/^Pay/), '1000')
  await says(() => button(/^Buy ETH/), 'You receive 0.3121875 ETH')
  await user.click(await button(/^Buy ETH/))
  await continueFrom('How spot trading works', press)
  const confirm = await sheet('Confirm order')
  hide(true)
  await take('ETHUSDT', '--min', '1')
  await press('Buy ETH', confirm)
  await says(() => confirm, 'Enter 1 to')
  await user.keyboard('{Escape}')
  await closed()
  expect((await field(/^Pay/)).value).toBe('1000')
  expect(await list(person, 3)).toEqual([])
})

test('of a CFD: more lots than the market takes by now', async () => {
  const { user, person } = await show({ query: { mode: 'cfd', symbol: 'XAUUSD' } })
  await user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'at 3,300.15')
  await user.click(await button(/^Buy long/))
  await passRisk({ user } as never)
  const confirm = await sheet('Confirm order')
  hide(true)
  await take('XAUUSD', '--max', '0.05')
  await user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Enter 0.01 to 0.05')
  await closed()
  expect((await quantityField()).value).toBe('0.1')
  expect(await list(person, 1)).toEqual([])
})

test('of an amended order: more than the market takes by now', async () => {
  const { user, person } = await show()
  await openAside(person, { orderType: orderTypes.limit, price: '60000' })
  await user.click(await screen.findByRole('tab', { name: /^Orders/ }))
  await user.click(await screen.findByRole('button', { name: 'Amend BTC/USDT' }))
  const amend = await sheet('Amend order')
  const quantity = within(amend).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  await user.clear(quantity)
  await user.type(quantity, '0.3')
  hide(true)
  await take('BTCUSDT', '--max', '0.2')
  await user.click(within(amend).getByRole('button', { name: 'Confirm changes' }))
  await within(amend).findByText(/^Enter 0\.0001 to 0\.2/)
  expect(quantity.value).toBe('0.3')
  expect(await list(person, 0)).toMatchObject([{ quantity: '0.1' }])
})

test('of an option: a strike that is not offered any more', async () => {
  await playTo(98)
  const { user, person } = await show({ query: { mode: 'option', symbol: 'BTCUSDT' } })
  await user.type(await quantityField(), '0.1')
  await user.click(await screen.findByRole('radio', { name: 'Fall' }))
  await says(() => button(/^Buy a fall/), 'Profit below 6')
  await user.click(await button(/^Buy a fall/))
  await user.click(within(await sheet('How options work')).getByRole('button', { name: 'Continue' }))
  const confirm = await sheet('Confirm order')
  hide(true)
  await playTo(100)
  await user.click(within(confirm).getByRole('button', { name: 'Buy option' }))
  await screen.findByText('This strike price is no longer available')
  await closed()
  expect((await quantityField()).value).toBe('0.1')
  expect(await list(person, 1)).toEqual([])
})

test('of a target: a price that the market has reached by now', async () => {
  await playTo(600)
  const { user, person } = await show()
  await openAside(person)
  await user.click(await screen.findByRole('button', { name: /^TP \/ SL BTC/ }))
  const targets = await sheet('Take profit / stop loss')
  const profit = within(targets).getByRole<HTMLInputElement>('textbox', { name: 'Take profit' })
  await user.type(profit, '64400')
  hide(true)
  await playTo(700)
  await user.click(within(targets).getByRole('button', { name: 'Save' }))
  await within(targets).findByText('This price is on the wrong side of the market')
  expect([profit.value, text(targets)]).toEqual(['64400', expect.stringContaining('Save')])
  expect(await list(person, 1)).toMatchObject([{ takeProfitPrice: null }])
})
