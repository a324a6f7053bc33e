import { afterEach, expect, test } from '@jest/globals'
import type { Ticker } from '@shared/contract'
import type { FastifyInstance } from 'fastify'
import { openMarket, type TestMarket } from '../../../sandbox/src/testing/market/market.ts'
import type { Context } from '../context.ts'
import { buildServer } from '../http/server.ts'
import { loadKeys } from '../keys.ts'
import { marketCalls } from './calls.ts'
import { changedFields } from './stream.ts'

type Event = { name: string; data: Partial<Ticker>[] }

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function serveMarket({ db, clock, market }: TestMarket): Promise<string> {
  const settings = { paced: false }
  const context = { db, clock, market, settings, keys: loadKeys(undefined), log: () => {} } as unknown as Context
  app = await buildServer({ context, served: marketCalls })
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** The events of a stream, one after the other, over a real socket. */
async function* listen(url: string, query = ''): AsyncGenerator<Event> {
  const response = await fetch(`${url}/api/trade/appSymbol/stream${query}`)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const [, name = '', data = '[]'] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
      if (name) yield { name, data: JSON.parse(data) }
    }
  }
}

const next = async (events: AsyncGenerator<Event>): Promise<Event> => (await events.next()).value

const tape = {
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [2, '65000'],
    ],
    ETHUSDT: [[0, '3200']],
  },
  gaps: [{ from: 1, to: 60, symbols: ['ETHUSDT'] }],
}

test('a stream begins with all that is asked for, then says each second what changed and nothing else', async () => {
  const market = openMarket({ tape, symbols: ['BTCUSDT', 'ETHUSDT', 'XAUUSD'] })
  const events = listen(await serveMarket(market), '?symbols=ETHUSDT,BTCUSDT,NOPE')
  const snapshot = await next(events)
  expect(snapshot.name).toBe('snapshot')
  expect(snapshot.data.map(ticker => ticker.symbol)).toEqual(['BTCUSDT', 'ETHUSDT'])
  expect(snapshot.data).toEqual(market.market.tickers().slice(0, 2))

  market.live(1)
  const first = await next(events)
  expect(first.name).toBe('tick')
  // the price stands still, ETHUSDT has no tick at all
  expect(first.data.map(({ symbol, time, seq, price }) => [symbol, time, seq, price])).toEqual([
    ['BTCUSDT', market.clock.now(), 2, undefined],
  ])
  expect(first.data[0]).not.toHaveProperty('marketState')

  market.live(1)
  expect((await next(events)).data[0]).toMatchObject({
    symbol: 'BTCUSDT',
    price: '65000.00',
    change: expect.any(String),
  })
})

test('snapshot and ticks put together are the prices of the call', async () => {
  const market = openMarket({ symbols: ['BTCUSDT', 'EURUSD'] })
  const events = listen(await serveMarket(market))
  const known = new Map((await next(events)).data.map(ticker => [ticker.symbol, ticker]))
  for (let i = 0; i < 5; i++) {
    market.live(1)
    for (const change of (await next(events)).data) known.set(change.symbol, { ...known.get(change.symbol), ...change })
  }
  expect([...known.values()]).toEqual(market.market.tickers())
})

test('who comes later starts from now; who leaves is forgotten', async () => {
  const market = openMarket({ symbols: ['BTCUSDT'] })
  const url = await serveMarket(market)
  const early = listen(url)
  await next(early)
  market.live(3)
  const late = listen(url)
  expect((await next(late)).data).toEqual(market.market.tickers())
  await early.return(undefined)
  market.live(1)
  expect((await next(late)).data[0]?.seq).toBe(5)
})

test('a second that failed is not told', async () => {
  const market = openMarket({ symbols: ['BTCUSDT'] })
  const events = listen(await serveMarket(market))
  await next(events)
  market.clock.advance(1, now => {
    const fail = () => {
      throw new Error('no')
    }
    expect(() => market.market.second(now, fail)).toThrow('no')
  })
  market.live(1)
  expect((await next(events)).data[0]).toMatchObject({ seq: 2, time: market.clock.now() })
})

test('closing the server ends the streams', async () => {
  const market = openMarket({ symbols: ['BTCUSDT'] })
  const events = listen(await serveMarket(market))
  await next(events)
  await app?.close()
  expect((await events.next()).done).toBe(true)
})

test('symbols that are too long are refused in an envelope', async () => {
  const url = await serveMarket(openMarket({ symbols: ['BTCUSDT'] }))
  const response = await fetch(`${url}/api/trade/appSymbol/stream?symbols=${'A'.repeat(4001)}`)
  expect(await response.json()).toMatchObject({ success: false })
})

test('equal tickers have no change; a field that is new has', () => {
  const ticker = { symbol: 'BTCUSDT', price: '1', time: 1 }
  expect(changedFields(ticker, { ...ticker })).toBeUndefined()
  expect(changedFields(ticker, { ...ticker, bid: '0.9' })).toEqual({ symbol: 'BTCUSDT', bid: '0.9' })
  expect(changedFields(undefined, ticker)).toEqual(ticker)
})
