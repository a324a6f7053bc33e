import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useWait } from './use-wait.ts'

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => void jest.useRealTimers())

const waiting = () => renderHook(() => useWait('an@example.com', 'register')).result

test('a code may be asked for again after the wait, on a page that was loaded meanwhile too', () => {
  const first = waiting()
  act(() => first.current.begin(60))
  expect(first.current.left).toBe(60)
  jest.setSystemTime(Date.now() + 20_000)
  expect(waiting().current).toMatchObject({ left: 40, times: 1 })
})

test('a clock that is set back makes nobody wait for it, and what another unit wrote nobody for ever', () => {
  const first = waiting()
  act(() => first.current.begin(60))
  jest.setSystemTime(Date.now() - 86_400_000)
  expect(waiting().current).toMatchObject({ left: 0, times: 1 })
  const written = { 'an@example.com': { until: Date.now() + 1e12, times: {} } }
  sessionStorage.setItem('code-wait.v2', JSON.stringify(written))
  expect(waiting().current.left).toBe(0)
})
