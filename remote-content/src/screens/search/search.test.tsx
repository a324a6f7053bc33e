import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createPositionCall, symbolPriceCall } from '@shared/contract/calls/trade'
import { standBetween } from '@shared/testing/between'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'
import { call, newOrderId } from 'shell/transport'

const routes = [
  ...['/home', '/search', '/login', '/hangqing', '/kline', '/heyue', '/helpCenter', '/articleDetail'],
  ...[
    '/tixian',
    '/zijinhuazhuan',
    '/chongzhi',
    '/chongzhitixianRecord',
    '/zhangbianRecord',
    '/shanduiOrder',
    '/my',
    '/outlink',
  ],
]
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./search.screen.tsx'), { path: '/search', routes, ...o })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
const option = (name: string | RegExp) => screen.findByRole('option', { name })
const group = (name: string) => screen.findByRole('group', { name })
const hrefOf = async (name: string | RegExp) => (await option(name)).getAttribute('href')

let online = () => {}
beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(async () => {
  act(() => online())
  online = () => {}
  await act(() => setLanguage('en-us'))
})

async function openPosition(): Promise<void> {
  const reply = await call(symbolPriceCall, { symbols: 'BTCUSDT' })
  const price = (reply.state === 'ok' && reply.value[0]?.price) || ''
  const terms = { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, leverage: 10, marginMode: 1 } as const
  const order = { ...terms, quantity: '0.01', expectedPrice: price, tolerance: '0.01' }
  await call(createPositionCall, { ...order, clientOrderId: newOrderId() })
}

test('before anything is typed it says what can be searched, with three examples that work and say what they find', async () => {
  const { user } = await open()
  expect(screen.getByText('Find pairs, screens, help and your records, or say what to do.')).toBeTruthy()
  await waitFor(async () => expect(within(await group('Try')).getAllByRole('option')).toHaveLength(3))
  expect(await option(/^BTC [\d,]+.?Alert me when BTC\/USDT reaches [\d,]+$/)).toBeTruthy()
  await user.click(await option(/^BTC.?Bitcoin/))
  expect(field().value).toBe('BTC')
  expect(
    within(await group('Pairs'))
      .getAllByRole('option')[0]
      ?.getAttribute('href'),
  ).toBe('#/kline?symbol=BTCUSDT')
})

test('pairs, screens and help stand in groups, and the address follows', async () => {
  const { user, at } = await open()
  await user.type(field(), 'fees')
  expect(await hrefOf(/^Fees, and when/)).toBe('#/articleDetail?kind=help&id=fees')
  await waitFor(() => expect(at()).toBe('/search?q=fees'))
  await user.clear(field())
  await user.type(field(), 'top up')
  expect(
    within(await group('Screens'))
      .getByRole('option', { name: 'Deposit' })
      .getAttribute('href'),
  ).toBe('#/chongzhi')
  await waitFor(() => expect(screen.getByText(/^\d+ results$/)).toBeTruthy())
})

test('an act leads to its form, its alert or its close sheet', async () => {
  const { user, person } = await open({ as: { balance: '500', contract: '500' } })
  await openPosition()
  await open({ as: person ?? {} })
  await user.type(field(), 'send 100')
  expect(await hrefOf(/^Withdraw 100\sUSDT/)).toBe('#/tixian?amount=100')
  expect(await hrefOf(/^Transfer 100\sUSDT to the contract account/)).toBe('#/zijinhuazhuan?amount=100')
  await user.clear(field())
  await user.type(field(), 'buy 0.01 btc')
  expect(await hrefOf(/^Buy 0\.01\sBTC/)).toBe('#/heyue?mode=spot&symbol=BTCUSDT&side=1&quantity=0.01')
  await user.clear(field())
  await user.type(field(), 'btc 66000')
  expect(await hrefOf(/^Alert me when BTC\/USDT reaches 66,000/)).toBe('#/kline?symbol=BTCUSDT&alert=66000')
  await user.clear(field())
  await user.type(field(), 'close btc')
  expect(await hrefOf(/^Close BTC\/USDT, Long 10x/)).toMatch(/^#\/heyue\?mode=contract&symbol=BTCUSDT&close=[\w-]+$/)
})

test('a liquidation price is explained with the figures of its position, and its sheet leaves the address as it closes', async () => {
  const { user, person } = await open({ as: { contract: '500' } })
  await openPosition()
  const { at } = await open({ as: person ?? {}, query: { q: 'why btc' } })
  await user.click(await option(/^Why BTC\/USDT would be liquidated at/))
  const sheet = within(await screen.findByRole('dialog', { name: /^Why [\d,.]+$/ }))
  expect(sheet.getByText('Maintenance rate')).toBeTruthy()
  const price = /at ([\d,.]+)/.exec((await screen.findAllByText(/would be liquidated/))[0]?.textContent ?? '')?.[1]
  expect(sheet.getByText(new RegExp(`^\\(0\\.01 × [\\d,.]+ − [\\d,.]+ − 0\\) ÷ .* = ${price}$`))).toBeTruthy()
  expect(at()).toContain('why=liquidation-')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/search?q=why+btc'))
})

test('records of one’s own are found by amount, and asked for once the fingers rest, once each', async () => {
  const asked: string[] = []
  const { address, stop } = await standBetween(exchange(), {
    alters: path => {
      asked.push(path)
      return undefined
    },
  })
  const { user } = await open({ as: { balance: '900', contract: '123.5' }, at: address })
  await user.type(field(), '123.5')
  const [record] = within(await group('Records')).getAllByRole('option')
  expect(record?.textContent).toMatch(/^Transfer 123\.5\sUSDT/)
  expect(record?.getAttribute('href')).toMatch(/^#\/zhangbianRecord\?id=/)
  expect(asked.filter(path => path.includes('appBalanceLog'))).toHaveLength(1)
  expect(asked.filter(path => decodeURIComponent(path).includes('123'))).toEqual([])
  await stop()
})

test('the arrow keys go through the hits from the field, and Enter opens the one that they reached', async () => {
  const { user, at } = await open({ query: { q: 'withdraw' } })
  await option('Withdrawal')
  await user.click(field())
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{ArrowDown}')
  const [first] = screen.getAllByRole('option')
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id)
  expect(first?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowUp}')
  expect(screen.getAllByRole('option').at(-1)?.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(at()).toBe('/tixian'))
})

test('Enter opens the first hit while none was reached', async () => {
  const { user, at } = await open()
  await user.type(field(), 'eth')
  await option(/^ETH\/USDT/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(at()).toBe('/kline?symbol=ETHUSDT'))
})

test('searches that opened something come back, until they are cleared; another person finds none', async () => {
  const { user } = await open({ query: { q: 'eth' } })
  await user.click(await option(/^ETH\/USDT/))
  await open()
  expect(within(await group('Recent')).getByRole('option', { name: 'eth' })).toBeTruthy()
  await open({ as: {} })
  await option(/^BTC.?Bitcoin/)
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  await open()
  await user.click(await option('Clear recent searches'))
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  expect(localStorage.getItem('search.recent.v1')).not.toContain('eth')
})

test('says so where nothing answers, with markup as letters, and leads to help and live chat', async () => {
  const { user } = await open()
  await option(/^BTC.?Bitcoin/)
  await user.type(field(), '<b>quixotic')
  expect(await screen.findByText('Nothing found for “<b>quixotic”')).toBeTruthy()
  expect(document.querySelector('#main b')).toBeNull()
  const help = screen.getByRole('link', { name: 'Help centre' })
  expect(help.getAttribute('href')).toBe(`#/helpCenter?q=${encodeURIComponent('<b>quixotic')}`)
  expect(screen.getByRole('link', { name: 'Live chat' }).getAttribute('href')).toBe('#/outlink?kind=chat')
})

test('a hostile name of a pair stays text within its row', async () => {
  const name = '\u202e<img src=x onerror=alert(1)>'
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) =>
      path.includes('appSymbol/list') ? body.replace('"Bitcoin"', JSON.stringify(name)) : undefined,
  })
  await open({ at: address, query: { q: 'btc' } })
  const row = await option(/^BTC\/USDT/)
  await waitFor(() => expect(within(row).getByText(name).tagName).toBe('BDI'))
  expect(row.querySelector('img')).toBeNull()
  await stop()
})

test('answers a question in plain words with the screen and the articles that help', async () => {
  const { user } = await open()
  await option(/^BTC.?Bitcoin/)
  await user.type(field(), 'how do I get my money out')
  const [first] = await screen.findAllByRole('option')
  expect(first?.getAttribute('href')).toBe('#/tixian')
  expect(within(await group('Help')).getByRole('option', { name: /^Withdrawing/ })).toBeTruthy()
})

test('without a connection what the phone has is searched, and it says so', async () => {
  const { user } = await open()
  await option(/^BTC.?Bitcoin/)
  act(() => {
    online = loseConnection()
  })
  expect(await screen.findByText("No connection. We only search what's saved on this phone.")).toBeTruthy()
  await user.type(field(), 'gold')
  expect(await option(/^XAU\/USD/)).toBeTruthy()
})

test('what did not load says so, while screens are found, and comes at Retry', async () => {
  const { user, mend } = await open({ down: true, query: { q: 'gold' } })
  expect(await screen.findByText("We couldn't search everything")).toBeTruthy()
  expect(screen.queryByRole('option', { name: /^XAU/ })).toBeNull()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await option(/^XAU\/USD/)).toBeTruthy()
})

const hostile = ['__proto__', 'constructor', 'x'.repeat(10_000), '<img src=x onerror=alert(1)>', '%']

test.each(hostile)('searches for the first 60 characters of an address that says %j', async value => {
  await open({ query: { q: value } })
  expect(field().value).toBe(value.slice(0, 60))
  await screen.findByText(/^\d+ results?$/)
  expect([screen.queryByRole('dialog'), document.querySelector('#main img[src=x]')]).toEqual([null, null])
})
