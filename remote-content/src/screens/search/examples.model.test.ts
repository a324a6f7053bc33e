import { expect, test } from '@jest/globals'
import { type ExampleMeans, examplesOf, nextRound, ownSymbol } from './examples.model.ts'
import { acting, meansIn, position } from './testing/finder.ts'

const { pairs } = meansIn('en-US')
const none = { running: [], closed: [], seconds: [] }
const means: ExampleMeans = {
  word: name => name,
  figure: value => value,
  wording: { ...acting, note: { ...acting.note, close: 'closes', withdraw: 'pays out' } },
  ...{ pairs, trades: none, signedIn: false, own: 'BTCUSDT', high: '65706.87' },
  screen: { text: 'Market', note: 'a screen' },
}
const alert = ['BTC 66000', 'alert BTCUSDT 66000']
const bitcoin = ['BTC', 'Bitcoin']
const linesOf = (of: ExampleMeans) => examplesOf(of).map(({ text, note }) => [text, note])

test('who holds a position reads acts about it', () => {
  const trades = { ...none, running: [position] }
  expect(linesOf({ ...means, trades, signedIn: true })).toEqual([
    ['close BTC', 'closes'],
    ['why 57853.24', 'why liquidation-p1'],
    alert,
  ])
})

test('who holds none reads an alert, a withdrawal and a pair; a visitor no withdrawal', () => {
  expect(linesOf({ ...means, signedIn: true })).toEqual([alert, ['withdraw 100', 'pays out'], bitcoin])
  expect(linesOf(means)).toEqual([alert, bitcoin, ['Market', 'a screen']])
})

test('without prices and pairs a screen is left', () =>
  expect(linesOf({ ...means, own: undefined, high: undefined })).toEqual([['Market', 'a screen']]))

test.each([
  ['65706.87', 2, '66000'],
  ['66000', 2, '67000'],
  ['99.5', 2, '100'],
  ['3.04', 4, '3.1'],
  ['0.12345', 5, '0.13'],
  ['0.03', 2, '0.04'],
])('above %s, with %i places, the next round price is %s', (high, precision, round) =>
  expect(nextRound(high, precision)).toBe(round),
)

test('a position comes before a favourite, a favourite before what is hot', () => {
  const running = [{ ...position, symbol: 'SOLUSDT' }]
  expect(ownSymbol({ running }, ['ETHUSDT'], pairs)).toBe('SOLUSDT')
  expect(ownSymbol(none, ['GONE', 'ETHUSDT'], pairs)).toBe('ETHUSDT')
  expect(ownSymbol(none, [], pairs)).toBe(pairs[0]?.symbol)
})
