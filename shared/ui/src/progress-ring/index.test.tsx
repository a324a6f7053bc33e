import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { ProgressRing } from './index.tsx'

/** The server's clock is five minutes ahead of the phone's. */
const now = () => Date.now() + 300_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const drawn = (left: number, seconds = 60) =>
  renderPart(<ProgressRing endsAt={now() + left} seconds={seconds} now={now} />)
const ring = () => screen.getByRole('timer', { name: 'Time left' })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const arcs = (container: Element) =>
  [...container.querySelectorAll<SVGElement>('.arc, .dot')].map(({ style }) => style.animationDelay)

test('it counts down on the given clock, a begun second whole', () => {
  drawn(36_400)
  expect(ring().textContent).toBe('3737 seconds')
  pass(400)
  expect(ring().textContent).toBe('3636 seconds')
  pass(999)
  expect(ring().textContent).toBe('3636 seconds')
  pass(1)
  expect(ring().textContent).toBe('3535 seconds')
})

test('drawn late, arc and dot start where they would be', () => {
  const { container } = drawn(37_000)
  expect(arcs(container)).toEqual(['-23s', '-23s'])
  pass(5_000)
  expect(arcs(container)).toEqual(['-23s', '-23s'])
})

test('the last five seconds warn, and it stops at nothing', () => {
  drawn(6_000)
  expect(ring().hasAttribute('data-last')).toBe(false)
  pass(1_000)
  expect(ring().hasAttribute('data-last')).toBe(true)
  expect(ring().textContent).toBe('55 seconds')
  pass(60_000)
  expect(ring().textContent).toBe('00 seconds')
  expect(jest.getTimerCount()).toBe(0)
})

test('another end is another ring', () => {
  const { rerender } = drawn(6_000)
  rerender(<ProgressRing endsAt={now() + 30_000} seconds={60} now={now} />)
  expect(ring().textContent).toBe('3030 seconds')
})
