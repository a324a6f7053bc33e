import { expect, test } from '@jest/globals'
import { levelsOf } from './own-lines.model.ts'

test('a position has a line where it was opened, and one for each end that it has', () => {
  const row = { id: '7', takeProfitPrice: '66000', stopLossPrice: '63000' }
  expect(levelsOf({ row, entry: '64000', liquidation: '61074.83' })).toEqual([
    { id: '7 position', kind: 'position', price: '64000' },
    { id: '7 target', kind: 'target', price: '66000' },
    { id: '7 stop', kind: 'stop', price: '63000' },
    { id: '7 liquidation', kind: 'liquidation', price: '61074.83' },
  ])
})

test('what is not set, or never comes, has no line', () => {
  const row = { id: '7', takeProfitPrice: null, stopLossPrice: '' }
  expect(levelsOf({ row, entry: '64000', liquidation: null })).toEqual([
    { id: '7 position', kind: 'position', price: '64000' },
  ])
})
