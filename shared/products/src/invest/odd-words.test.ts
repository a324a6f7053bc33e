/** What the operator types of products so that it could not be sold, paid or read: nothing is done, and words say why. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { productListCall } from '@shared/contract'
import { productTypes } from '@shared/contract/codes'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ data: ':memory:', symbols: [] })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const usual = {
  arbitrage: { name: 'Odd', days: '7', rate: '0.0008' },
  mining: { name: 'Odd', days: '7', price: '100', output: '0.01', power: '1', 'power-price': '0.01' },
  bond: { name: 'Odd', days: '30', rate: '0.05', end: '2099-01-01 00:00:00' },
}
const add = (type: keyof typeof usual, options: Record<string, string>) => {
  const all: Record<string, string> = { type, ...usual[type], ...options }
  return exchange.operate('product', 'add', ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]))
}

const odd: [keyof typeof usual, Record<string, string>, words: string][] = [
  ['arbitrage', { id: '' }, '--id takes 1 to 64 letters'],
  ['arbitrage', { id: 'x'.repeat(65) }, '--id takes 1 to 64 letters'],
  ['arbitrage', { id: '../<b>' }, '--id takes 1 to 64 letters'],
  ['arbitrage', { id: 'A2' }, 'A2 is there already'],
  ['arbitrage', { fee: '1.5' }, '--fee is at most 1'],
  ['arbitrage', { rate: '0.0000000000000000001' }, '--rate takes an amount'],
  ['arbitrage', { rate: '1000000', days: '99999' }, 'could not be counted exactly'],
  ['arbitrage', { days: '0' }, '--days takes a whole number from 1'],
  ['arbitrage', { currency: 'EUR' }, 'No account is kept in EUR'],
  ['arbitrage', { currency: 'VUSDT' }, 'No account is kept in VUSDT'],
  ['arbitrage', { min: '100', max: '10' }, '--min is not above --max'],
  ['arbitrage', { total: '100.001' }, 'multiples of 0.01'],
  ['arbitrage', { level: '99' }, '--level is at most 6'],
  ['arbitrage', { start: '2099-01-02 00:00:00', end: '2099-01-01 00:00:00' }, '--end comes after'],
  ['mining', { coin: 'EUR' }, '"EUR" is money\'s name'],
  ['mining', { coin: 'USDT' }, '"USDT" is money\'s name'],
  ['mining', { total: '1.5' }, 'multiples of 1'],
  ['mining', { price: '10000000', max: '100000' }, 'could not be counted exactly'],
  ['mining', { output: '0.000000001' }, '--output takes an amount'],
  ['bond', { end: '2020-01-01 00:00:00' }, '--end comes after'],
  ['bond', { total: '1000', 'min-raise': '1000.01' }, '--min-raise is at most --total'],
  ['bond', { 'min-raise': '10' }, '--min-raise is at most --total'],
]

test.each(odd)('no %s with %j', async (type, options, words) => {
  const list = () => exchange.client.ask(productListCall, { type: productTypes[type] })
  const before = (await list()).length
  await expect(add(type, options)).rejects.toThrow(words)
  expect((await list()).length).toBe(before)
})

test('what its smallest and its largest order come to is sold as it was worded', async () => {
  expect(await add('arbitrage', { id: 'one.of~a_kind-1', fee: '1', total: '100.01', min: '1000' })).toContain('added')
  expect(await add('mining', { id: 'LARGE', price: '9999999.99999999' })).toContain('added')
})

test('no machine earns less than nothing: what all of them are promised would be less', async () => {
  await expect(exchange.operate('mining', 'output', 'S21', '-0.00015')).rejects.toThrow('not below nothing')
  expect(await exchange.operate('mining', 'output', 'S21', '0')).toContain('0 BTC a unit')
})
