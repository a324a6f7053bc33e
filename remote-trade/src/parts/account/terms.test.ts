import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { leverageFor, parseRemembered } from './terms.ts'

const info = { symbol: 'XRPUSDT', leverages: [1, 2, 3, 5, 10, 20, 50] } as SymbolInfo

test('whatever the device kept, whole terms come out', () => {
  const fresh = { way: '', symbol: 'BTCUSDT', modes: {}, leverages: {}, tolerance: '0.005', premiumTolerance: '0.05' }
  expect(parseRemembered(null)).toEqual(fresh)
  expect(
    parseRemembered({
      ...{ modes: { u1: 'x' }, leverages: { BTCUSDT: 'many' }, symbol: 7, way: [] },
      ...{ tolerance: '0.5', premiumTolerance: '0.5' },
    }),
  ).toEqual(fresh)
  const market = { way: 'spot', symbol: 'ETHUSDT', modes: { u1: 'cross' }, leverages: { ETHUSDT: 50 } }
  const kept = { ...market, tolerance: '0.01', premiumTolerance: '0.1' }
  expect(parseRemembered(kept)).toEqual(kept)
})

test('a leverage that the symbol lacks becomes the next lower one', () => {
  const remembered = (leverage?: number) =>
    parseRemembered({ leverages: leverage === undefined ? {} : { XRPUSDT: leverage } })
  expect(leverageFor(remembered(), info)).toBe(10)
  expect(leverageFor(remembered(20), info)).toBe(20)
  expect(leverageFor(remembered(100), info)).toBe(50)
  expect(leverageFor(remembered(4), info)).toBe(3)
  expect(leverageFor(remembered(0), info)).toBe(1)
})
