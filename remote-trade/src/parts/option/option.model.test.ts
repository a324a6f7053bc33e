import { expect, test } from '@jest/globals'
import type { OptionTerm, Position } from '@shared/contract'
import { optionModel } from './option.faults.ts'
import { expiryOf, highestCost, type OptionForm, offerOf, pinned, strikeOf, strikesOn } from './option.model.ts'
import { bidOf, countedNow, endedAt, optionRow, saleOf } from './option-row.model.ts'
import { endAt, placeIn, priceIn, rangeOf, targetOf } from './target.model.ts'

const hour: OptionTerm = {
  id: 'option-1h',
  seconds: 3600,
  strikes: ['63800', '63900', '64000', '64100', '64200'],
  impliedVolatility: '0.55',
  markup: '0.02',
  minQuantity: '0.01',
  maxQuantity: '20',
  countedSeconds: 3600,
}
const form = (change: Partial<OptionForm> = {}): OptionForm => ({ ...optionModel.blank, quantity: '1', ...change })
const context = { terms: [hour], price: '64000', running: 0 }
const intent = { symbol: 'BTCUSDT', side: 'long', term: hour, strike: '64000', quantity: '1' } as const

test('a rise for an hour at 64,000 costs 153.04, is even at 64,153.04, and brings 226.71 % at 64,500', () => {
  const offer = offerOf(intent, hour, '64000')
  expect(offer).toEqual({ premium: '153.04', cost: '153.04', breakEven: '64153.04' })
  const end = endAt('long', '64000', '1', offer.cost, '64500')
  expect(end.profit).toBe('346.96')
  expect(end.yield.slice(0, 6)).toBe('2.2671')
})

test('below its strike a rise loses what it cost, and no more', () => {
  expect(endAt('long', '64000', '1', '153.04', '60000')).toMatchObject({ profit: '-153.04', yield: '-1' })
  expect(endAt('short', '64000', '1', '153.04', '63500').profit).toBe('346.96')
})

test('the strike nearest to the market is taken until another is chosen', () => {
  expect(strikeOf(form(), hour, '64060')).toBe('64100')
  expect(strikeOf(form({ strike: '63900' }), hour, '64060')).toBe('63900')
  expect(strikesOn(form(), hour, '64060')).toEqual(['63900', '64000', '64100', '64200', '64300'])
})

test('a strike that was offered stays as the market ticks, until it may no longer be bought', () => {
  const week = { ...hour, id: 'option-7d', strikes: ['63000', '63500', '64000', '64500', '65000'] }
  expect(pinned(form(), hour, '64060', '64000').strike).toBe('64000')
  expect(pinned(form(), hour, '64500', '64000').strike).toBe('64500')
  expect(pinned(form(), week, '64060', '64000').strike).toBe('64000')
  expect(pinned(form(), week, '64060', '64100').strike).toBe('64000')
  expect(pinned(form({ strike: '63900' }), hour, '64060', '64000').strike).toBe('63900')
  expect(pinned(form(), hour, '64060', undefined).strike).toBe('64100')
})

test('a chosen strike stays while it may be bought, and is told to be gone after that', () => {
  expect(strikesOn(form({ strike: '63800' }), hour, '64100')).toContain('63800')
  expect(optionModel.faults(form({ strike: '63800' }), { ...context, price: '64100' })).toEqual({})
  expect(optionModel.faults(form({ strike: '63800' }), { ...context, price: '64200' })).toMatchObject({
    strike: { name: 'strike-gone' },
  })
})

test('a quantity lies within the range of its expiry, on multiples of the smallest', () => {
  const at = (quantity: string) => optionModel.faults(form({ quantity }), context).quantity
  expect(at('')).toMatchObject({ name: 'quantity-missing' })
  expect(at('0.005')).toMatchObject({ name: 'quantity-range', min: '0.01', max: '20' })
  expect(at('0.015')).toMatchObject({ name: 'quantity-step', step: '0.01' })
  expect(at('0.02')).toBeUndefined()
  expect(optionModel.faults(form(), { ...context, running: 50 }).quantity).toMatchObject({ name: 'too-many', n: 50 })
})

test('where the price may still move, it may cost more: as much as the tolerance lets', () => {
  expect(Number(highestCost(intent, '64000', '0.005'))).toBeGreaterThan(153.04)
  expect(highestCost(intent, '64000', '0')).toBe('153.04')
})

test('a target is chosen from prices around the strike, the favour of whoever buys at first', () => {
  const range = rangeOf('64000', hour)
  expect(range).toEqual({ low: '63000', high: '65000' })
  expect([priceIn(range, 75), placeIn(range, '64500')]).toEqual(['64500', 75])
  expect([targetOf(form(), range), targetOf(form({ side: 'short' }), range)]).toEqual(['64500', '63500'])
  expect([placeIn(range, '1'), placeIn(range, '99999')]).toEqual([0, 100])
})

test('the first expiry is taken until another is chosen', () => {
  expect(expiryOf([hour], '')).toBe(hour)
  expect(expiryOf([], 'gone')).toBeUndefined()
})

const running = optionRow(
  { direction: 1, strike: '64000', expireTime: '2026-11-25 11:00:00', margin: '153.04', quantity: '1' } as Position,
  () => 3_600_000,
)

test('sold back it brings the fair premium less the markup; a part takes its share of the cost', () => {
  if (!running) throw new Error('An option has a strike and an end')
  const bid = bidOf(running, hour, '64000', 3600)
  expect(bid).toBe('147.03')
  expect(saleOf(running, '1', bid)).toEqual({ value: '147.03', cost: '153.04', profit: '-6.01' })
  expect(saleOf(running, '0.5', bid)).toEqual({ value: '73.515', cost: '76.52', profit: '-3.005' })
  expect(endedAt(running, '64500')).toBe('346.96')
})

test('its time runs on between two answers of the exchange, second by second', () => {
  expect(countedNow({ countedSeconds: 3600 } as Position, 1000, 31_500)).toBe(3570)
  expect(countedNow({ countedSeconds: 10 } as Position, 0, 60_000)).toBe(0)
})

test('what has no strike or no end is no option', () => {
  expect(optionRow({ direction: 1, margin: '1' } as Position, Number)).toBeNull()
})
