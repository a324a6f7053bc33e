import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useBeat } from './beat.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('it beats while it is on, and leaves no timer', () => {
  const { result, rerender, unmount } = renderHook(({ on }) => useBeat(1000, on), { initialProps: { on: true } })
  pass(3000)
  expect(result.current).toBe(3)
  rerender({ on: false })
  pass(3000)
  expect(result.current).toBe(3)
  rerender({ on: true })
  pass(1000)
  expect(result.current).toBe(4)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
