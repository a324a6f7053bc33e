import { expect, test } from '@jest/globals'
import { address, type Way } from './address.ts'
import * as to from './to.ts'

test('an address carries what is said of it, and nothing else', () => {
  expect(to.chart({ symbol: 'BTCUSDT' })).toBe('/kline?symbol=BTCUSDT')
  expect(to.chart({ symbol: undefined })).toBe('/kline')
  expect(to.market({ q: '' })).toBe('/hangqing?q=')
  expect(to.recharge({ amount: '1 & 2', id: 'a/b' })).toBe('/chongzhi?amount=1+%26+2&id=a%2Fb')
  expect(to.home.path).toBe('/home')
})

test('each path stands once', () => {
  const paths = Object.values(to).map(({ path }) => path)
  expect(paths.length).toBeGreaterThanOrEqual(60)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a remote may declare an address alone', () => {
  expect(address<'id'>('/elsewhere')({ id: '1' })).toBe('/elsewhere?id=1')
})

test('a misspelt name and an address spelt by hand do not compile', () => {
  // @ts-expect-error: no such name
  to.chart({ symbl: 'BTCUSDT' })
  // @ts-expect-error: no names at all
  to.my({ tab: 'x' })
  // @ts-expect-error: no such screen
  expect(() => to.klein()).toThrow(TypeError)
  // @ts-expect-error: a text is no address
  const way: Way = '/kline'
  expect(way).toBe('/kline')
})
