import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useTurning } from './use-turning.ts'

let calm = false
const original = globalThis.matchMedia

beforeEach(() => {
  calm = false
  globalThis.matchMedia = (query: string) => Object.assign(original(query), { matches: calm })
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  globalThis.matchMedia = original
})

const draw = (count: number, stopped = false) => {
  const hook = renderHook(props => useTurning(props.count, 5000, props.stopped), { initialProps: { count, stopped } })
  return { ...hook, at: () => hook.result.current[0] }
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('each has its turn for as long, then the first again', () => {
  const { at } = draw(3)
  const seen = [0, 1, 2, 3].map(() => {
    const now = at()
    wait(5000)
    return now
  })
  expect(seen).toEqual([0, 1, 2, 0])
})

test('nothing turns while it is held, and the turn begins anew after', () => {
  const { at, rerender } = draw(2, true)
  wait(60_000)
  expect(at()).toBe(0)
  rerender({ count: 2, stopped: false })
  wait(4999)
  expect(at()).toBe(0)
  wait(1)
  expect(at()).toBe(1)
})

test('nothing turns for who wants no motion, nor on a hidden page, nor where there is one alone', () => {
  calm = true
  const still = draw(3)
  wait(20_000)
  expect(still.at()).toBe(0)
  calm = false
  const one = draw(1)
  wait(20_000)
  expect(one.at()).toBe(0)
  const hidden = draw(3)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(20_000)
  expect(hidden.at()).toBe(0)
  Reflect.deleteProperty(document, 'hidden')
})

test('who pushes to another gives it a whole turn', () => {
  const { at, result } = draw(3)
  wait(4000)
  act(() => result.current[1](2))
  wait(4000)
  expect(at()).toBe(2)
  wait(1000)
  expect(at()).toBe(0)
})

test('fewer than before: the turn falls to one that is still there', () => {
  const { at, rerender } = draw(3)
  wait(5000)
  wait(5000)
  expect(at()).toBe(2)
  rerender({ count: 2, stopped: false })
  expect(at()).toBe(0)
})
