import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { hide, loadingAtom, show, whenGone } from './loading.ts'

const up = () => getDefaultStore().get(loadingAtom)

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  hide()
  jest.runAllTimers()
  jest.useRealTimers()
})

/** Plays what happens at which millisecond, then says when the overlay went. */
function gone(events: Record<number, () => void>): number | null {
  let wentAt: number | null = null
  for (let ms = 0; ms <= 1000; ms++) {
    const before = up()
    events[ms]?.()
    if (before && !up()) wentAt ??= ms
    if (ms < 1000) {
      const held = up()
      jest.advanceTimersByTime(1)
      if (held && !up()) wentAt ??= ms + 1
    }
  }
  return wentAt
}

test('hidden after 100 ms it goes at 300', () => expect(gone({ 0: () => show(), 100: hide })).toBe(300))
test('hidden after 450 ms it goes at once', () => expect(gone({ 0: () => show(), 450: hide })).toBe(450))
test('a show in between cancels the hide; the clock runs on', () =>
  expect(gone({ 0: () => show(), 100: hide, 200: () => show(), 250: hide })).toBe(300))
test('a hide alone does nothing', () => expect(gone({ 0: hide })).toBe(null))

test('it begins with the words and the near-opaque white of the specification, and takes new ones while up', () => {
  show()
  expect(up()).toMatchObject({ text: 'Loading...', background: 'rgba(255,255,255,.98)' })
  show({ text: 'Checking…', background: '#031228' })
  expect(up()).toMatchObject({ text: 'Checking…', background: '#031228' })
})

test('after ten seconds it says that it takes long', () => {
  show()
  jest.advanceTimersByTime(9_999)
  expect(up()?.long).toBe(false)
  jest.advanceTimersByTime(1)
  expect(up()?.long).toBe(true)
})

test('who waits for it to go is called once it is gone, or at once', () => {
  const called: string[] = []
  whenGone(() => called.push('free'))
  show()
  whenGone(() => called.push('gone'))
  hide()
  expect(called).toEqual(['free'])
  jest.advanceTimersByTime(300)
  expect(called).toEqual(['free', 'gone'])
})
