import { expect, test } from '@jest/globals'
import { courseOf, midnightOf } from './day-course.model.ts'

const at = (hour: string, totalAssets: string, inflow = '0') => ({
  time: `2026-11-26 ${hour}:00:00`,
  totalAssets,
  inflow,
})
const now = { daily: '6', time: '2026-11-26 03:30:00' }

const hours = [at('00', '100'), at('01', '103'), at('02', '101'), at('03', '104')]

test('draws what the day made by each hour, and by now', () => {
  expect(courseOf(hours, now)).toEqual(['0', '3', '1', '4', '6'])
})

test('leaves out what came in', () => {
  const late = [...hours.slice(0, 3), at('03', '152', '50')]
  expect(courseOf(late, now)).toEqual(['0', '3', '1', '2', '6'])
})

test('draws a straight line over hours that nobody knows', () => {
  const evening = { daily: '8', time: '2026-11-26 07:10:00' }
  const known = [at('00', '100'), at('01', '101'), at('02', '102'), at('05', '105')]
  expect(courseOf(known, evening)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
})

test('draws nothing while fewer than four hours are known, nor of yesterday', () => {
  for (const count of [0, 1, 2, 3]) expect(courseOf(hours.slice(0, count), now)).toEqual([])
  expect(courseOf(hours, { ...now, time: '2026-11-27 00:10:00' })).toEqual([])
})

test('begins the day at the midnight of the exchange', () => {
  expect(midnightOf(now.time)).toBe(Date.UTC(2026, 10, 25, 16))
})
