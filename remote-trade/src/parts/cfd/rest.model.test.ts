import { expect, test } from '@jest/globals'
import type { Ticker } from '@shared/contract'
import { fromServerTime } from '@shared/format/time'
import { restFrom, restRateOf } from './rest.model.ts'

const hours = (time: string, marketState: Ticker['marketState'] = 1) => ({
  marketState,
  nextCloseTime: '2026-11-28 05:00:00',
  time: fromServerTime(`2026-11-28 ${time}`),
})
const gold = { restMargin: '0.0234' }

test('a rest counts from five minutes before the market closes, and while it is closed', () => {
  const rates = ['04:54:59', '04:55:00', '04:59:59'].map(time => restRateOf(gold, hours(time)))
  expect(rates).toEqual(['0', '0.0234', '0.0234'])
  expect(restRateOf(gold, hours('03:00:00', 0))).toBe('0.0234')
  expect(restFrom(hours('03:00:00'))).toBe(fromServerTime('2026-11-28 04:55:00'))
})

test('nothing counts where the exchange names no margin or the market never closes', () => {
  expect(restRateOf({}, hours('04:59:59'))).toBe('0')
  expect(restRateOf(gold, { time: 1, marketState: 1, nextCloseTime: undefined })).toBe('0')
  expect(restRateOf(gold, undefined)).toBe('0')
})
