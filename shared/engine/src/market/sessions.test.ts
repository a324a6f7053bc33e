import { expect, test } from '@jest/globals'
import { spec } from '../../../sandbox/src/testing/market/market.ts'
import { fromStamp, stamp } from '../clock.ts'
import { closedBefore, isOpen, lastOpen, nextClosing, nextOpening, openSpans, parseHours } from './sessions.ts'

const at = (text: string) => fromStamp(text) / 1000
const text = (second: number | undefined) => second && stamp(second * 1000)
const { hours: forex } = spec('EURUSD')
const { hours: metal } = spec('XAUUSD')
const { hours: crypto } = spec('BTCUSDT')

// 2026-11-23 is a Monday
test.each([
  ['2026-11-23 04:59:59', false, false],
  ['2026-11-23 05:00:00', true, false],
  ['2026-11-23 05:59:59', true, false],
  ['2026-11-23 06:00:00', true, true],
  ['2026-11-25 04:59:59', true, true],
  ['2026-11-25 05:00:00', true, false],
  ['2026-11-25 06:00:00', true, true],
  ['2026-11-28 04:59:59', true, true],
  ['2026-11-28 05:00:00', false, false],
  ['2026-11-28 06:00:00', false, false],
  ['2026-11-29 12:00:00', false, false],
])('at %s forex open: %p, metals open: %p, crypto always', (when, forexOpen, metalOpen) => {
  expect([isOpen(forex, at(when)), isOpen(metal, at(when)), isOpen(crypto, at(when))]).toEqual([
    forexOpen,
    metalOpen,
    true,
  ])
})

test.each([
  ['2026-11-23 05:00:00', '2026-11-28 05:00:00', '2026-11-30 05:00:00'],
  ['2026-11-28 05:00:00', '2026-12-05 05:00:00', '2026-11-30 05:00:00'],
  ['2026-11-30 04:59:59', '2026-12-05 05:00:00', '2026-11-30 05:00:00'],
])('after %s forex closes at %s and opens at %s', (when, closing, opening) => {
  expect(text(nextClosing(forex, at(when)))).toBe(closing)
  expect(text(nextOpening(forex, at(when)))).toBe(opening)
})

test('metals break for an hour each night; crypto has no edges', () => {
  expect(text(nextClosing(metal, at('2026-11-25 10:00:00')))).toBe('2026-11-26 05:00:00')
  expect(text(nextOpening(metal, at('2026-11-25 05:00:00')))).toBe('2026-11-25 06:00:00')
  expect([nextClosing(crypto, 0), nextOpening(crypto, 0)]).toEqual([undefined, undefined])
})

test('only the opening second ends a closure', () => {
  expect(closedBefore(forex, at('2026-11-23 05:00:00'))).toBe(48 * 3600)
  expect(closedBefore(metal, at('2026-11-23 06:00:00'))).toBe(49 * 3600)
  expect(closedBefore(metal, at('2026-11-25 06:00:00'))).toBe(3600)
  expect(closedBefore(metal, at('2026-11-25 06:00:01'))).toBe(0)
  expect(closedBefore(crypto, at('2026-11-23 05:00:00'))).toBe(0)
})

test('open spans of a week of metals: 115 hours in five pieces', () => {
  const spans = openSpans(metal, at('2026-11-22 00:00:00'), at('2026-11-29 00:00:00'))
  expect(spans).toHaveLength(5)
  expect(spans.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(115 * 3600)
  expect(openSpans(forex, at('2026-11-29 00:00:00'), at('2026-11-29 23:00:00'))).toEqual([])
})

test('on a Sunday the last open second was Saturday, 04:59:59', () => {
  expect(text(lastOpen(forex, at('2026-11-29 12:00:00')))).toBe('2026-11-28 04:59:59')
  expect(text(lastOpen(metal, at('2026-11-25 05:30:00')))).toBe('2026-11-25 04:59:59')
})

test('hours that are no hours are refused', () => {
  expect(() => parseHours(['Moonday 05:00-Sat 05:00'])).toThrow('is no time of the week')
})
