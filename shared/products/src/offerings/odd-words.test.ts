/** What the operator types of offerings so that nobody could apply, or a token would be money: nothing is done, and words say why. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { offeringsOf } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

const create = (options: Record<string, string>) => {
  const all = { symbol: 'ODD', estimated: '0.1', floor: '0.08', ...options }
  return exchange.operate('ieo', 'create', ...Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]))
}

const odd: [Record<string, string>, words: string][] = [
  [{ symbol: 'USDT' }, '"USDT" is money\'s name'],
  [{ symbol: 'VUSDT' }, '"VUSDT" is money\'s name'],
  [{ symbol: 'USD' }, '"USD" is money\'s name'],
  [{ symbol: 'KRW' }, '"KRW" is money\'s name'],
  [{ symbol: 'BTC' }, 'BTC is quoted already'],
  [{ symbol: 'odd' }, 'is no token'],
  [{ floor: '0.000499' }, '0.000499 is too low'],
  [{ id: '' }, '--id takes 1 to 64 letters'],
  [{ id: 'x'.repeat(65) }, '--id takes 1 to 64 letters'],
  [{ lots: '0' }, '--lots takes a whole number from 1'],
  [{ 'lot-size': '0' }, '--lot-size takes a whole number from 1'],
  [{ min: '11' }, '--min takes a whole number from 1 to 10'],
  [{ apply: '0' }, '--apply takes a whole number from 1'],
  [{ draw: '9' }, '--draw takes a whole number from 10'],
  [{ pay: '0' }, '--pay takes a whole number from 1'],
  [{ list: '0' }, '--list takes a whole number from 1'],
  [{ start: '2020-01-01 00:00:00' }, 'that time is over'],
  [{ logo: 'https://elsewhere.test/a.png' }, '--logo is the path of a picture'],
  [{ logo: '//elsewhere.test/a.png' }, '--logo is the path of a picture'],
  [{ 'sample-lots': '999999' }, '--sample-lots takes a whole number from 0 to 50000'],
]

test.each(odd)('no offering with %j', async (options, words) => {
  await expect(create(options)).rejects.toThrow(words)
})

test('the name of an offering that is there makes no other, and adds nobody to its list', async () => {
  const at = offeringsOf(exchange)
  const [id, user] = [await at.offer('--sample-lots', '0'), await at.person()]
  await at.apply(user, id, 5)
  await expect(create({ id, 'sample-lots': '500' })).rejects.toThrow(`${id} is there already`)
  expect(await at.seen(user, id)).toMatchObject({ subscribedLots: 5, sampleLots: 0 })
})
