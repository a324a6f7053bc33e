import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import {
  type Call,
  calls,
  candlesCall,
  deleteAlertCall,
  isCall,
  noticeListCall,
  staticFileCall,
  symbolPriceCall,
  userBalanceCall,
} from '@shared/contract'
import { someOrder } from '../../../sandbox/src/testing/http/orders.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import type { Context } from '../context.ts'
import { keepPace, paceOf } from './pace.ts'

let exchange: Exchange
let user: TestUser
beforeAll(async () => {
  exchange = await startExchange({ paced: true })
})
afterAll(() => exchange.stop())
beforeEach(async () => {
  await exchange.sandbox.advance(1)
  user = await exchange.newUser()
})

const orders = (calls as readonly Call[]).filter(isCall).filter(({ order }) => order)

type From = Parameters<Exchange['client']['call']>[2]
const send = (call: Call, input: object, from: From = user) => exchange.client.call(call, input as never, from)

/** What `n` requests are refused by, one after the other; null of one that was let through to its own rules. */
async function paceRefusals(n: number, ask: () => ReturnType<typeof send>): Promise<(string | null)[]> {
  const refusals: (string | null)[] = []
  for (let nth = 0; nth < n; nth++) {
    const { refusal } = await ask()
    refusals.push(refusal === 'too-fast' ? refusal : null)
  }
  return refusals
}

const through = (n: number) => Array<null>(n).fill(null)

describe('orders', () => {
  test.each(orders.map(({ path }) => path))('%s takes ten of a person a second, and refuses the next', async path => {
    const call = orders.find(one => one.path === path) as Call
    expect(await paceRefusals(11, () => send(call, someOrder(path)))).toEqual([...through(10), 'too-fast'])
    const other = await exchange.newUser()
    expect(await paceRefusals(1, () => send(call, someOrder(path), other))).toEqual([null])
    await exchange.sandbox.advance(1)
    expect(await paceRefusals(1, () => send(call, someOrder(path)))).toEqual([null])
  })

  test('fifty requests with one are answered within a second, the next one is neither read nor refused nor kept', async () => {
    const path = '/api/trade/appTradePositions/create'
    const call = orders.find(one => one.path === path) as Call
    const order = someOrder(path)
    const kept = () => exchange.sandbox.context.db.prepare('SELECT count(*) AS n FROM refused_order').get()?.n
    const ask = () => send(call, order)
    const first = await ask()
    expect(await paceRefusals(49, ask)).toEqual(through(49))
    const before = kept()
    const another = () => send(call, someOrder(path))
    expect(await another()).toMatchObject({ code: 500, refusal: 'server-error' }) // unread: an earlier copy of it may stand
    expect(kept()).toBe(before)
    await exchange.sandbox.advance(1)
    expect(await ask()).toMatchObject({ refusal: first.refusal })
  })

  test('of one part of the API count together, of two apart', async () => {
    const kinds = new Map(orders.map(call => [call.path, paceOf(call).kind]))
    expect(kinds.get('/api/prod/appProductOrder/debitBuy')).toBe(kinds.get('/api/prod/appProductOrder/redeem'))
    expect(new Set(kinds.values()).size).toBe(15)
  })
})

describe('requests that are no order', () => {
  const alert = () => send(deleteAlertCall, { id: 'nobody-has-it' })
  const balance = (from?: From) => send(userBalanceCall, { currency: 'USDT' }, from)

  test('ten of a person that change something go within a second', async () => {
    expect(await paceRefusals(11, alert)).toEqual([...through(10), 'too-fast'])
    expect(await paceRefusals(1, balance)).toEqual([null])
  })

  test('forty of a person that read go within a second', async () => {
    expect(await paceRefusals(41, balance)).toEqual([...through(40), 'too-fast'])
    await exchange.sandbox.advance(1)
    expect(await paceRefusals(1, balance)).toEqual([null])
  })

  test('thirty dear ones of the visitors of one address go within a second, whatever another address asks', async () => {
    const bars = (ip: string) => () => send(candlesCall, { symbol: 'BTCUSDT', period: '1m', limit: 1 }, { ip })
    expect(await paceRefusals(31, bars('203.0.113.1'))).toEqual([...through(30), 'too-fast'])
    expect(await paceRefusals(1, bars('203.0.113.2'))).toEqual([null])
    const prices = () => send(symbolPriceCall, { symbols: 'BTCUSDT' }, { ip: '203.0.113.1' })
    expect(await paceRefusals(1, prices)).toEqual([null])
  })

  test('whoever is signed in counts by themselves, also where a call takes no token', async () => {
    const ip = '203.0.113.4'
    const bars = (from: From) => () => send(candlesCall, { symbol: 'BTCUSDT', period: '1m', limit: 1 }, from)
    expect(await paceRefusals(31, bars({ ip }))).toEqual([...through(30), 'too-fast'])
    expect(await paceRefusals(11, bars({ ip, token: user.token }))).toEqual([...through(10), 'too-fast'])
    expect(await paceRefusals(1, bars({ ip, token: 'forged' }))).toEqual(['too-fast'])
  })

  test('a list that is searched is dear, and otherwise not', async () => {
    const notices = (input: object) => () => send(noticeListCall, input, { ip: '203.0.113.3' })
    expect(await paceRefusals(31, notices({ keyword: 'price' }))).toEqual([...through(30), 'too-fast'])
    expect(await paceRefusals(1, notices({}))).toEqual([null])
  })

  test('under a clock that stands they have no pace, unless they are asked to', async () => {
    exchange.sandbox.context.settings.paced = false
    expect(await paceRefusals(11, alert)).toEqual(through(11))
    exchange.sandbox.context.settings.paced = true
  })
})

describe('one asker', () => {
  const contextAt = (manual: boolean) =>
    ({ db: {}, clock: { manual, now: () => 1_000_000 } }) as unknown as Pick<Context, 'db' | 'clock'> as Context
  const pace = { kind: 'read', most: 2, shared: 10 }
  /** How many of `n` requests are let through. */
  const letThrough = (n: number, ask: () => void): number =>
    Array.from({ length: n }).filter(() => {
      try {
        ask()
        return true
      } catch {
        return false
      }
    }).length

  test('visitors of one address may do ten times as much as a person, and a /48 ten times that', () => {
    const context = contextAt(true)
    const from = (ip: string) => () => keepPace({ context, user: null, ip }, pace)
    expect(letThrough(30, from('203.0.113.1'))).toBe(20)
    const halves = Array.from({ length: 12 }, (_, nth) => `2001:db8:1:${nth}::/64`)
    expect(halves.map(ip => letThrough(30, from(ip)))).toEqual([...Array<number>(10).fill(20), 0, 0])
    expect(letThrough(30, from('2001:db8:2:0::/64'))).toBe(20)
  })

  test('goes on after a second of the real time, however the clock on the wall is set', () => {
    const context = contextAt(false)
    const ask = () => keepPace({ context, user: 'somebody', ip: '' }, pace)
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000)
    expect(letThrough(3, ask)).toBe(2)
    now.mockReturnValue(5_999)
    expect(letThrough(1, ask)).toBe(0)
    now.mockReturnValue(6_000)
    expect(letThrough(3, ask)).toBe(2)
    now.mockRestore()
  })
})

test('pictures take nothing from what a page reads', () => {
  expect(paceOf(staticFileCall)).toEqual({ kind: 'file', most: 40, shared: 10 })
})
