import { beforeEach, expect, test } from '@jest/globals'
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { standBetween } from '@shared/testing/between'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { go } from 'shell/navigation'
import { redirect, signIn } from 'shell/session'
import { bucketOf, nextBucket, periods } from './period.ts'

const open = (query: Record<string, string> = {}, rest: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./chart.screen.tsx'), { path: '/kline', query, ...rest })
/** The pair in the page's heading. */
async function heading(pair: string) {
  const button = await screen.findByRole('button', { name: `${pair}, choose another pair` })
  return button.closest('h1')
}
const press = async (user: Awaited<ReturnType<typeof open>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())

test('the pair of the address stands above its price and its day', async () => {
  await open({ symbol: 'ETHUSDT' })
  expect(await heading('ETH/USDT')).toBeTruthy()
  expect(await screen.findByText('24h high')).toBeTruthy()
  await waitFor(() => expect(screen.queryAllByText('--')).toEqual([]))
  expect(screen.getByText('Vol ETH')).toBeTruthy()
})

test('without a word in the address it is Bitcoin in quarters of an hour', async () => {
  await open()
  expect(await heading('BTC/USDT')).toBeTruthy()
  expect(await screen.findByRole('tab', { name: '15 minutes', selected: true })).toBeTruthy()
})

test('another period stands in the address', async () => {
  const { user, at } = await open({ symbol: 'ETHUSDT' })
  await user.click(await screen.findByRole('tab', { name: '4 hours' }))
  await waitFor(() => expect(at()).toBe('/kline?symbol=ETHUSDT&period=4h'))
  expect(screen.getByRole('tab', { name: '4 hours', selected: true })).toBeTruthy()
})

test('another pair is picked by its name, and the period stays', async () => {
  const { user, at } = await open({ period: '1h' })
  await press(user, 'BTC/USDT, choose another pair')
  const sheet = within(await screen.findByRole('dialog', { name: 'Markets' }))
  await user.type(await sheet.findByRole('searchbox'), 'gold')
  await user.click(await sheet.findByRole('button', { name: /Gold/ }))
  await waitFor(() => expect(at()).toBe('/kline?period=1h&symbol=XAUUSD'))
  expect(await heading('XAU/USD')).toBeTruthy()
})

test('indicators are switched in a sheet and stand in the address', async () => {
  const { user, at } = await open()
  await press(user, 'Indicators')
  const sheet = within(await screen.findByRole('dialog', { name: 'Indicators' }))
  expect(sheet.getByRole('switch', { name: /^MA\b/, checked: true })).toBeTruthy()
  await user.click(sheet.getByRole('switch', { name: /^RSI/ }))
  await waitFor(() => expect(new URLSearchParams(at().split('?')[1]).get('ind')).toBe('MA,VOL,RSI'))
  await user.click(sheet.getByRole('switch', { name: /^MA\b/ }))
  await user.click(sheet.getByRole('switch', { name: /^VOL/ }))
  await user.click(sheet.getByRole('switch', { name: /^RSI/ }))
  await waitFor(() => expect(new URLSearchParams(at().split('?')[1]).get('ind')).toBe('none'))
})

test('the star is that of the market', async () => {
  const { user } = await open({ symbol: 'SOLUSDT' })
  await press(user, 'Favourite SOL/USDT')
  expect(screen.getByRole('button', { name: 'Favourite SOL/USDT', pressed: true })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('favourites.v1') ?? '')).toContain('SOLUSDT')
})

test.each(['constructor', '__proto__', '3'])(
  'draws the chart without a ticket where the address has the side "%s"',
  async side => {
    await open({ symbol: 'ETHUSDT', side })
    expect(await heading('ETH/USDT')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buy long' }).ariaDisabled).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

/** The ticket that a press of the chart's own button opens. */
async function openTicket(query: Record<string, string>, rest: Partial<ScreenOptions> = {}) {
  const opened = await open(query, rest)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy long' }).ariaDisabled).toBeNull())
  await press(opened.user, 'Buy long')
  return { ...opened, ticket: within(await screen.findByRole('dialog', { name: 'ETH/USDT' })) }
}

/** A visitor's ticket with an amount, after its button was pressed. */
async function askFor(query: Record<string, string>, rest: Partial<ScreenOptions> = {}) {
  const { ticket, ...opened } = await openTicket(query, rest)
  await opened.user.type(await ticket.findByRole('textbox', { name: /^Quantity/ }), '0.5')
  await waitFor(() => expect(ticket.getByRole('button', { name: /^Buy long/ }).ariaDisabled).toBeNull())
  await opened.user.click(ticket.getByRole('button', { name: /^Buy long/ }))
  const choice = await screen.findByRole('dialog', { name: 'You need an account for this order' })
  return { ...opened, choice: within(choice) }
}

/** The log-in succeeds and returns to where the visitor was. */
const arriveAs = ({ token }: Person) =>
  act(async () => {
    await signIn(token)
    go(redirect.take(), { replace: true })
  })

const typed = async () => {
  const ticket = within(await screen.findByRole('dialog', { name: 'ETH/USDT' }))
  return (await ticket.findByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })).value
}

test.each([
  ['Create an account', '/login?mode=register'],
  ['Log in', '/login'],
])('a visitor fills in a ticket, presses %s and is then back at it, as it was typed', async (button, address) => {
  const { user, at, choice } = await askFor({ symbol: 'ETHUSDT', period: '1h' })
  await user.click(choice.getByRole('button', { name: button }))
  await waitFor(() => expect(at()).toBe(address))
  expect(redirect.get()).toBe('/kline?symbol=ETHUSDT&period=1h&side=1')
  await arriveAs(await newPerson(exchange(), { contract: '5000' }))
  await waitFor(() => expect(screen.queryByText(/not logged in/)).toBeNull())
  expect(await typed()).toBe('0.5')
})

test("a visitor's order leads to the same ticket of the demo account", async () => {
  const { choice } = await askFor({ symbol: 'ETHUSDT' }, { routes: ['/kline', '/login', '/demotrading'] })
  const way = choice.getByRole('link', { name: 'Try it with 10,000 virtual USDT' })
  expect(way.getAttribute('href')).toBe('#/demotrading?mode=contract&symbol=ETHUSDT&side=1')
})

test("a visitor's ticket says whose figures it shows, and stands in the address over a reload", async () => {
  const { at, ticket } = await openTicket({ symbol: 'ETHUSDT' })
  expect(ticket.getByText("You're not logged in. The figures below use 10,000 virtual USDT.")).toBeTruthy()
  expect(at()).toBe('/kline?symbol=ETHUSDT&side=1')
  await open({ symbol: 'ETHUSDT', side: '1' })
  await screen.findByRole('dialog', { name: 'ETH/USDT' })
})

test('in the simulated account a visitor needs no log-in: the order is confirmed at once', async () => {
  const { user, at, ticket } = await openTicket({ symbol: 'ETHUSDT', acc: 'demo' })
  expect(screen.getByText('Demo trading, no real money')).toBeTruthy()
  expect(ticket.queryByText(/not logged in/)).toBeNull()
  expect(at()).toBe('/kline?symbol=ETHUSDT&acc=demo&side=1')
  await user.type(await ticket.findByRole('textbox', { name: /^Quantity/ }), '0.5')
  await user.click(ticket.getByRole('button', { name: /^Buy long/ }))
  await screen.findByRole('dialog', { name: 'Before your first order' })
})

test('the period and the indicators of last time stand where the address says none, and the address comes first', async () => {
  const first = await open()
  await first.user.click(await screen.findByRole('tab', { name: '4 hours' }))
  await press(first.user, 'Indicators')
  await first.user.click(await screen.findByRole('switch', { name: /^RSI/ }))
  expect(JSON.parse(localStorage.getItem('chart.layout.v1') ?? '')).toEqual({ period: '4h', ind: 'MA,VOL,RSI' })
  first.unmount()
  const second = await open({ symbol: 'ETHUSDT' })
  await screen.findByRole('tab', { name: '4 hours', selected: true })
  second.unmount()
  await open({ symbol: 'ETHUSDT', period: '1h' })
  await screen.findByRole('tab', { name: '1 hour', selected: true })
})

test('the bell asks for a price, dragged or typed, in place of the way to an order', async () => {
  const { user } = await open({ symbol: 'ETHUSDT' }, { as: {} })
  await press(user, 'Price alert')
  await screen.findByText('Drag the line to your alert price.')
  expect(screen.queryByRole('button', { name: 'Buy long' })).toBeNull()
  await press(user, 'Type a price')
  await screen.findByRole('dialog', { name: 'Price alert' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, 'Done')
  await screen.findByRole('button', { name: 'Buy long' })
})

test('a link opens the price alert with its level, which leaves the address as the sheet closes', async () => {
  const { user, at } = await open({ symbol: 'ETHUSDT', alert: '3500' }, { as: {} })
  const sheet = within(await screen.findByRole('dialog', { name: 'Price alert' }))
  expect((await sheet.findByRole<HTMLInputElement>('textbox', { name: /^Price/ })).value).toBe('3500')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/kline?symbol=ETHUSDT'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['<b>', '1e9', '1'.repeat(40)])('a link with %s in place of a level opens no alert', async alert => {
  await open({ symbol: 'ETHUSDT', alert }, { as: {} })
  await screen.findByRole('button', { name: 'Price alert' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the ticket opens over the chart', async () => {
  const { user } = await open({ symbol: 'ETHUSDT' }, { as: { contract: '500' } })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sell short' }).ariaDisabled).toBeNull())
  await press(user, 'Sell short')
  const ticket = within(await screen.findByRole('dialog', { name: 'ETH/USDT' }))
  expect(await ticket.findByRole('form', { name: 'Order' })).toBeTruthy()
})

test('what is no contract is looked at, not traded, where CFDs are not offered', async () => {
  await open({ symbol: 'XAUUSD' }, { without: ['cfd'] })
  expect(await heading('XAU/USD')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Buy long' })).toBeNull()
})

test('gold is traded from its chart too, by the lot', async () => {
  await open({ symbol: 'XAUUSD' })
  expect(await heading('XAU/USD')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Buy long/ })).toBeTruthy()
})

test('an address with an unknown symbol says so, and another one can be picked', async () => {
  const { user } = await open({ symbol: 'NOPEUSDT' })
  expect(await screen.findByText("This market isn't available")).toBeTruthy()
  await press(user, 'NOPE/USDT, choose another pair')
  expect(await screen.findByRole('dialog', { name: 'Markets' })).toBeTruthy()
})

test.each(['\u202eTDSUCTB', 'Call 0800 now', '<b>x</b>', 'x'.repeat(50)])(
  'of an address %j nothing is said or asked that is no symbol',
  async symbol => {
    const asked: string[] = []
    const instead = (path: string) => asked.push(new URLSearchParams(path.split('?')[1]).get('symbols') ?? '') < 0
    const { address, stop } = await standBetween(exchange(), { instead })
    await open({ symbol }, { at: address })
    expect(await screen.findByText("This market isn't available")).toBeTruthy()
    expect(screen.getByRole('heading').textContent).toBe('--')
    await waitFor(() => expect(asked).toContain('--'))
    expect(asked).not.toContain(symbol)
    await stop()
  },
)

test('where nothing can be drawn the page says why, and goes on without its chart', async () => {
  await open()
  expect(await screen.findByText("Couldn't draw the chart")).toBeTruthy()
  expect(await screen.findByText("There's nothing on this chart yet")).toBeTruthy()
  expect(screen.getByRole('tab', { name: '15 minutes' })).toBeTruthy()
})

async function barTimes(period: CandlePeriod): Promise<number[]> {
  const query = new URLSearchParams({ symbol: 'BTCUSDT', period, limit: '60' })
  const reply = await fetch(`${exchange().url}/api/trade/appSymbol/kline?${query}`)
  const { result } = (await reply.json()) as { result: { bars: [number][] } }
  return result.bars.map(([time]) => time)
}

test.each(periods)('bars of %s begin on the phone where the exchange begins them', async period => {
  const times = await barTimes(period)
  expect(times.length).toBeGreaterThan(50)
  expect(times.map(time => bucketOf(period, time))).toEqual(times)
  expect(times.slice(0, -1).map(time => nextBucket(period, time))).toEqual(times.slice(1))
})

test('without a connection a first opening says so, and loads by itself once there is one', async () => {
  const { online } = await open({ symbol: 'ETHUSDT' }, { offline: true })
  expect(await screen.findByText("This page will load when you're back online.")).toBeTruthy()
  online()
  expect(await heading('ETH/USDT')).toBeTruthy()
})
