import { expect, test } from '@jest/globals'
import type { Ask, RouteData } from '@shared/contract/config'
import { checkAsks } from './asks.ts'

const check = (ask: Ask, auth = false) => checkAsks({ path: '/x', auth, asks: [ask] } as RouteData, 'routes.ts')

test('a call of the contract is taken, with what is constant and what the address says', () => {
  for (const get of [
    '/api/trade/appSymbol/list',
    '/api/content/appNotice/list?noticeType=3&tag={tag?}&pageNo=1',
    '/api/trade/appSymbol/price?symbols={symbol}',
  ])
    expect(() => check({ get })).not.toThrow()
  expect(() => check({ get: '/api/finance/appWallet/queryUserAssets', by: 'person' })).not.toThrow()
  expect(() => check({ get: '/api/finance/appWallet/queryUserAssets' }, true)).not.toThrow()
})

test.each<[string, Ask, RegExp]>([
  ['is not there', { get: '/api/trade/nothing' }, /routes\.ts: \/x asks for \/api\/trade\/nothing, which is no GET/],
  ['is an order', { get: '/api/trade/appTradePositions/create' }, /is no GET/],
  ['takes no such input', { get: '/api/trade/appSymbol/list?size=3' }, /takes no "size"/],
  ['refuses the value', { get: '/api/content/appNotice/list?pageNo=x' }, /takes no "x" as pageNo/],
  ['needs more', { get: '/api/trade/appSymbol/kline?symbol={symbol}', feature: 'candles' }, /needs "period"/],
  ['is for who is signed in', { get: '/api/finance/appWallet/queryUserAssets' }, /takes a token/],
  ['is a feature’s', { get: '/api/user/appUser/sessionList', by: 'person' }, /belongs to the feature "sessions"/],
  ['is no feature’s', { get: '/api/trade/appSymbol/list', feature: 'candles' }, /belongs to no feature/],
  ['is spelt otherwise', { get: '/api/trade/appSymbol/price?symbols=A B' }, /is not spelt/],
])('the build refuses a call that %s', (_, ask, fault) => {
  expect(() => check(ask)).toThrow(fault)
})
