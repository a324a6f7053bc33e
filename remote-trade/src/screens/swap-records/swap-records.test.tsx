import { expect, test } from '@jest/globals'
import { type InputOf, rateByCurrencyCall, swapCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const routes = ['/shandui', '/shanduiOrder']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./swap-records.screen.tsx'), { path: '/shanduiOrder', query, routes, as: {}, ...o })

/** At the newest rate. */
async function swap({ token }: Person, change: Partial<InputOf<typeof swapCall>> = {}) {
  const client = connect(exchange().url, exchange().publicKey)
  const terms = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '500', tolerance: '0.005', ...change }
  const { rate } = await client.ask(rateByCurrencyCall, { from: terms.fromCurrency, to: terms.toCurrency })
  return client.ask(swapCall, { ...terms, expectedRate: rate, clientOrderId: newOrderId() }, { token })
}
async function withTwo() {
  const as = await newPerson(exchange(), { balance: '10000' })
  return { as, btc: await swap(as), eth: await swap(as, { toCurrency: 'ETH', amount: '300' }) }
}
const rows = async () => (await screen.findAllByRole('button', { name: / = / })).map(row => row.textContent ?? '')

test('each exchange says what was given, what came, the rate and the time; a currency filters, on either side', async () => {
  const { as } = await withTwo()
  const { user, at } = await open({}, { as })
  expect(await rows()).toHaveLength(2)
  expect((await rows()).join()).toMatch(/500\.00.USDT→0\.00\d+.BTC1 BTC = [\d,.]+ USDT\d\d/)
  await user.click(await screen.findByRole('button', { name: 'BTC' }))
  await waitFor(() => expect(at()).toBe('/shanduiOrder?currency=BTC'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'SOL' }))
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(at()).toBe('/shanduiOrder'))
  expect(await rows()).toHaveLength(2)
})

test('days filter through the address, and are taken away by their chip', async () => {
  const { as } = await withTwo()
  const { user, at } = await open({ begin: '2001-01-01', end: '2001-01-02' }, { as })
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove filter 01/01/2001 – 02/01/2001' }))
  await waitFor(() => expect(at()).toBe('/shanduiOrder'))
  await user.click(screen.getByRole('button', { name: 'Choose dates' }))
  await user.click(await screen.findByRole('button', { name: 'Today' }))
  await waitFor(() => expect(at()).toMatch(/begin=.*&end=/))
})

test('a press opens all of one, with a number to copy; it stands in the address', async () => {
  const { as, btc } = await withTwo()
  const { user, at } = await open({ currency: 'BTC' }, { as })
  await rows()
  await user.click(screen.getByRole('button', { name: / = / }))
  await waitFor(() => expect(at()).toBe(`/shanduiOrder?currency=BTC&id=${btc.id}`))
  const sheet = within(await screen.findByRole('dialog', { name: 'Swap' }))
  expect((await sheet.findByText('Received', { selector: 'dt' })).nextElementSibling?.textContent).toMatch(/BTC$/)
  expect(sheet.getByText('Spread (0.2%)').nextElementSibling?.textContent).toMatch(/^1\.00.USDT$/)
  expect(sheet.getByRole('button', { name: /^Copy the order number/ })).toBeTruthy()
})

test('an exchange that is nobody’s is said to be missing', async () => {
  await open({ id: 'S-nothing' })
  expect(await screen.findByText("We couldn't find this swap.")).toBeTruthy()
})

test('nothing yet leads to the first exchange', async () => {
  await open()
  expect(await screen.findByText('No swaps yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Swap' }).getAttribute('href')).toBe('#/shandui')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your swaps")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No swaps yet')).toBeTruthy()
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('No swaps yet')).toBeTruthy()
})
