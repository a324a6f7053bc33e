import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { feel } from '../haptics/index.tsx'
import { canVibrate, vibrateFor } from './index.tsx'

let buzzes: unknown[] = []
let end = () => {}
let isOn = true
let calm = false
let hidden = false

beforeEach(() => {
  ;[buzzes, isOn, calm, hidden] = [[], true, false, false]
  const vibrate = (pattern: unknown) => buzzes.push(pattern)
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  Object.defineProperty(globalThis, 'matchMedia', { value: () => ({ matches: calm }), configurable: true })
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  end = vibrateFor(() => isOn)
})
afterEach(() => {
  end()
  jest.restoreAllMocks()
})

test('an accepted order is felt once, a refused one twice', () => {
  feel('accepted')
  feel('refused')
  expect(buzzes).toEqual([[20], [20, 60, 20]])
})

test('nothing is felt where the person turned it off', () => {
  isOn = false
  feel('accepted')
  expect(buzzes).toEqual([])
})

test('nothing is felt while the phone asks for less motion', () => {
  calm = true
  feel('notch')
  expect(buzzes).toEqual([])
})

test('nothing is felt while the page is out of sight', () => {
  hidden = true
  feel('accepted')
  expect(buzzes).toEqual([])
})

test('a phone that cannot vibrate says so and is left alone', () => {
  Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true })
  feel('caught')
  expect([canVibrate(), buzzes]).toEqual([false, []])
})
