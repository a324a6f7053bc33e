import { expect, test } from '@jest/globals'
import type { DataLoadMore, KLineData } from 'klinecharts'
import type { Ticker } from 'shell/market-feed'
import type { Bar } from './bars.ts'
import { createLoader } from './loader.ts'
import type { BarsPage, BarsQuestion, LoadState } from './loader-port.ts'
import { kindOf } from './period.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-25T10:00:00+08:00')

/** The library as far as a loader sees it, an exchange that answers when it is told to, and a feed. */
function chart({ keepsBars = true } = {}) {
  const asked: (BarsQuestion & { answer(page: BarsPage): Promise<void>; refuse(): Promise<void> })[] = []
  const told: LoadState[] = []
  let list: Bar[] = []
  let more: DataLoadMore | undefined
  let heard: ((ticker: Ticker, gap: boolean) => void) | null = null
  let clock = start
  const symbol = { ticker: 'BTCUSDT', pricePrecision: 2, volumePrecision: 3 }
  const shown = { symbol, period: kindOf('1m') }
  const settled = () => new Promise<void>(resolve => setImmediate(resolve))

  const loader = createLoader({
    ask: keepsBars
      ? question =>
          new Promise((resolve, reject) => {
            const answer = (page: BarsPage) => {
              resolve(page)
              return settled()
            }
            const refuse = () => {
              reject(new Error('no connection'))
              return settled()
            }
            asked.push({ ...question, answer, refuse })
          })
      : null,
    listen(_, hears) {
      heard = hears
      return () => {
        heard = null
      }
    },
    present: () => list,
    reset: () => load('init'),
    onState: state => told.push(state),
    now: () => clock,
    staleMs: () => 5000,
  })

  function load(type: 'init' | 'forward'): void {
    if (type === 'init') loader.unsubscribeBar(shown)
    const timestamp = type === 'forward' ? (list[0]?.timestamp ?? null) : null
    const params = { ...shown }
    const callback = (data: KLineData[], next?: DataLoadMore) => {
      more = next
      list = type === 'init' ? (data as Bar[]) : [...(data as Bar[]), ...list]
      if (type === 'init') loader.subscribeBar({ ...params, callback: draw })
    }
    void loader.getBars({ type, timestamp, ...params, callback })
  }
  const draw = (data: KLineData) => {
    if (list.at(-1)?.timestamp === data.timestamp) list.pop()
    list.push(data as Bar)
  }
  const tick = (seconds: number, price: string, gap = false) => {
    clock = start + seconds * 1000
    heard?.({ symbol: shown.symbol.ticker, price, time: clock, volume24h: '100' } as Ticker, gap)
  }
  return {
    loader,
    asked,
    told,
    load,
    tick,
    settled,
    closes: () => list.map(bar => bar.close),
    bars: () => list,
    more: () => more,
    hears: () => heard !== null,
    pass: (seconds: number) => {
      clock = start + seconds * 1000
    },
    show(ticker: string, period = shown.period) {
      shown.symbol = { ...symbol, ticker }
      shown.period = period
      load('init')
    },
  }
}

const page = (more: boolean, ...closes: number[]): BarsPage => ({
  more,
  bars: closes.map((close, index) => [
    start + (index - closes.length + 1) * MINUTE,
    String(close),
    String(close),
    String(close),
    String(close),
    '1',
  ]),
})

async function loaded(...closes: number[]) {
  const on = chart()
  on.load('init')
  await on.asked[0]?.answer(page(true, ...closes))
  return on
}

test('a first page is asked for, then the bar grows with each tick', async () => {
  const on = await loaded(10, 11)
  expect(on.asked[0]).toMatchObject({ symbol: 'BTCUSDT', period: '1m', limit: 300 })
  expect(on.asked[0]?.endTime).toBeUndefined()
  on.tick(1, '12')
  on.tick(2, '9')
  expect(on.bars().at(-1)).toMatchObject({ open: 11, high: 12, low: 9, close: 9 })
  expect(on.told).toEqual([
    { phase: 'loading', blank: true },
    { phase: 'ready', count: 2 },
  ])
})

test('older bars are those before the first one; the exchange says whether there are more', async () => {
  const on = await loaded(10, 11)
  on.load('forward')
  expect(on.asked[1]).toMatchObject({ endTime: start - MINUTE, limit: 500 })
  await on.asked[1]?.answer({ more: false, bars: [[start - 2 * MINUTE, '8', '8', '8', '8', '1']] })
  expect(on.closes()).toEqual([8, 10, 11])
  expect(on.more()).toEqual({ forward: false })
})

test('a late answer for another symbol or period is dropped', async () => {
  const on = chart()
  on.load('init')
  on.show('ETHUSDT')
  on.show('ETHUSDT', kindOf('1h'))
  await on.asked[2]?.answer(page(false, 3))
  await on.asked[1]?.answer(page(false, 2))
  await on.asked[0]?.answer(page(false, 1))
  expect(on.closes()).toEqual([3])
  expect(on.asked.map(({ symbol, period }) => `${symbol} ${period}`)).toEqual([
    'BTCUSDT 1m',
    'ETHUSDT 1m',
    'ETHUSDT 1h',
  ])
})

test('older bars that come after a new beginning are dropped as well', async () => {
  const on = await loaded(10)
  on.load('forward')
  on.show('ETHUSDT')
  await on.asked[1]?.answer(page(false, 1))
  await on.asked[2]?.answer(page(false, 5))
  expect(on.closes()).toEqual([5])
})

test('older bars that fail leave the way open to ask again', async () => {
  const on = await loaded(10)
  on.load('forward')
  await on.asked[1]?.refuse()
  expect(on.more()).toEqual({ forward: true })
  expect(on.closes()).toEqual([10])
  expect(on.told.at(-1)).toMatchObject({ phase: 'ready' })
})

test('a first page that fails leaves an empty chart and says so; the chart hears no ticks', async () => {
  const on = chart()
  on.load('init')
  await on.asked[0]?.refuse()
  expect(on.closes()).toEqual([])
  expect(on.hears()).toBe(false)
  expect(on.told.at(-1)).toMatchObject({ phase: 'failed', kept: false })
})

test('bars that were there stay when a new beginning fails, until another try brings new ones', async () => {
  const on = await loaded(10, 11)
  on.load('init')
  expect(on.told.at(-1)).toEqual({ phase: 'loading', blank: false })
  await on.asked[1]?.refuse()
  expect(on.closes()).toEqual([10, 11])
  expect(on.told.at(-1)).toMatchObject({ phase: 'failed', kept: true })
  expect(on.hears()).toBe(false)
  on.load('init')
  await on.asked[2]?.answer(page(false, 20))
  on.tick(1, '21')
  expect(on.closes()).toEqual([21])
})

test('bars of another symbol never stay', async () => {
  const on = await loaded(10, 11)
  on.show('ETHUSDT')
  expect(on.told.at(-1)).toEqual({ phase: 'loading', blank: true })
  await on.asked[1]?.refuse()
  expect(on.closes()).toEqual([])
})

test('a gap in the numbers begins anew', async () => {
  const on = await loaded(10)
  on.tick(1, '11')
  on.tick(2, '12', true)
  expect(on.asked).toHaveLength(2)
  expect(on.closes()).toEqual([11])
})

test('more than five seconds without a tick begin anew, also while the chart did not listen', async () => {
  const on = await loaded(10)
  on.tick(1, '11')
  on.loader.pause()
  expect(on.hears()).toBe(false)
  on.loader.resume()
  on.tick(6, '12')
  expect(on.asked).toHaveLength(1)
  on.tick(12, '13')
  expect(on.asked).toHaveLength(2)
})

test('the first tick after a page is no gap, however the feed calls it', async () => {
  const on = await loaded(10)
  on.tick(1, '11', true)
  expect(on.asked).toHaveLength(1)
  expect(on.closes()).toEqual([11])
})

test('a page that arrives while nobody looks is drawn, and the ticks wait', async () => {
  const on = chart()
  on.load('init')
  on.loader.pause()
  await on.asked[0]?.answer(page(false, 10))
  expect([on.closes(), on.hears()]).toEqual([[10], false])
  on.loader.resume()
  expect(on.hears()).toBe(true)
})

test('a finished bar is fetched once more, and stands as the exchange keeps it', async () => {
  const on = chart()
  on.pass(57)
  on.load('init')
  await on.asked[0]?.answer(page(true, 10))
  on.tick(58, '11')
  on.tick(60, '12')
  expect(on.asked[1]).toMatchObject({ symbol: 'BTCUSDT', period: '1m', limit: 3 })
  const truth: BarsPage['bars'][number] = [start, '10', '14', '9.5', '11.5', '77']
  await on.asked[1]?.answer({ more: true, bars: [truth, [start + MINUTE, '12', '12', '12', '12', '1']] })
  expect(on.bars()).toEqual([
    { timestamp: start, open: 10, high: 14, low: 9.5, close: 11.5, volume: 77 },
    { timestamp: start + MINUTE, open: 12, high: 12, low: 12, close: 12, volume: 0 },
  ])
})

test('where the exchange keeps no bars they begin now, and another period is made of the same ticks', async () => {
  const on = chart({ keepsBars: false })
  on.load('init')
  await on.settled()
  expect(on.told.at(-1)).toEqual({ phase: 'ready', count: 0 })
  on.tick(1, '10')
  on.tick(59, '12')
  on.tick(61, '11', true)
  expect(on.closes()).toEqual([12, 11])
  on.show('BTCUSDT', kindOf('1h'))
  await on.settled()
  expect(on.bars()).toEqual([{ timestamp: start, open: 10, high: 12, low: 10, close: 11, volume: 0 }])
})
