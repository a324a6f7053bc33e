import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderPart } from '../testing.tsx'
import { Countdown } from './index.tsx'

const timerText = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

test('it changes as each second begins, by the clock it is given, and ends once', () => {
  const end = jest.fn()
  const server = () => Date.now() + 5_000
  renderPart(<Countdown until={server() + 2_400} now={server} onEnd={end} />)
  expect(timerText()).toBe('00:03')
  pass(400)
  expect(timerText()).toBe('00:02')
  pass(1_999)
  expect(timerText()).toBe('00:01')
  expect(end).not.toHaveBeenCalled()
  pass(1)
  expect(timerText()).toBe('00:00')
  pass(10_000)
  expect(end).toHaveBeenCalledTimes(1)
})

test('a moment that passed long ago ends nothing', () => {
  const end = jest.fn()
  renderPart(<Countdown until={0} onEnd={end} />)
  pass(5_000)
  expect(timerText()).toBe('00:00')
  expect(end).not.toHaveBeenCalled()
})

test('on a kept page that was hidden as the moment came, it ends when the page returns', () => {
  const end = jest.fn()
  const until = Date.now() + 1_000
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Countdown until={until} onEnd={end} />
    </Activity>
  )
  const { rerender } = renderPart(page('visible'))
  rerender(page('hidden'))
  pass(5_000)
  expect(end).not.toHaveBeenCalled()
  rerender(page('visible'))
  expect(end).toHaveBeenCalledTimes(1)
})

test('another moment starts it anew', () => {
  const { rerender } = renderPart(<Countdown until={Date.now() + 1_000} />)
  pass(1_000)
  rerender(<Countdown until={Date.now() + 90_000} />)
  expect(timerText()).toBe('01:30')
  pass(1_000)
  expect(timerText()).toBe('01:29')
})

test('a page that slept through seconds shows the truth at once', () => {
  renderPart(<Countdown until={Date.now() + 60_000} />)
  jest.setSystemTime(Date.now() + 30_000)
  pass(1_000)
  expect(timerText()).toBe('00:29')
})
