import { expect, test } from '@jest/globals'
import type { Position } from '@shared/contract/calls/trade'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { live } from './holdings.model.ts'

const long = (change: Partial<Position> = {}): Position =>
  ({
    id: 'P1',
    tradeType: 1,
    symbol: 'BTCUSDT',
    direction: 1,
    quantity: '0.1',
    leverage: 20,
    margin: '320',
    openPrice: '64000',
    markPrice: '64000',
    profit: '0',
    yield: '0',
    ...change,
  }) as Position

const assets = (change: Partial<UserAssets> = {}): UserAssets =>
  ({ totalAssets: '1100', dailyProfit: '100', dailyRate: '0.1', items: [], ...change }) as UserAssets

const at = (prices: Record<string, string>) => (symbol: string) => prices[symbol]

test('profit of open positions moves total, today and its rate with the price', () => {
  const now = live({ assets: assets(), positions: [long()] }, at({ BTCUSDT: '64100' }))
  expect(now).toMatchObject({ total: '1110', daily: '110', rate: '0.11', profit: '10' })
  expect(now.tiles[0]).toMatchObject({ profit: '10', yield: '0.03125' })
})

test('what the exchange already counted is not counted again', () => {
  const row = long({ markPrice: '64100', profit: '10' })
  expect(live({ assets: assets(), positions: [row] }, at({ BTCUSDT: '64100' }))).toMatchObject({ total: '1100' })
  expect(live({ assets: assets(), positions: [row] }, at({}))).toMatchObject({ total: '1100', profit: '10' })
})

test('a short gains where the price falls', () => {
  const row = long({ direction: 2 })
  expect(live({ assets: assets(), positions: [row] }, at({ BTCUSDT: '63000' }))).toMatchObject({ profit: '100' })
})

test('coins are worth what they are worth now; what has no price stays as the exchange said', () => {
  const coin = (currency: string, total: string, price: string | null) => ({ currency, total, price, value: '0' })
  const items = [coin('BTC', '0.5', '64000'), coin('USDT', '10', '1'), coin('XYZ', '7', null)] as UserAssets['items']
  const now = live({ assets: assets({ items }), positions: [] }, at({ BTCUSDT: '64010', XYZUSDT: '2', USDTUSDT: '5' }))
  expect(now).toMatchObject({ total: '1105', daily: '105' })
})

test('the largest margins come first', () => {
  const rows = [long({ id: 'a', margin: '9' }), long({ id: 'c', margin: '100' }), long({ id: 'b', margin: '100' })]
  expect(live({ assets: assets(), positions: rows }, at({})).tiles.map(({ row }) => row.id)).toEqual(['b', 'c', 'a'])
})

test('what no formula here prices stands at the exchange’s word', () => {
  const row = long({ tradeType: 3, profit: '-4', yield: '-0.2' })
  expect(live({ assets: assets(), positions: [row] }, at({ BTCUSDT: '1' })).tiles[0]).toMatchObject({
    profit: '-4',
    yield: '-0.2',
  })
})

test('who had nothing has no rate', () => {
  expect(live({ assets: assets({ totalAssets: '5', dailyProfit: '5' }), positions: [] }, at({})).rate).toBe('0')
})
