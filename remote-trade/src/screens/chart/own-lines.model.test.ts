import { expect, test } from '@jest/globals'
import { besideLive, levelsOf } from './own-lines.model.ts'

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

test('a tag at the axis gives way to the newest price and its countdown, to the side where its line is', () => {
  const live = { y: 100, height: 19, rows: 2 } as const
  expect([70, 81, 90, 100].map(y => besideLive(y, live))).toEqual([70, 81, 81, 81])
  expect([101, 130, 138, 150].map(y => besideLive(y, live))).toEqual([138, 138, 138, 150])
  expect(besideLive(110, { ...live, rows: 1 })).toBe(119)
  expect(besideLive(10, { ...live, y: 12 })).toBe(50) // above it there is no room
  expect(besideLive(100, undefined)).toBe(100)
})
