import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as outgoing } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createPositionCall, type InputOf, positionListCall, updateStopLossCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { startExchangeProcess } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** Prices by the second after the start: each test plays on from where the last one stood. */
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [100, '65000'],
      [200, '64000'],
      [300, '61000'],
      [400, '64000'],
      [500, '66000'],
      [600, '64000'],
      [700, '64500'],
      [800, '64000'],
    ],
  },
  gaps: [{ from: 901, to: 1000, symbols: ['BTCUSDT'] }],
}

/** Where a test finds its exchange. */
const worker = `EXCHANGE_${process.env.JEST_WORKER_ID ?? '1'}`
let child: ChildProcess
const folder = mkdtempSync(path.join(tmpdir(), 'tape-'))
beforeAll(async () => {
  const file = path.join(folder, 'tape.json')
  writeFileSync(file, JSON.stringify(tape))
  const started = await startExchangeProcess(['--clock', 'manual', '--tape', file])
  child = started.child
  process.env[worker] = JSON.stringify(started.address)
})
afterAll(() => {
  child.kill()
  rmSync(folder, { recursive: true })
})
beforeEach(() => localStorage.clear())

/** Stands before the exchange and cuts the line instead of passing on the answer to calls of this path. */
async function losing(ending: string) {
  const { url } = exchange()
  const server = createServer((request, response) => {
    const { method = 'GET', headers, url: to = '' } = request
    const passed = outgoing(url + to, { method, headers }, answer => {
      if (to.endsWith(ending)) return request.socket.destroy()
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => request.socket.destroy())
    request.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { address: { ...exchange(), url: `http://127.0.0.1:${port}` }, stop }
}

let played = 0
async function playTo(second: number): Promise<void> {
  if (second > played) await advance(second - played)
  played = Math.max(played, second)
}

const show = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./contract.screen.tsx'), { path: '/heyue', as: { contract: '5000' }, ...o })
type Shown = Awaited<ReturnType<typeof show>>

const client = () => connect(exchange().url, exchange().publicKey)
const tokenOf = (person: Person | null) => ({ token: person?.token })
const list = (person: Person | null, state: number) =>
  client()
    .ask(positionListCall, { state }, tokenOf(person))
    .then(page => page.records)

/** As from another phone of the same person. */
const openAside = (person: Person | null, change: Partial<InputOf<typeof createPositionCall>> = {}) => {
  const terms = { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, leverage: 20, marginMode: 1 } as const
  const order = { ...terms, quantity: '0.1', expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  return client().ask(createPositionCall, { ...order, ...change }, tokenOf(person))
}

/** While the page is hidden neither prices nor the account are asked for: what it knows stands still. */
function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => hide(false))

const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const quantityField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sheet = (name: string) => screen.findByRole('dialog', { name })
/** Waits until something says so. */
const says = (find: () => Promise<Element> | Element, words: string) =>
  waitFor(async () => expect(text(await find())).toContain(words), { timeout: 4000 })
const figure = (label: string, of: HTMLElement = document.body) =>
  text(within(of).getByText(label, { selector: 'dt' }).nextElementSibling)

async function takeLeverage({ user }: Shown, leverage: string): Promise<void> {
  await user.click(await button(/^Leverage \d+x/))
  await user.click(await button(leverage))
  await user.click(await button(`Use ${leverage}`))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function passRisk({ user }: Shown): Promise<void> {
  const risk = await sheet('Before your first order')
  await user.click(within(risk).getByRole('checkbox'))
  await user.click(within(risk).getByRole('button', { name: 'Continue' }))
}

/** As far as the confirm sheet of a first order. */
async function order(
  shown: Shown,
  quantity: string,
  { leverage = '20x', press = /^Buy long/ } = {},
): Promise<HTMLElement> {
  await takeLeverage(shown, leverage)
  await shown.user.type(await quantityField(), quantity)
  await says(() => button(press), 'Liq. ')
  await shown.user.click(await button(press))
  await passRisk(shown)
  return sheet('Confirm order')
}

test('a long of 0.1 BTC is counted as the exchange books it, and one position however often it is tapped', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '0.1')
  await says(() => button(/^Buy long/), 'Liq. 61,074.83')
  await says(() => button(/^Sell short/), 'Liq. 66,898.96')
  expect(figure('Margin + fee')).toBe('320.00 + 3.20 USDT')
  await shown.user.click(await button(/^Buy long/))
  const risk = await sheet('Before your first order')
  expect(text(risk)).toContain('If BTC falls by 4.57%, to 61,074.83, the position is liquidated.')
  await shown.user.click(within(risk).getByRole('button', { name: 'Continue' }))
  expect(text(risk)).toContain('Tick this to go on')
  await passRisk(shown)
  const confirm = await sheet('Confirm order')
  expect(figure('Available', confirm)).toContain('4,676.80 USDT')
  await shown.user.dblClick(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity: '0.1', margin: '320', leverage: 20, direction: 1 }])
  await screen.findByRole('tab', { name: 'Positions 1' })
  expect((await quantityField()).value).toBe('')
})

test('who was told of the risk is not told again, and leverage and mode are remembered', async () => {
  const first = await show()
  const confirm = await order(first, '0.01')
  await first.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText(/^BTC\/USDT opened/)
  const again = await show({ as: first.person ?? {} })
  await button('Leverage 20x')
  await again.user.type(await quantityField(), '0.01')
  await says(() => button(/^Sell short/), 'Liq. ')
  await again.user.click(await button(/^Sell short/))
  await sheet('Confirm order')
})

test('an order whose answer got lost is looked for: one position, and no second sending', async () => {
  const { address, stop } = await losing('/create')
  const direct = process.env[worker]
  process.env[worker] = JSON.stringify(address)
  const shown = await show()
  const confirm = await order(shown, '0.1')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await says(() => confirm, 'Checking…')
  await screen.findByText('BTC/USDT opened at 64,000.00', undefined, { timeout: 5000 })
  expect(await list(shown.person, 1)).toHaveLength(1)
  process.env[worker] = direct
  await stop()
})

test('what is missing leads to the transfer with its amount', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '2')
  const link = await screen.findByRole('link', { name: 'Transfer 1,464.00 more' })
  expect(link.getAttribute('href')).toBe('#/zijinhuazhuan?amount=1464.00')
})

test('without a quantity nothing is sent, and its field says so', async () => {
  const shown = await show()
  await says(() => button(/^Buy long/), 'Liq. --')
  await shown.user.click(await button(/^Buy long/))
  await screen.findByText('Enter a quantity')
  await waitFor(async () => expect(document.activeElement).toBe(await quantityField()))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a quantity may be typed as its worth; changing the unit keeps it', async () => {
  const shown = await show()
  await says(() => button(/^Buy long/), 'Liq. ')
  await shown.user.click(await button('BTC, change to USDT'))
  await shown.user.type(await quantityField(), '6400')
  await screen.findByText('≈', { exact: false })
  await shown.user.click(await button('USDT, change to BTC'))
  expect((await quantityField()).value).toBe('0.1')
})

test('the slider takes a share of what is available, by keyboard too', async () => {
  const shown = await show()
  await takeLeverage(shown, '20x')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(false))
  screen.getByRole('slider', { name: 'Share of what is available' }).focus()
  await shown.user.keyboard('{PageUp}')
  await waitFor(async () => expect((await quantityField()).value).toBe('0.3867'))
  await shown.user.keyboard('{End}')
  await waitFor(async () => expect((await quantityField()).value).toBe('1.547'))
  await says(() => button(/^Buy long/), 'Liq. ')
})

test('targets on the wrong side are refused at their fields, whichever side is pressed', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.01')
  await says(() => button(/^Buy long/), 'Liq. ')
  await shown.user.click(await button(/^Take profit \/ stop loss/))
  await shown.user.type(await screen.findByRole('textbox', { name: 'Take profit' }), '66000')
  await shown.user.click(await button(/^Sell short/))
  await screen.findByText('Wrong side of the price')
  await shown.user.click(await button(/^Buy long/))
  await passRisk(shown)
  expect(text(await sheet('Confirm order'))).toContain('66,000.00 / --')
})

test('a refusal for a field is shown there, and nothing that was typed is lost', async () => {
  const shown = await show()
  const confirm = await order(shown, '0.1', { leverage: '100x' })
  hide(true)
  await openAside(shown.person, { quantity: '0.7', leverage: 50 })
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await screen.findByText('Up to 50x at this size')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await quantityField()).value).toBe('0.1')
  expect(await list(shown.person, 1)).toHaveLength(1)
})

test('a refusal that no field can show stands in the sheet', async () => {
  const shown = await show()
  const confirm = await order(shown, '1')
  hide(true)
  await openAside(shown.person, { quantity: '0.7' })
  await shown.user.click(within(confirm).getByRole('button', { name: 'Buy long' }))
  await says(() => confirm, 'is needed')
  expect(await list(shown.person, 1)).toHaveLength(1)
})

test('balances are hidden, prices are not', async () => {
  const shown = await show()
  await says(() => screen.getByText('Available', { selector: 'p' }), '5,000.00')
  await shown.user.click(await button('Hide balances'))
  await says(() => screen.getByText('Available', { selector: 'p' }), '••••')
  await screen.findAllByText('64,000.00')
})

test('margin is added with the liquidation price told before and after', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }, { timeout: 8000 }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '80')
  expect(figure('Liquidation price', margin)).toBe('Now 61,074.83→ After 60,271.22')
  await shown.user.dblClick(within(margin).getByRole('button', { name: 'Add margin' }))
  await screen.findByText('Margin added')
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '400', liquidationPrice: '60271.22' }])
})

test('more margin than there is is refused before it is sent', async () => {
  const shown = await show()
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Add margin to BTC/USDT' }, { timeout: 8000 }))
  const margin = await sheet('Add margin')
  await shown.user.type(within(margin).getByRole('textbox', { name: /^Amount/ }), '9000')
  await within(margin).findByText('More than is available')
  await shown.user.click(within(margin).getByRole('button', { name: 'Add margin' }))
  expect(await list(shown.person, 1)).toMatchObject([{ margin: '320' }])
})

test('targets are set by price or return, and cleared by emptying their fields', async () => {
  const shown = await show()
  await openAside(shown.person)
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^Take profit.*of BTC/ }, { timeout: 8000 }))
    return sheet('Take profit / stop loss')
  }
  const targets = await open()
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '60000')
  await within(targets).findByText('Wrong side of the price')
  await shown.user.click(within(targets).getByRole('radio', { name: 'Return %' }))
  await shown.user.type(within(targets).getByRole('textbox', { name: 'Take profit' }), '100')
  await within(targets).findByText('67,200.00')
  await shown.user.click(within(targets).getByRole('button', { name: 'Save' }))
  await screen.findByText('Targets saved')
  expect(await list(shown.person, 1)).toMatchObject([{ takeProfitPrice: '67200' }])
  await screen.findByText('TP 67,200.00')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await open()
  await shown.user.clear(within(again).getByRole('textbox', { name: 'Take profit' }))
  await shown.user.click(within(again).getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await list(shown.person, 1)).toMatchObject([{ takeProfitPrice: null }]))
})

test('a position follows the price, is closed in part, and the part stands in the history with its result', async () => {
  const shown = await show()
  await openAside(shown.person)
  await playTo(100)
  await screen.findByText('+31.25%', undefined, { timeout: 8000 })
  await shown.user.click(await button('Close BTC/USDT'))
  const close = await sheet('Close position')
  const quantity = within(close).getByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
  expect(quantity.value).toBe('0.1')
  await shown.user.clear(quantity)
  await shown.user.type(quantity, '0.04')
  expect([figure('Profit and loss', close), figure('Fee', close), figure('After the fee', close)]).toEqual([
    '+40.00',
    '1.30 USDT',
    '+38.70',
  ])
  await shown.user.dblClick(within(close).getByRole('button', { name: 'Close position' }))
  await screen.findByText('BTC/USDT closed, +40.00 USDT')
  expect(await list(shown.person, 1)).toMatchObject([{ quantity: '0.06' }])
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await shown.user.click(await screen.findByRole('button', { name: /^BTC\/USDT.*By you/ }))
  const detail = await sheet('BTC/USDT')
  expect(figure('After fees', detail)).toBe('+37.42')
  expect(shown.at()).toContain('order=')
  await shown.user.keyboard('{Escape}')
  await waitFor(() => expect(shown.at()).not.toContain('order='))
})

test('where the price moved too far the new one is shown and confirmed anew', async () => {
  await playTo(198)
  const shown = await show()
  const confirm = await order(shown, '0.1', { press: /^Sell short/ })
  hide(true)
  await playTo(200)
  await shown.user.click(within(confirm).getByRole('button', { name: 'Sell short' }))
  await says(() => confirm, 'Now 64,000.00. Confirm again.')
  expect(figure('Market price', confirm)).toBe('64,000.00')
  await shown.user.click(within(confirm).getByRole('button', { name: 'Sell short' }))
  await screen.findByText('BTC/USDT opened at 64,000.00')
  expect(await list(shown.person, 1)).toMatchObject([{ direction: 2, openPrice: '64000.00' }])
})

test('a stop-loss that a tick crossed is told, and the history says what closed the position', async () => {
  const shown = await show()
  const { id } = await openAside(shown.person)
  await client().ask(updateStopLossCall, { id, stopLossPrice: '63000' }, tokenOf(shown.person))
  await screen.findByText('BTC/USDT', { selector: 'b' }, { timeout: 8000 })
  await playTo(300)
  await screen.findByText('BTC/USDT closed: Stop loss, −300.00 USDT', undefined, { timeout: 8000 })
  await screen.findByText('No positions')
  await shown.user.click(await screen.findByRole('tab', { name: 'History' }))
  await screen.findByRole('button', { name: /Stop loss/ })
  await shown.user.click(await button('Short'))
  await screen.findByText('Nothing matches')
  expect(shown.at()).toContain('type=short')
})

test('an address leads to a closed position, found in the history', async () => {
  await playTo(400)
  const { person } = await show()
  const { id } = await openAside(person)
  await client().ask(updateStopLossCall, { id, takeProfitPrice: '65500' }, tokenOf(person))
  await playTo(500)
  await show({ as: person ?? {}, query: { tab: 'history', order: id } })
  const detail = await sheet('BTC/USDT')
  await says(() => detail, 'Take profit')
  expect(figure('Closed by', detail)).toBe('Take profit')
})

test('a server without candles still draws the day, and one that cannot split positions offers the whole', async () => {
  const shown = await show({ without: ['candles', 'partial-close'] })
  await screen.findByRole('img', { name: /^Last 24 hours/ }, { timeout: 4000 })
  await openAside(shown.person)
  await shown.user.click(await screen.findByRole('button', { name: 'Close BTC/USDT' }, { timeout: 8000 }))
  const close = await sheet('Close position')
  expect(within(close).queryByRole('textbox')).toBeNull()
})

test('an account without money is shown the way to it', async () => {
  await show({ as: {} })
  await screen.findByText('Bring USDT to the contract account to begin.')
  await screen.findByRole('link', { name: 'Transfer 0.67 more' })
})

test('what is not traded as a contract is named, and another pair is shown', async () => {
  await show({ query: { symbol: 'XAUUSD' } })
  await screen.findByText('XAU/USD is not traded here.')
  await button('BTC/USDT, choose another pair')
})

test('another pair is chosen from the sheet, remembered and kept in the address', async () => {
  const shown = await show()
  await shown.user.click(await button('BTC/USDT, choose another pair'))
  await shown.user.click(await screen.findByRole('button', { name: /Ethereum/ }))
  await button('ETH/USDT, choose another pair')
  expect(shown.at()).toContain('symbol=ETHUSDT')
  await show({ as: shown.person ?? {} })
  await button('ETH/USDT, choose another pair')
})

test('prices that stopped are told with their age, and no order goes', async () => {
  const shown = await show()
  await shown.user.type(await quantityField(), '0.01')
  await playTo(906)
  await says(() => button(/^Buy long/), 'Prices 6 s old')
  const buy = await button(/^Buy long/)
  expect(buy.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(buy)
  expect(screen.queryByRole('dialog')).toBeNull()
  await playTo(1000)
  await says(() => button(/^Buy long/), 'Liq. ')
})
