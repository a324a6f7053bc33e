import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { resetClock } from '../transport/clock.ts'
import { reached } from '../transport/connection.ts'
import { platformOf } from '../transport/testing/platform.ts'
import { plug } from '../transport/testing/plug.ts'
import { pass, settle, stopClocks, until } from '../transport/testing/real-time.ts'
import { feedAtom, watch } from './index.ts'
import { type Market, startMarket } from './testing/market.ts'
import { knownTicker } from './tickers.ts'

let market: Market
const ends: (() => void)[] = []
const feed = () => getDefaultStore().get(feedAtom)
const prices = () => market.asked().filter(one => one.includes('/price')).length

beforeAll(async () => {
  market = await startMarket()
})
afterAll(() => market.close())

let symbols = 0
const fresh = (name: string) => `${name}${++symbols}S`

beforeEach(() => {
  Object.assign(market, { prices: {}, silent: false, givenUp: 0 })
  market.seen.length = 0
  const config = () => platformOf(market.url, { features: ['price-stream'] })
  plug(config)
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

const tick = (symbol: string, price: string, seq: number) => ({ symbol, price, time: Date.now(), seq })
const price = (symbol: string) => knownTicker(symbol)?.price

async function drawn(): Promise<void> {
  await settle()
  await pass(16)
}

/** Watches, and the market's stream answers with a snapshot. */
async function streaming(symbol: string, heard?: (gap: boolean) => void) {
  const end = watch([symbol], 'focus', heard && ((_, gap) => heard(gap)))
  ends.push(end)
  await pass(0)
  await until(() => market.streams.length === 1)
  market.streams[0]?.send('snapshot', [tick(symbol, '1', 1)])
  await drawn()
  return market.streams[0]
}

test('the stream brings what is watched, and polling ends', async () => {
  const a = fresh('AAA')
  const stream = await streaming(a)
  expect(stream?.symbols).toBe(a)
  expect([feed(), price(a)]).toEqual(['live', '1'])
  const asked = prices()
  for (let seq = 2; seq < 8; seq++) {
    await pass(1000)
    stream?.send('tick', tick(a, String(seq), seq))
    await drawn()
    expect(price(a)).toBe(String(seq))
  }
  expect(prices()).toBe(asked)
})

test('a tick says only what changed, alone or with others', async () => {
  const a = fresh('AAA')
  const stream = await streaming(a)
  await pass(1000)
  stream?.send('tick', [{ symbol: a, time: Date.now(), bid: '0.9' }])
  await drawn()
  expect(knownTicker(a)).toMatchObject({ price: '1', bid: '0.9', seq: 1 })
})

test('a stream that breaks off is replaced by polling at once, and comes back', async () => {
  const a = fresh('AAA')
  const stream = await streaming(a)
  const asked = prices()
  market.prices = { [a]: tick(a, '5', 5) }
  stream?.end()
  await until(() => market.streams.length === 0)
  await settle()
  await pass(0)
  await until(() => prices() === asked + 1)
  await drawn()
  expect([feed(), price(a)]).toEqual(['polling', '5'])
  await pass(2000)
  await until(() => market.streams.length === 1, 'the stream')
  market.streams[0]?.send('snapshot', [tick(a, '9', 9)])
  await drawn()
  expect([feed(), price(a)]).toEqual(['live', '9'])
})

test('ticks missed while it was away are told as a gap; none missed, none told', async () => {
  const a = fresh('AAA')
  const gaps: boolean[] = []
  const stream = await streaming(a, gap => gaps.push(gap))
  stream?.send('tick', tick(a, '3', 3))
  await drawn()
  stream?.end()
  await until(() => market.streams.length === 0)
  await settle()
  await pass(2000)
  await until(() => market.streams.length === 1, 'the stream')
  market.streams[0]?.send('snapshot', [tick(a, '4', 4)])
  await drawn()
  expect(gaps).toEqual([false, false, false])
  hide(true)
  hide(false)
  await until(() => market.streams.length === 1, 'the stream after the absence')
  await settle()
  market.streams.at(-1)?.send('snapshot', [tick(a, '9', 9)])
  await drawn()
  expect(gaps).toEqual([false, false, false, true])
})

test('a symbol that is added is polled until a stream with both has spoken; then the old one is closed', async () => {
  const [a, b] = [fresh('AAA'), fresh('BBB')]
  const stream = await streaming(a)
  market.prices = { [b]: tick(b, '7', 1) }
  ends.push(watch([b], 'list'))
  await pass(250)
  await until(() => market.streams.length === 2)
  await drawn()
  expect([feed(), price(b)]).toEqual(['polling', '7'])
  stream?.send('tick', tick(a, '2', 2))
  await drawn()
  expect(price(a)).toBe('2')
  market.streams[1]?.send('snapshot', [tick(a, '3', 3), tick(b, '8', 2)])
  await until(() => market.streams.length === 1)
  await drawn()
  expect([feed(), market.streams[0]?.symbols, price(b)]).toEqual(['live', `${a},${b}`, '8'])
})

test('a stream that says nothing while its market is open is given up', async () => {
  const a = fresh('AAA')
  await streaming(a)
  const asked = prices()
  for (let second = 0; second < 11; second++) {
    await pass(1000)
    await settle()
  }
  await until(() => market.streams.length === 0)
  expect(prices()).toBeGreaterThan(asked)
})

test('what the contract does not know ends the stream', async () => {
  const stream = await streaming(fresh('AAA'))
  stream?.send('tick', { symbol: 7 })
  await until(() => market.streams.length === 0)
})

test('hidden, the stream is closed; shown again, it is opened at once', async () => {
  const a = fresh('AAA')
  await streaming(a)
  hide(true)
  await until(() => market.streams.length === 0)
  expect(feed()).toBe('off')
  hide(false)
  await until(() => market.streams.length === 1)
})

test('a price of more digits than a JSON number keeps is drawn whole', async () => {
  const a = fresh('AAA')
  const stream = await streaming(a)
  stream?.send('tick', `{"symbol":"${a}","price":0.123456789012345678,"time":${Date.now()},"seq":2}`)
  await drawn()
  expect(price(a)).toBe('0.123456789012345678')
})
