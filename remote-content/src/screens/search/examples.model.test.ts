import { expect, test } from '@jest/globals'
import { type ExampleMeans, examplesOf, ownSymbol } from './examples.model.ts'
import { meansIn, position } from './testing/finder.ts'

const { pairs } = meansIn('en-US')
const none = { running: [], closed: [], seconds: [] }
const means: ExampleMeans = {
  word: name => name,
  figure: value => value,
  ...{ pairs, trades: none, signedIn: false, own: 'BTCUSDT', reached: '66000', screen: 'Market' },
}

test('who holds a position reads acts about it', () => {
  const trades = { ...none, running: [position] }
  expect(examplesOf({ ...means, trades, signedIn: true })).toEqual(['close BTC', 'why 57853.24', 'BTC 66000'])
})

test('who holds none reads an alert, a withdrawal and a pair; a visitor no withdrawal', () => {
  expect(examplesOf({ ...means, signedIn: true })).toEqual(['BTC 66000', 'withdraw 100', 'BTC'])
  expect(examplesOf(means)).toEqual(['BTC 66000', 'BTC', 'Market'])
})

test('without prices and pairs a screen is left', () =>
  expect(examplesOf({ ...means, own: undefined, reached: undefined })).toEqual(['Market']))

test('a position comes before a favourite, a favourite before what is hot', () => {
  const running = [{ ...position, symbol: 'SOLUSDT' }]
  expect(ownSymbol({ running }, ['ETHUSDT'], pairs)).toBe('SOLUSDT')
  expect(ownSymbol(none, ['GONE', 'ETHUSDT'], pairs)).toBe('ETHUSDT')
  expect(ownSymbol(none, [], pairs)).toBe(pairs[0]?.symbol)
})
