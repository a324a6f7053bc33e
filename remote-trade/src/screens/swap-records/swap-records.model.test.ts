import { expect, test } from '@jest/globals'
import { filterOf, isFiltered, unfiltered } from './swap-records.model.ts'

test('a filter is read from the address; what is no currency and no day is left out', () => {
  expect(filterOf({ currency: 'BTC', begin: '2026-11-04', end: '2026-11-05' })).toEqual({
    currency: 'BTC',
    begin: '2026-11-04',
    end: '2026-11-05',
  })
  expect(isFiltered(filterOf({ currency: 'btc!', begin: '2026-02-31' }))).toBe(false)
  expect(isFiltered(filterOf(unfiltered))).toBe(false)
  expect(isFiltered(filterOf({ end: '2026-11-05' }))).toBe(true)
})
