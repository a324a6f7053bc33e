import { expect, test } from '@jest/globals'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { asOfNow, everyDay, isBlank, rangeOf, sumsOf, unrecorded } from './profit.model.ts'

const row = (day: string, profit: string | null, inflow = '0', totalAssets = '100') => ({
  day,
  totalAssets,
  inflow,
  profit,
})

test('an unknown range is thirty days', () => {
  expect([rangeOf('7'), rangeOf('90'), rangeOf('8'), rangeOf(undefined)]).toEqual(['7', '90', '30', '30'])
})

test('a day that nobody wrote down is a day without figures, over the end of a month too', () => {
  const days = everyDay([row('2026-11-29', '1'), row('2026-12-02', null)])
  expect(days).toEqual([
    { day: '2026-11-29', total: '100', inflow: '0', profit: '1' },
    { day: '2026-11-30' },
    { day: '2026-12-01' },
    { day: '2026-12-02', total: '100', inflow: '0', profit: null },
  ])
  expect(unrecorded(days)).toBe(2)
  expect(everyDay([])).toEqual([])
})

test('today is what the total above it says; a day that has ended, and an unknown beginning, stay', () => {
  const now = { time: '2026-11-25 09:30:00', totalAssets: '130', dailyProfit: '7' } as UserAssets
  const [yesterday, today] = [row('2026-11-24', '1'), row('2026-11-25', '2')]
  expect(asOfNow([yesterday, today], now)).toEqual([yesterday, { ...today, totalAssets: '130', profit: '7' }])
  expect(asOfNow([{ ...today, profit: null }], now)).toMatchObject([{ totalAssets: '130', profit: null }])
  expect(asOfNow([yesterday], now)).toEqual([yesterday])
})

test('profits and what came in are added up over the days that are known', () => {
  const days = everyDay([row('2026-11-23', '0.1', '50'), row('2026-11-25', '-0.3', '-20.5'), row('2026-11-26', null)])
  expect(sumsOf(days)).toEqual({ profit: '-0.2', inflow: '29.5' })
})

test('only where nothing ever was is there nothing to draw', () => {
  expect(isBlank(everyDay([row('2026-11-25', '0', '0', '0')]))).toBe(true)
  expect(isBlank(everyDay([row('2026-11-25', '0', '0', '5')]))).toBe(false)
  expect(isBlank(everyDay([row('2026-11-25', '-5', '5', '0')]))).toBe(false)
})
