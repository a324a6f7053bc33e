import { expect, test } from '@jest/globals'
import { blocksOf } from './arrival.model.ts'

const sketch = [
  [16, 15, 64, 22],
  [16, 60, 36, 36, 18, 3, 60],
]
const ownSketch = [[16, 100, 170, 36]]

test('repeats a block so often, so far below each other', () => {
  expect(blocksOf({ sketch }, false).map(({ y, rx }) => [y, rx])).toEqual([
    [15, 4],
    [60, 18],
    [120, 18],
    [180, 18],
  ])
})

test('draws the sketch of their own for whoever is signed in, where there is one', () => {
  expect(blocksOf({ sketch, ownSketch }, true)).toEqual([{ x: 16, y: 100, width: 170, height: 36, rx: 4 }])
  expect(blocksOf({ sketch }, true)).toHaveLength(4)
  expect(blocksOf({ sketch, ownSketch }, false)).toHaveLength(4)
})

test('a route without a sketch has no blocks', () => expect(blocksOf({}, true)).toEqual([]))
