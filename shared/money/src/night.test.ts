import { expect, test } from '@jest/globals'
import { nextNight, nightsOf, rollover } from './night.ts'

const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`) / 1000
const text = (second: number) => new Date((second + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ')
const next = (from: string) => {
  const { second, nights } = nextNight(at(from))
  return [text(second), nights]
}

test('a trading day begins at 05:00', () => {
  expect(text(rollover(at('2026-11-25 04:59:59')))).toBe('2026-11-24 05:00:00')
  expect(text(rollover(at('2026-11-25 05:00:00')))).toBe('2026-11-25 05:00:00')
})

// 2026-11-23 is a Monday
test('a week has seven nights: one each from Tuesday to Saturday, three on Thursday', () => {
  const days = [23, 24, 25, 26, 27, 28, 29].map(day => nightsOf(at(`2026-11-${day} 05:00:00`)))
  expect(days).toEqual([0, 1, 1, 3, 1, 1, 0])
})

test('the next night to be charged is the next 05:00, after the weekend that of Tuesday', () => {
  expect(next('2026-11-25 04:59:59')).toEqual(['2026-11-25 05:00:00', 1])
  expect(next('2026-11-25 05:00:00')).toEqual(['2026-11-26 05:00:00', 3])
  expect(next('2026-11-28 05:00:00')).toEqual(['2026-12-01 05:00:00', 1])
  expect(next('2026-11-23 05:00:00')).toEqual(['2026-11-24 05:00:00', 1])
})
