import { expect, test } from '@jest/globals'
import { isGap, merge as mergeAt, type Ticker, type Update } from './ticker.ts'

const at = (time: number, rest: Partial<Ticker> = {}): Ticker => ({ symbol: 'BTCUSDT', price: '64000', time, ...rest })

const merge = (before: Ticker | null, update: Update, now = 100) => mergeAt(before, update, now)

test('the first row is taken if it has a price and a time', () => {
  expect(merge(null, at(1))).toEqual(at(1))
  expect(merge(null, { symbol: 'BTCUSDT', time: 1 })).toBeNull()
})

test.each(['0', '0.00', '-1'])('%s is no price: the last one stays, and grows old', price => {
  expect(merge(null, at(1, { price }))).toBeNull()
  expect(merge(at(1), at(2, { price }))).toBeNull()
})

test('an older tick never overwrites a newer one, by time and then by number', () => {
  expect(merge(at(2), at(1, { price: '1' }))).toBeNull()
  expect(merge(at(2, { seq: 8 }), at(2, { seq: 7, price: '1' }))).toBeNull()
  expect(merge(at(2, { seq: 8 }), at(2, { seq: 9, price: '1' }))).toMatchObject({ price: '1', seq: 9 })
})

test('a tick that was stamped far ahead gives way to the next one', () => {
  const now = 1_000_000
  expect(merge(at(now + 3_600_000, { price: '1' }), at(now), now)).toMatchObject({ price: '64000', time: now })
  expect(merge(at(now + 5_000, { price: '1' }), at(now), now)).toBeNull()
  expect(isGap(at(now + 3_600_000), at(now), false, 5000)).toBe(true)
})

test('an answer about an older tick still adds the name and the spark', () => {
  expect(merge(at(2), at(1, { price: '1', name: 'Bitcoin', spark: ['1', '2'] }))).toEqual(
    at(2, { name: 'Bitcoin', spark: ['1', '2'] }),
  )
})

test('what an update leaves out, or says null to, stays', () => {
  const before = at(1, { name: 'Bitcoin', bid: '1' })
  expect(merge(before, { symbol: 'BTCUSDT', time: 2, bid: null })).toEqual({ ...before, time: 2 })
})

test('an update that changes nothing is none', () => {
  expect(merge(at(1, { spark: ['1'] }), at(1, { spark: ['1'] }))).toBeNull()
})

test.each([
  ['the next tick', { seq: 5 }, { seq: 6 }, true, false],
  ['a number skipped while the feed ran: only changes are sent', { seq: 5 }, { seq: 7 }, false, false],
  ['a number skipped while it stood still', { seq: 5 }, { seq: 7 }, true, true],
  ['no numbers to go by', {}, {}, true, false],
])('%s', (_, before, after, interrupted, gap) => {
  expect(isGap(at(1000, before), at(2000, after), interrupted, 5000)).toBe(gap)
})

test('more than five seconds without a tick are a gap in any case', () => {
  expect(isGap(at(0, { seq: 1 }), at(5001, { seq: 2 }), false, 5000)).toBe(true)
})
