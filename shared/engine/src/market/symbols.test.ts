import { expect, test } from '@jest/globals'
import { symbolInfo } from '@shared/contract'
import { big, isFine, isMultipleOf } from '@shared/money'
import * as v from 'valibot'
import { languages } from '../refusals/languages.ts'
import { nameOf } from './names.ts'
import { toPoints } from './points.ts'
import { symbolOf, symbols } from './symbols.ts'

test('12 coins, 4 metals, 8 currency pairs; eight are hot; names are unique', () => {
  expect([1, 2, 3].map(category => symbols.filter(each => each.category === category).length)).toEqual([12, 4, 8])
  expect(symbols.filter(each => each.hot === 1)).toHaveLength(8)
  expect(new Set(symbols.map(each => each.symbol)).size).toBe(24)
})

test.each(symbols.map(each => [each.symbol, each] as const))('%s: its terms fit together', (_, each) => {
  const reference = toPoints(each.reference, each.pricePrecision)
  expect(toPoints(each.past, each.pricePrecision)).toBeGreaterThan(0)
  // half of it is added and taken off
  if (each.spread) expect(toPoints(each.spread, each.pricePrecision) % 2).toBe(0)
  for (const quantity of [each.minQuantity, each.maxQuantity])
    expect(isMultipleOf(quantity, each.quantityStep)).toBe(true)
  // a day's turnover in points × volume units stays an exact whole number, twenty times over
  expect(reference * each.dailyVolume * 10 ** each.volumePrecision).toBeLessThan(Number.MAX_SAFE_INTEGER / 20)
  expect(v.is(symbolInfo.entries.leverages, [...each.leverages])).toBe(true)
  expect(each.tradeTypes.includes(1)).toBe(each.tiers.length > 0)
})

test('each spread is ten steps or more, at whatever price', () => {
  const spreads = symbols.filter(each => each.spread)
  expect(spreads).toHaveLength(12)
  for (const { symbol, spread = '0', pricePrecision } of spreads)
    expect([symbol, isFine('1', pricePrecision, spread)]).toEqual([symbol, true])
})

test("each coin's step is a tenth of a contract's fees or less, also at a tenth of its price", () => {
  for (const { symbol, reference, pricePrecision, makerFee, takerFee } of symbols.filter(each => each.tiers.length)) {
    const fees = big(makerFee).plus(big(takerFee))
    expect([symbol, isFine(big(reference).div('10'), pricePrecision, fees)]).toEqual([symbol, true])
  }
})

test('the numbers that the design fixes', () => {
  const [btc, gold, euro] = [symbolOf('BTCUSDT'), symbolOf('XAUUSD'), symbolOf('EURUSD')]
  expect(btc).toMatchObject({
    reference: '64000',
    sigma: 0.55,
    takerFee: '0.0005',
    makerFee: '0.0002',
    tradeTypes: [1, 4, 3],
  })
  expect(btc?.tiers.map(tier => tier.maxLeverage)).toEqual([100, 50, 20])
  expect(gold).toMatchObject({ reference: '3300', sigma: 0.15, spread: '0.30', contractSize: '100', swapLong: '0.045' })
  expect(euro).toMatchObject({
    reference: '1.085',
    sigma: 0.07,
    spread: '0.00012',
    swapShort: '-0.01',
    tradeTypes: [2],
  })
})

test('coins keep their names, metals and currencies have theirs in every language', () => {
  expect(nameOf('BTC', 'USDT', 1, 'ko')).toBe('Bitcoin')
  expect(nameOf('XAU', 'USD', 2, 'xi')).toBe('Oro')
  expect(nameOf('EUR', 'USD', 3, 'en-us')).toBe('Euro / US dollar')
  expect(nameOf('XAU', 'USD', 2, 'zh-cn')).toBe('黄金')
  expect(nameOf('XAU', 'USD', 2, 'zh-hant')).toBe('黃金')
  for (const language of languages)
    for (const { baseCurrency, quoteCurrency, category } of symbols.filter(each => each.category !== 1))
      expect(nameOf(baseCurrency, quoteCurrency, category, language)).not.toMatch(/[A-Z]{3}|undefined|^ | $/)
})
