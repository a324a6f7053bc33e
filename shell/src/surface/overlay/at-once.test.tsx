import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { hide, loadingAtom, show } from './loading.ts'

const up = () => getDefaultStore().get(loadingAtom)
const stands = () => document.getElementById('at-once') !== null

/** The page painted it 250 ms ago. */
beforeEach(() => {
  document.body.innerHTML = '<div id="at-once"></div>'
  jest.useFakeTimers()
  performance.getEntriesByName = () => [{ startTime: performance.now() - 250 } as PerformanceEntry]
})
afterEach(() => {
  hide()
  jest.runAllTimers()
  jest.useRealTimers()
})

test('what the page painted is the first showing: it stands for 300 ms since it was seen, and goes with the overlay', () => {
  show()
  expect(up()).toMatchObject({ text: 'Loading...', atOnce: true })
  hide()
  jest.advanceTimersByTime(49)
  expect([up()?.atOnce, stands()]).toEqual([true, true])
  jest.advanceTimersByTime(1)
  expect([up(), stands()]).toEqual([null, false])
})

test('a page that nobody saw yet counts from the show', () => {
  performance.getEntriesByName = () => []
  show()
  hide()
  jest.advanceTimersByTime(299)
  expect(stands()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(stands()).toBe(false)
})

test('another passage is told by the overlay itself', () => {
  show()
  show({ background: '#031228' })
  expect(up()).toMatchObject({ background: '#031228', atOnce: false })
})

test('ten seconds after it was seen the overlay says that it takes long', () => {
  show()
  jest.advanceTimersByTime(9_749)
  expect(up()).toMatchObject({ long: false, atOnce: true })
  jest.advanceTimersByTime(1)
  expect(up()).toMatchObject({ long: true, atOnce: false })
})

test('where the frame broke before anything was shown, it goes too', () => {
  hide()
  expect([up(), stands()]).toEqual([null, false])
})
