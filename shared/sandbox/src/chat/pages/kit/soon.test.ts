import { expect, jest, test } from '@jest/globals'
import { soon } from './soon.ts'

test('draws once a frame when four hundred messages arrive together, and again for the next one', () => {
  jest.useFakeTimers()
  const draw = jest.fn()
  const drawSoon = soon(draw)
  for (let message = 0; message < 400; message++) drawSoon()
  expect(draw).not.toHaveBeenCalled()
  jest.advanceTimersByTime(16)
  expect(draw).toHaveBeenCalledTimes(1)
  drawSoon()
  jest.advanceTimersByTime(16)
  expect(draw).toHaveBeenCalledTimes(2)
})
