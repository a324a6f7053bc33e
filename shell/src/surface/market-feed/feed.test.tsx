import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { resetClock } from '../transport/clock.ts'
import { reached, setOffline } from '../transport/connection.ts'
import { askServerTime } from '../transport/server-time.ts'
import { platformOf } from '../transport/testing/platform.ts'
import { plug } from '../transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../transport/testing/real-time.ts'
import { feedAtom, serverNow, type Ticker, usePriceAge, useTicker, useTickers, watch } from './index.ts'
import { type Market, startMarket } from './testing/market.ts'

let market: Market
const ends: (() => void)[] = []
const feed = () => getDefaultStore().get(feedAtom)
const PRICE = '/api/trade/appSymbol/price'
const CLOCK = '/api//public/getServerTime'

beforeAll(async () => {
  market = await startMarket()
})
afterAll(() => market.close())

let symbols = 0
/** A symbol that no other test knows. */
const fresh = (name: string) => `${name}${++symbols}`

beforeEach(() => {
  Object.assign(market, { prices: {}, silent: false, givenUp: 0 })
  market.seen.length = 0
  plug(() => platformOf(market.url))
  stopClocks()
  reached(Number.POSITIVE_INFINITY)
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  hide(false)
  await pass(1000)
  expect(feed()).toBe('off')
  await until(() => market.streams.length === 0, 'the end of all streams')
  jest.useRealTimers()
  resetClock()
})

function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

const tick = (symbol: string, price: string, rest: object = {}) => ({
  symbol,
  price,
  time: Date.now(),
  seq: 1,
  ...rest,
})
/** What came is read and drawn. */
async function drawn(): Promise<void> {
  await settle()
  await pass(16)
}
const requestsTo = (path: string) => market.asked().filter(one => one.startsWith(path))
function watching(names: string[], rate: 'focus' | 'list', heard?: (ticker: Ticker, gap: boolean) => void) {
  const end = watch(names, rate, heard)
  ends.push(end)
  return end
}

const List = () => <p>{useTickers().map(row => `${row.name} ${row.price} `)}</p>
const Age = ({ symbol }: { symbol: string }) => <p>{Math.floor(usePriceAge(symbol) / 1000)}</p>
const Price = ({ symbol }: { symbol: string }) => <p>{useTicker(symbol)?.price ?? '--'}</p>
function Rows({ symbols, drawn }: { symbols: string[]; drawn(): void }) {
  drawn()
  return (
    <p>
      {useTickers(symbols)
        .map(row => row.price)
        .join()}
    </p>
  )
}

test('what is looked at is asked for every second, a list every three, in one request where they meet', async () => {
  const [a, b] = [fresh('AAA'), fresh('BBB')]
  watching([a], 'focus')
  watching([b], 'list')
  for (const n of [1, 2, 3, 4]) {
    await pass(n === 1 ? 0 : 1000)
    await until(() => requestsTo(PRICE).length === n)
    await settle()
  }
  expect(requestsTo(PRICE)).toEqual([`${PRICE}?${a},${b}`, `${PRICE}?${a}`, `${PRICE}?${a}`, `${PRICE}?${a},${b}`])
})

test('a symbol that is added is asked for at once, and the request that lacks it gives way', async () => {
  const [a, b] = [fresh('AAA'), fresh('BBB')]
  market.silent = true
  watching([a], 'list')
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  watching([b], 'list')
  await pass(251)
  await until(() => requestsTo(PRICE).length === 2)
  expect(requestsTo(PRICE)[1]).toBe(`${PRICE}?${a},${b}`)
  await until(() => market.givenUp === 1)
})

test('a slow answer is waited for, not asked for again', async () => {
  market.silent = true
  watching([fresh('AAA')], 'focus')
  await pass(10_000)
  await until(() => requestsTo(PRICE).length === 1)
  await settle()
  expect(requestsTo(PRICE)).toHaveLength(1)
})

test('all symbols come from getTicketList every three seconds, with their names, in its order', async () => {
  const [a, b] = [fresh('AAA'), fresh('BBB')]
  market.prices = { [b]: tick(b, '2', { name: 'Second', spark: ['1', '2'] }), [a]: tick(a, '1', { name: 'First' }) }
  ends.push(render(<List />).unmount)
  await pass(0)
  await until(() => requestsTo('/api/public/getTicketList').length === 1)
  await act(drawn)
  expect(screen.getByText('Second 2 First 1')).toBeTruthy()
  expect(feed()).toBe('polling')
  await pass(3000)
  await until(() => requestsTo('/api/public/getTicketList').length === 2)
})

test('screens see a price once per frame, and only what is new', async () => {
  const [a, b] = [fresh('AAA'), fresh('BBB')]
  const heard: string[] = []
  let renders = 0
  ends.push(render(<Rows symbols={[b, a]} drawn={() => renders++} />).unmount)
  watching([a, b], 'list', ({ symbol, price }) => heard.push(symbol + price))
  market.prices = { [a]: tick(a, '1'), [b]: tick(b, '2') }
  const before = renders
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await act(settle)
  expect(heard).toEqual([])
  await act(() => pass(16))
  expect(screen.getByText('2,1')).toBeTruthy()
  expect(heard.sort()).toEqual([`${a}1`, `${b}2`])
  expect(renders).toBe(before + 1)
  await act(async () => {
    await pass(3000)
    await until(() => requestsTo(PRICE).length === 2)
    await drawn()
  })
  expect(heard).toHaveLength(2)
  expect(renders).toBe(before + 1)
})

test('hidden, nothing is asked; on return it is asked at once', async () => {
  watching([fresh('AAA')], 'focus')
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await settle()
  const samples = requestsTo(CLOCK).length
  hide(true)
  expect(feed()).toBe('off')
  await pass(60_000)
  await settle()
  expect(requestsTo(PRICE)).toHaveLength(1)
  hide(false)
  await pass(0)
  await until(() => requestsTo(PRICE).length === 2)
  await until(() => requestsTo(CLOCK).length === samples + 1, "the clock's sample after the absence")
})

test('without a connection it stands still, and asks at once when it is back', async () => {
  watching([fresh('AAA')], 'focus')
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await settle()
  setOffline()
  expect(feed()).toBe('off')
  await pass(60_000)
  expect(requestsTo(PRICE)).toHaveLength(1)
  reached(performance.now())
  await pass(0)
  await until(() => requestsTo(PRICE).length === 2)
})

test('a server in trouble is asked more and more rarely', async () => {
  market.prices = null
  watching([fresh('AAA')], 'focus')
  const at: number[] = []
  for (let half = 0; half < 120; half++) {
    await pass(500)
    await settle()
    if (requestsTo(PRICE).length > at.length) at.push(half / 2)
  }
  const waits = at.slice(1).map((time, i) => time - (at[i] ?? 0))
  expect(waits.length).toBeLessThan(10)
  expect(waits.at(-1)).toBeGreaterThanOrEqual(15)
  expect(feed()).toBe('stale')
  market.prices = {}
  await pass(30_000)
  await settle()
  expect(feed()).toBe('polling')
})

test('a server that answers anything else is asked for prices at once, and no more than every two seconds while they fail', async () => {
  market.prices = null
  const a = fresh('AAA')
  watching([a], 'focus')
  for (let second = 0; second < 40; second++) {
    await pass(1000)
    await settle()
  }
  const before = requestsTo(PRICE).length
  await askServerTime()
  await pass(0)
  await until(() => requestsTo(PRICE).length === before + 1, 'prices asked for')
  await askServerTime()
  await pass(0)
  await settle()
  expect(requestsTo(PRICE).length).toBe(before + 1)
  market.prices = { [a]: tick(a, '7') }
  await pass(2000)
  const again = requestsTo(PRICE).length
  await askServerTime()
  await pass(0)
  await until(() => requestsTo(PRICE).length === again + 1, 'prices')
  await drawn()
  expect(feed()).toBe('polling')
})

test('prices that are refused say why once, however often they are asked for', async () => {
  const { notices } = plug(() => platformOf(market.url))
  market.prices = null
  market.refusal = 'No prices today'
  watching([fresh('AAA')], 'focus')
  for (const n of [1, 2, 3]) {
    await pass(n === 1 ? 0 : 20_000)
    await until(() => requestsTo(PRICE).length >= n)
    await settle()
  }
  expect(notices).toEqual(['No prices today'])
})

test('prices that stop moving are stale after five seconds, unless their market is closed', async () => {
  const a = fresh('AAA')
  market.prices = { [a]: tick(a, '1') }
  watching([a], 'focus')
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await drawn()
  expect(feed()).toBe('polling')
  for (let second = 0; second < 6; second++) {
    await pass(1000)
    await settle()
  }
  expect(feed()).toBe('stale')
  market.prices = { [a]: tick(a, '1', { marketState: 0, seq: 2 }) }
  await pass(1000)
  await drawn()
  expect(feed()).toBe('polling')
})

test('the age of a price grows by the second, and is endless before the first', async () => {
  const a = fresh('AAA')
  ends.push(render(<Age symbol={a} />).unmount)
  expect(screen.getByText('Infinity')).toBeTruthy()
  market.prices = { [a]: tick(a, '1', { time: serverNow() - 4000 }) }
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await act(drawn)
  expect(screen.getByText('4')).toBeTruthy()
  await act(() => pass(2000))
  expect(screen.getByText('6')).toBeTruthy()
})

test('when the last one stops looking, nothing more is asked', async () => {
  const { unmount } = render(<Price symbol={fresh('AAA')} />)
  await pass(0)
  await until(() => requestsTo(PRICE).length === 1)
  await settle()
  unmount()
  await pass(250)
  expect(feed()).toBe('off')
  await pass(60_000)
  await settle()
  expect(requestsTo(PRICE)).toHaveLength(1)
})
