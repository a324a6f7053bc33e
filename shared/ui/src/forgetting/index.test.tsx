import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useForgetting } from './index.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const turnTo = (hidden: boolean) =>
  act(() => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('secrets are forgotten after ten minutes out of sight, also behind another page', () => {
  const forget = jest.fn()
  const { unmount } = renderHook(() => useForgetting(forget))
  unmount()
  jest.advanceTimersByTime(599_999)
  expect(forget).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(forget).toHaveBeenCalledTimes(1)
})

test('whoever comes back in time finds what they typed', () => {
  const forget = jest.fn()
  renderHook(() => useForgetting(forget))
  turnTo(true)
  jest.advanceTimersByTime(599_999)
  turnTo(false)
  jest.advanceTimersByTime(600_000)
  expect(forget).not.toHaveBeenCalled()
  turnTo(true)
  jest.advanceTimersByTime(600_000)
  expect(forget).toHaveBeenCalledTimes(1)
})
