import { expect, test } from '@jest/globals'
import { filterOf, isFiltered } from './filter.model.ts'

test('a filter is read from the address; what is no day is left out', () => {
  expect(filterOf({ type: 'short', pair: 'BTCUSDT', from: '2026-11-04', to: '2026-11-05' })).toEqual({
    direction: 2,
    symbol: 'BTCUSDT',
    begin: '2026-11-04',
    end: '2026-11-05',
  })
  expect(isFiltered(filterOf({ from: '2026-02-31', to: 'today', type: 'up' }))).toBe(false)
  expect(isFiltered(filterOf({ to: '2028-02-29' }))).toBe(true)
})

test.each(['btc', '<b>', '\u202eBTC', 'constructor', 'B'.repeat(21), ''])('%j is no pair to be asked for', pair => {
  expect(isFiltered(filterOf({ pair }))).toBe(false)
})
