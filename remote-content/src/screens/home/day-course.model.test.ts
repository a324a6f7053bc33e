import { expect, test } from '@jest/globals'
import { courseOf } from './day-course.model.ts'

const at = (hour: string, totalAssets: string, inflow = '0') => ({
  time: `2026-11-26 ${hour}:00:00`,
  totalAssets,
  inflow,
})
const now = { daily: '6', time: '2026-11-26 02:30:00' }

test('draws what the day made by each hour, and by now', () => {
  expect(courseOf([at('00', '100'), at('01', '103'), at('02', '101')], now)).toEqual(['0', '3', '1', '6'])
})

test('leaves out what came in', () => {
  expect(courseOf([at('00', '100'), at('01', '152', '50')], { ...now, time: '2026-11-26 01:10:00' })).toEqual([
    '0',
    '2',
    '6',
  ])
})

test('draws a straight line over hours that nobody knows', () => {
  const evening = { daily: '6', time: '2026-11-26 05:10:00' }
  expect(courseOf([at('00', '100'), at('03', '103')], evening)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
})

test('draws nothing while no hour is known, nor of yesterday', () => {
  expect(courseOf([], now)).toEqual([])
  expect(courseOf([at('00', '100')], now)).toEqual([])
  expect(courseOf([at('00', '100'), at('01', '103')], { ...now, time: '2026-11-27 00:10:00' })).toEqual([])
})
