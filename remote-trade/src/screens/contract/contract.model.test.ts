import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { chosenSymbol, tabOf, wantedSide } from './contract.model.ts'

const info = (symbol: string, ...tradeTypes: number[]) => ({ symbol, tradeTypes }) as unknown as SymbolInfo
const all = [info('BTCUSDT', 1), info('ETHUSDT', 1), info('XAUUSD')]
const traded = ({ tradeTypes }: SymbolInfo) => tradeTypes.includes(1)
const chosen = (wanted: string | undefined, remembered = 'ETHUSDT') => {
  const found = chosenSymbol(wanted, remembered, all, traded)
  return [found?.info.symbol, found?.instead?.symbol]
}

test('the address decides on the symbol, then the device, then the list', () => {
  expect(chosen('BTCUSDT')).toEqual(['BTCUSDT', undefined])
  expect(chosen(undefined)).toEqual(['ETHUSDT', undefined])
  expect(chosen(undefined, 'GONEUSDT')).toEqual(['BTCUSDT', undefined])
  expect(chosenSymbol('BTCUSDT', '', [], traded)).toBeNull()
})

test('a symbol without contracts is named, an unknown one is not', () => {
  expect(chosen('XAUUSD')).toEqual(['ETHUSDT', 'XAUUSD'])
  expect(chosen('NOTHING')).toEqual(['ETHUSDT', undefined])
})

test('tab and side are read from the address; anything else is the default', () => {
  expect([tabOf({}), tabOf({ tab: 'history' }), tabOf({ tab: 'orders' }), tabOf({ tab: 'x' })]).toEqual([
    'positions',
    'history',
    'orders',
    'positions',
  ])
  expect([wantedSide({}), wantedSide({ side: '1' }), wantedSide({ side: '2' }), wantedSide({ side: '3' })]).toEqual([
    undefined,
    'long',
    'short',
    undefined,
  ])
})
