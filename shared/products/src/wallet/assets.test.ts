import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  currencyListCall,
  rateByCurrencyCall,
  transferContractCall,
  userAssetsCall,
  userBalanceCall,
  userContractBalanceCall,
} from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import { HOUSE, type Leg, post, toMinor } from '@shared/engine/ledger/index'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange

/** Half a minute before midnight (UTC+8); bitcoin rises a minute after it. */
const tape = {
  start: '2026-11-25 23:59:30',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [90, '65000'],
    ] as [number, string][],
  },
  gaps: [],
}
beforeAll(async () => {
  exchange = await startExchange({ tape })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const assets = (user: TestUser) => exchange.client.ask(userAssetsCall, {}, { token: user.token })
const adjust = (user: TestUser, currency: string, amount: string) =>
  exchange.operate('wallet', 'adjust', user.account, currency, amount)

function give(
  owner: string,
  currency: string,
  kind: Leg['kind'],
  amount: string,
  house: Leg['kind'] = 'rewards',
): void {
  const [minor, id] = [toMinor(amount), newOrderId()]
  const legs = [
    { owner: HOUSE, currency, kind: house, minor: -minor },
    { owner, currency, kind, minor },
  ]
  transact(exchange.sandbox.context.db, tx =>
    post(tx, { key: `check-in:${id}`, type: 'check-in', ref: { kind: 'test', id }, legs }),
  )
}

test('the parts of the total add up, debt taken off, virtual money apart', async () => {
  const user = await exchange.newUser({ balance: '100', contract: '50' })
  give(user.id, 'BTC', 'balance', '0.5')
  give(user.id, 'USDT', 'invest', '30')
  give(user.id, 'USDT', 'debt', '-20')
  give(user.id, 'VUSDT', 'virtual', '10000', 'virtual')
  const { items, ...totals } = await assets(user)
  expect(totals).toMatchObject({
    totalAssets: '32160',
    balance: '32100',
    contract: '50',
    investAssets: '30',
    positionAssets: '0',
    debt: '-20',
    virtualAssets: '10000',
  })
  expect(items.find(item => item.currency === 'BTC')).toMatchObject({
    available: '0.5',
    total: '0.5',
    price: '64000.00',
    value: '32000',
  })
  expect(items.map(item => item.currency)).not.toContain('VUSDT')
})

test('what comes in is no profit; what a price does is, by day and ever', async () => {
  const [early, late] = [await exchange.newUser(), await exchange.newUser()]
  await adjust(early, 'USDT', '1000')
  await adjust(early, 'BTC', '0.1')
  await adjust(early, 'USDT', '-100')
  expect(await assets(early)).toMatchObject({ totalAssets: '7300', dailyProfit: '0', totalProfit: '0' })
  await exchange.sandbox.advance(60)
  await adjust(early, 'USDT', '50')
  await adjust(late, 'BTC', '1')
  expect(await assets(early)).toMatchObject({ totalAssets: '7350', dailyProfit: '0' })
  await exchange.sandbox.advance(60)
  expect(await assets(early)).toMatchObject({
    totalAssets: '7450',
    dailyProfit: '100',
    dailyRate: '0.01360544',
    totalProfit: '100',
  })
  expect(await assets(late)).toMatchObject({ totalAssets: '65000', dailyProfit: '1000', totalProfit: '1000' })
})

test('the next midnight a new day begins', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'BTC', '1')
  give(user.id, 'USDT', 'balance', '5')
  expect(await assets(user)).toMatchObject({ dailyProfit: '5', totalProfit: '5' })
  const { db, clock } = exchange.sandbox.context
  await exchange.sandbox.advance(60)
  const day = new Date(clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(db.prepare('SELECT count(*) AS n FROM asset_snapshot WHERE day = ?').get(day)?.n).toBeGreaterThan(0)
})

test('the balance list shows every coin, the contract balance what is free', async () => {
  const user = await exchange.newUser({ balance: '10', contract: '7' })
  const options = { token: user.token }
  const balances = await exchange.client.ask(userBalanceCall, {}, options)
  expect(balances.map(row => row.currency).slice(0, 3)).toEqual(['USDT', 'BTC', 'ETH'])
  expect(balances[0]).toEqual({ currency: 'USDT', available: '10', frozen: '0', value: '10' })
  expect(await exchange.client.ask(userContractBalanceCall, {}, options)).toEqual({
    currency: 'USDT',
    available: '7',
    usedMargin: '0',
    unrealizedProfit: '0',
    equity: '7',
  })
})

test('currencies come with their networks, named in the language asked for', async () => {
  const list = await exchange.client.ask(currencyListCall, {}, { language: 'ja-JP' })
  const usdt = list.find(row => row.currency === 'USDT')
  expect(usdt?.networks?.map(row => row.network)).toEqual(['TRC20', 'ERC20', 'BANK'])
  expect(usdt?.networks?.[2]).toMatchObject({ kind: 'bank', addressMode: 'chat', feeRate: '0.005', feeMin: '2' })
  expect(list.find(row => row.currency === 'THB')).toMatchObject({ type: 2, name: 'タイ バーツ', precision: 2 })
  expect(list.find(row => row.currency === 'BTC')).toMatchObject({ type: 1, name: 'Bitcoin' })
})

test.each([
  ['BTC', 'USDT', '65000', '0.002'],
  ['USDT', 'THB', '36', '0'],
  ['THB', 'USDT', '0.027777777777777777', '0'],
  ['USDT', 'BTC', '0.000015384615384615', '0.002'],
  ['BTC', 'JPY', '10075000', '0.002'],
  ['USD', 'USDT', '1', '0'],
])('a rate from %s to %s', async (from, to, rate, spread) => {
  expect(await exchange.client.ask(rateByCurrencyCall, { from, to })).toMatchObject({ rate, spread })
})

test('a rate of what nobody knows is refused', async () => {
  const answer = await exchange.client.call(rateByCurrencyCall, { from: 'USDT', to: 'XXX' })
  expect(answer).toMatchObject({ refusal: 'field-invalid', values: { field: 'to' } })
})

test('a transfer between accounts of one person is neither inflow nor profit', async () => {
  const user = await exchange.newUser()
  await adjust(user, 'USDT', '10')
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount: '4', clientOrderId: newOrderId() } as const
  await exchange.client.ask(transferContractCall, order, { token: user.token })
  expect(await assets(user)).toMatchObject({ totalAssets: '10', contract: '4', totalProfit: '0' })
})
