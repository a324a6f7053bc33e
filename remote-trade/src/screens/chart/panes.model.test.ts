import { expect, test } from '@jest/globals'
import { LEAST_BARS, panesIn } from './panes.model.ts'

const four = ['VOL', 'MACD', 'KDJ', 'RSI']

test.each([
  [120, 0],
  [189, 0],
  [190, 1],
  [212, 1],
  [259, 2],
  [300, 3],
  [420, 4],
])('of four panes, %d px leave room for %d', (height, count) => {
  const { drawn, dropped } = panesIn(height, four)
  expect(drawn).toEqual(four.slice(0, count))
  expect(dropped).toEqual(four.slice(count))
})

test('whatever the height, the bars keep theirs', () => {
  for (let height = LEAST_BARS; height < 900; height++)
    for (let count = 0; count <= 4; count++) {
      const { drawn, height: each } = panesIn(height, four.slice(0, count))
      expect(height - drawn.length * each).toBeGreaterThanOrEqual(LEAST_BARS)
    }
})

test('a pane is as high as there is room, between 40 and 68 px', () => {
  expect([panesIn(200, ['VOL']).height, panesIn(259, four).height, panesIn(600, four).height]).toEqual([40, 43, 68])
})
