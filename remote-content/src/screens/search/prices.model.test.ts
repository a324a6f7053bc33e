import { expect, test } from '@jest/globals'
import { directions, marginModes, tradeTypes } from '@shared/contract/codes'
import { big } from '@shared/money/big'
import { explainable, isMeant, liquidationOf } from './prices.model.ts'
import { meansIn, position } from './testing/finder.ts'

const btc = () => {
  const info = meansIn('en-US').pairs.find(({ symbol }) => symbol === 'BTCUSDT')
  if (!info) throw new Error('BTC is quoted')
  return info
}

test.each([
  ['long', directions.buy],
  ['short', directions.sell],
])('the figures of a %s make its liquidation price by the formula', (side, direction) => {
  const figures = liquidationOf({ ...position, direction }, btc())
  if (!figures) throw new Error('An isolated contract has a formula')
  const { quantity, entry, margin, deduction, factor, price } = figures
  const cushion = big(margin).plus(big(deduction))
  const value = big(quantity).times(big(entry))
  const exact = (side === 'long' ? value.minus(cushion) : value.plus(cushion)).div(big(quantity).times(big(factor)))
  expect(exact.minus(big(price)).abs().lt('0.01')).toBe(true)
})

test('the terms that a position keeps count, not those of today', () => {
  const terms = { ...btc(), takerFee: '0.01' }
  expect(liquidationOf({ ...position, terms }, btc())?.feeRate).toBe('0.01')
})

test('a cross position, a CFD and an option have no formula of their own', () => {
  expect(liquidationOf({ ...position, marginMode: marginModes.cross }, btc())).toBeNull()
  for (const tradeType of [tradeTypes.cfd, tradeTypes.option])
    expect(liquidationOf({ ...position, tradeType }, btc())).toBeNull()
})

test('what runs, what closed and second contracts have prices; a spot order and an unfilled one have none', () => {
  const closed = { ...position, id: 'c', closePrice: '65000' }
  const spot = { ...closed, id: 's', tradeType: tradeTypes.spot }
  const unfilled = { ...closed, id: 'u', openPrice: null }
  const prices = explainable({ running: [position], closed: [closed, spot, unfilled], seconds: [] })
  expect(prices.map(({ id, price }) => [id, price])).toEqual([
    ['liquidation-p1', '57853.24'],
    ['closed-c', '65000'],
  ])
})

test.each([
  ['57679.62', '57679.62', true],
  ['57679.62', '57679', true],
  ['57679.62', '57680', true],
  ['57679.62', '57679.6', true],
  ['57679.62', '57678', false],
  ['57679.62', '57681', false],
  ['1.08512', '1.085', true],
  ['1.08512', '1.08', true],
  ['1.08512', '1.1', true],
  ['1.08512', '1.2', false],
])('of %s, %s is meant: %s', (price, typed, meant) => expect(isMeant(price, typed)).toBe(meant))
