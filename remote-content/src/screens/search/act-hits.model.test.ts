import { beforeAll, expect, test } from '@jest/globals'
import { tradeTypes } from '@shared/contract/codes'
import { actHits, type Means } from './act-hits.model.ts'
import { acting, meansIn, position, sayIn } from './testing/finder.ts'
import { readTyped } from './typed.model.ts'
import { type Say, wordsIn } from './words.ts'

let say: Say
beforeAll(async () => {
  say = await sayIn('en-US')
})

const acts = (typed: string, change: Partial<Means> = {}) =>
  actHits(readTyped(typed, 'en-US'), { ...meansIn('en-US'), ...change }, wordsIn(say), acting)
const targets = (typed: string, change?: Partial<Means>) => acts(typed, change).map(({ target }) => target)

test('fills in the amount of a withdrawal and of a transfer, which the person confirms there', () => {
  expect(targets('send 100')).toEqual([{ href: '#/tixian?amount=100' }, { href: '#/zijinhuazhuan?amount=100' }])
  expect(targets('withdraw 0.5 bitcoin')).toEqual([{ href: '#/tixian?currency=BTC&amount=0.5' }].map(expectSameQuery))
  expect(targets('transfer 0.5 btc')).toEqual([])
})

/** The order of a query's names says nothing. */
function expectSameQuery({ href }: { href: string }) {
  const [path, query] = href.split('?')
  const names = [...new URLSearchParams(query)].map(([name]) => name)
  return { href: expect.stringMatching(new RegExp(`^${path}\\?(?=.*${names.join(')(?=.*')}).*0\\.5`)) }
}

test('opens the price alert of a pair with its level, with or without the word', () => {
  const alert = [{ href: '#/kline?symbol=BTCUSDT&alert=66000' }]
  expect(targets('btc 66000')).toEqual(alert)
  expect(targets('alert btc/usdt at 66,000')).toEqual(alert)
  expect(targets('btc 66000', { hasAlerts: false })).toEqual([])
})

test.each([
  ['buy 0.01 btc', 'mode=spot&symbol=BTCUSDT&side=1&quantity=0.01'],
  ['ＢＵＹ ０．０１ ＢＴＣ', 'mode=spot&symbol=BTCUSDT&side=1&quantity=0.01'],
  ['buy btc', 'mode=spot&symbol=BTCUSDT&side=1'],
  ['buy btc for $100', 'mode=spot&symbol=BTCUSDT&side=1&amount=100'],
  ['buy $100 of btc', 'mode=spot&symbol=BTCUSDT&side=1&amount=100'],
  ['buy btc 100', 'mode=spot&symbol=BTCUSDT&side=1&amount=100'],
  ['sell 100 usdt of eth', 'mode=spot&symbol=ETHUSDT&side=2&amount=100'],
  ['sell eth 0.5', 'mode=spot&symbol=ETHUSDT&side=2&quantity=0.5'],
  ['sell gold', 'mode=cfd&symbol=XAUUSD&side=2'],
])('leads "%s" to the ticket with the side and size filled in', (typed, query) => {
  expect(targets(typed)).toEqual([{ href: `#/heyue?${query}` }])
})

test('leads to the contract ticket without a size where the exchange has no spot orders', () => {
  expect(targets('buy btc', { hasSpot: false })).toEqual([{ href: '#/heyue?mode=contract&symbol=BTCUSDT&side=1' }])
  expect(targets('buy 0.01 btc', { hasSpot: false })).toEqual([])
})

test('opens the close sheet of each position that is meant', () => {
  expect(targets('close btc')).toEqual([{ href: '#/heyue?mode=contract&symbol=BTCUSDT&close=p1' }])
  expect(targets('close eth')).toEqual([])
  const cfd = { ...position, id: 'p2', symbol: 'XAUUSD', tradeType: tradeTypes.cfd }
  const option = { ...position, id: 'p3', tradeType: tradeTypes.option }
  const running = [position, cfd, option]
  expect(acts('close', { trades: { running, closed: [], seconds: [] } }).map(({ title }) => title)).toEqual([
    'close p1',
    'close p2',
  ])
})

test('explains a price of the person’s own alone, as far as it was typed', () => {
  expect(targets('why 57,853')).toEqual([{ why: 'liquidation-p1' }])
  expect(targets('why 57853.24')).toEqual([{ why: 'liquidation-p1' }])
  expect(targets('why 57,854')).toEqual([])
  expect(targets('why btc')).toEqual([{ why: 'liquidation-p1' }])
})

test.each([
  'send',
  'send 0',
  'send -5',
  'send 100 flowers',
  'btc 0',
  'sender 100',
  'why',
  'close btc 5',
  'disclose btc',
  'aclose btc',
  'sendme 100',
  'buy',
  'buy 100',
  'buy 0 btc',
  'buy 2 gold',
  'buybtc',
])('makes no act of "%s"', typed => expect(acts(typed)).toEqual([]))

test('offers nothing that leads to a page that is not live', () => {
  for (const typed of ['send 100', 'buy 0.01 btc', 'btc 66000', 'close btc'])
    expect(acts(typed, { way: () => undefined })).toEqual([])
})
