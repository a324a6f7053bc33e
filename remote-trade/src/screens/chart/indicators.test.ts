import { expect, test } from '@jest/globals'
import { readIndicators, toggle, writeIndicators } from './indicators.ts'

test('an address without a word gets the moving average and the volume', () => {
  expect(readIndicators(undefined)).toEqual(['MA', 'VOL'])
  expect(readIndicators('')).toEqual(['MA', 'VOL'])
})

test('an address is read in the order of the list, without what is unknown or said twice', () => {
  expect(readIndicators('RSI,EMA,SAR,EMA')).toEqual(['EMA', 'RSI'])
})

test('none at all is said too, and read again', () => {
  expect(writeIndicators([])).toBe('none')
  expect(readIndicators('none')).toEqual([])
  expect(readIndicators(writeIndicators(['KDJ', 'BOLL']))).toEqual(['BOLL', 'KDJ'])
})

test('a press adds one, a second takes it out', () => {
  expect(toggle(['MA'], 'RSI')).toEqual(['MA', 'RSI'])
  expect(toggle(['MA', 'RSI'], 'MA')).toEqual(['RSI'])
})
