import { expect, jest, test } from '@jest/globals'
import { createPositionCall, type InputOf, symbolPriceCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '@shared/testing/client'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const routes = ['/kuaisuOrder', '/heyue']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./spot-records.screen.tsx'), { path: '/kuaisuOrder', query, routes, as: {}, ...o })

/** At the newest price. */
async function trade({ token }: Person, change: Partial<InputOf<typeof createPositionCall>>) {
  const client = connect(exchange().url, exchange().publicKey)
  const symbol = change.symbol ?? 'ETHUSDT'
  const [ticker] = await client.ask(symbolPriceCall, { symbols: symbol })
  const terms = { tradeType: tradeTypes.spot, symbol, direction: directions.buy, orderType: orderTypes.market } as const
  const at = { expectedPrice: ticker?.price ?? '0', tolerance: '0.01', clientOrderId: newOrderId() }
  return client.ask(createPositionCall, { ...terms, ...at, ...change }, { token })
}
async function withThree() {
  const as = await newPerson(exchange(), { balance: '10000' })
  const bought = await trade(as, { amount: '1000' })
  const sold = await trade(as, { direction: directions.sell, quantity: '0.1' })
  return { as, bought, sold, btc: await trade(as, { symbol: 'BTCUSDT', amount: '500' }) }
}
const rows = async () =>
  (await screen.findAllByRole('button', { name: / at [\d,.]+$/ })).map(row => row.textContent ?? '')

test('each trade says pair, side, what was received and at which price; a side filters, and stands in the address', async () => {
  const { as } = await withThree()
  const { user, at } = await open({}, { as })
  expect(await rows()).toHaveLength(3)
  expect((await rows()).join()).toMatch(/ETH\/USDTSell.*\d.USDTat 3,/)
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await waitFor(() => expect(at()).toBe('/kuaisuOrder?side=2'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(async () => expect(await rows()).toHaveLength(3))
})

test('a pair is chosen from those of spot, and taken away by its chip', async () => {
  const { as } = await withThree()
  const { user, at } = await open({}, { as })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Choose a pair' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Markets' }))
  await sheet.findByRole('tab', { name: 'Crypto' })
  expect(sheet.queryByRole('tab', { name: 'Metals' })).toBeNull()
  await user.click(await sheet.findByRole('button', { name: /^BTC/ }))
  await waitFor(() => expect(at()).toBe('/kuaisuOrder?symbol=BTCUSDT'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'BTC/USDT ×' }))
  await waitFor(() => expect(at()).toBe('/kuaisuOrder'))
})

test('a press opens all of one: fee, received, average, and a number to copy', async () => {
  const { as, bought } = await withThree()
  await open({ id: bought.id }, { as })
  const sheet = within(await screen.findByRole('dialog', { name: /ETH\/USDT/ }))
  const figure = (label: string) => sheet.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  expect(figure('Paid')).toMatch(/^1,000\.00.USDT$/)
  expect(figure('Fee')).toMatch(/^0\.000\d+.ETH$/)
  expect(figure('Received')).toMatch(/^0\.\d+.ETH$/)
  expect(figure('Average price with fee')).toMatch(/^3,/)
  expect(sheet.getByRole('button', { name: `Copy the order number ${bought.id}` })).toBeTruthy()
})

test('a sale says what it realised', async () => {
  const { as, sold } = await withThree()
  await open({ id: sold.id }, { as })
  expect(await screen.findByText('Realised P&L')).toBeTruthy()
})

test('days that hold nothing say so, and all filters go with one press', async () => {
  const { as } = await withThree()
  const { user, at } = await open({ begin: '2001-01-01', end: '2001-01-02', side: '1' }, { as })
  expect(await screen.findByText('No matches')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await waitFor(() => expect(at()).toBe('/kuaisuOrder'))
  expect(await rows()).toHaveLength(3)
})

test('nothing yet leads to the first trade', async () => {
  await open()
  expect(await screen.findByText('No trades yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Trade' }).getAttribute('href')).toBe('#/heyue?mode=spot')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load your trades")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No trades yet')).toBeTruthy()
})

test('a first load without a connection says so, and goes on when it is back', async () => {
  const { online } = await open({}, { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('No trades yet')).toBeTruthy()
})

test('sales are counted with what they made, and all that the filter shows is taken along', async () => {
  const { as, sold } = await withThree()
  const files: Blob[] = []
  jest.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  URL.revokeObjectURL = () => {}
  const { user } = await open({}, { as })
  await user.click(await screen.findByRole('button', { name: 'Statistics' }))
  const statistics = within(await screen.findByRole('dialog', { name: 'Statistics' }))
  const counted = await statistics.findByText('Sell trades', { selector: 'dt' })
  expect(counted.nextElementSibling?.textContent).toBe('1')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines).toHaveLength(4)
  expect(lines.find(line => line.startsWith(sold.id))).toMatch(/,ETHUSDT,short,0\.1,.*,USDT,-?[\d.]+$/)
})
