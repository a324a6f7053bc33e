import { expect, test } from '@jest/globals'
import { withName } from './outlink.model.ts'

const rows = [{ symbol: 'BTCUSDT' }, { symbol: 'ETHUSDT' }]

test('a part of the name finds its rows, small or capital', () => {
  expect(withName(rows, 'btc')).toEqual([{ symbol: 'BTCUSDT' }])
  expect(withName(rows, 'USDT')).toEqual(rows)
})

test('no name finds all, an unknown one none', () => {
  expect(withName(rows, '')).toEqual(rows)
  expect(withName(rows, 'gold')).toEqual([])
})
