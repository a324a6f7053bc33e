import { expect, test } from '@jest/globals'
import { directions } from '@shared/contract/codes'
import { filterOf, isFiltered, unfiltered } from './spot-records.model.ts'

test('a filter is read from the address; what it does not know is left out', () => {
  expect(filterOf({ symbol: 'BTCUSDT', side: '2', begin: '2026-11-04' })).toEqual({
    symbol: 'BTCUSDT',
    direction: directions.sell,
    begin: '2026-11-04',
    end: undefined,
  })
  expect(isFiltered(filterOf({ symbol: 'btc?', side: 'up', end: 'today' }))).toBe(false)
  expect(isFiltered(filterOf(unfiltered))).toBe(false)
})
