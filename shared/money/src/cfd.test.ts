import { expect, test } from '@jest/globals'
import { big } from './big.ts'
import {
  creditLeft,
  dealPrice,
  dollarSymbol,
  dollarsPer,
  markPrice,
  nightFee,
  restLeverage,
  restRequired,
  spreadCost,
  unitsOf,
} from './cfd.ts'
import { bookedProfit } from './profit.ts'

test('a buyer pays half the spread above the price, a seller gets half of it below; a position is marked by what closes it', () => {
  const gold = { spread: '0.30', pricePrecision: 2 }
  expect([dealPrice('long', '3300', gold), dealPrice('short', '3300', gold)]).toEqual(['3300.15', '3299.85'])
  expect([markPrice('long', '3300', gold), markPrice('short', '3300', gold)]).toEqual(['3299.85', '3300.15'])
  expect(dealPrice('long', '64000', { pricePrecision: 2 })).toBe('64000')
})

// forextradingmarket.net/learn-forex/examples: USDJPY sold at 117.30, bought back at 116.30: (117.30 − 116.30)·100,000/116.30
test('a published example: a lot of USDJPY sold at 117.30 and bought back at 116.30 makes 859.85 dollars', () => {
  const yen = dollarsPer('JPY', () => '116.30')
  expect(Number(bookedProfit('short', unitsOf('1', '100000').times(yen), '117.30', '116.30')).toFixed(2)).toBe('859.85')
})

// The same page: five lots of GBPUSD bought at 1.8945, sold at 1.8900: 45 points, 450 dollars a lot
test('a published example: a lot of GBPUSD bought at 1.8945 and sold at 1.8900 loses 450 dollars', () => {
  const units = unitsOf('1', '100000').times(dollarsPer('USD', () => '0'))
  expect(bookedProfit('long', units, '1.8945', '1.8900')).toBe('-450')
})

// forums.babypips.com/t/calculating-cost-by-lots-units/197725: a spread of 0.6 pips, in dollars
// fliptradegroup.com/spreads-swaps, "transaction cost": 1.2 pips, a mini lot
test('a published example: a spread of 0.6 pips costs 0.06, 0.60 and 6 dollars a micro, mini and standard lot, one of 1.2 pips 1.20', () => {
  const cost = (spread: string, size: string) => spreadCost(size, '1.12345', { spread, pricePrecision: 5 })
  expect(['1000', '10000', '100000'].map(size => cost('0.00006', size))).toEqual(['0.06', '0.6', '6'])
  expect(cost('0.00012', '10000')).toBe('1.2')
})

test("what an account in dollars makes of another currency is told by that currency's price", () => {
  expect(['USD', 'USDT', 'JPY', 'CAD'].map(dollarSymbol)).toEqual([null, null, 'USDJPY', 'USDCAD'])
})

/** As the pages tell them: to the cent, rounded half up. */
const night = (units: string, mid: string, rate: string) => Number(nightFee(units, mid, '1', rate, '1', '0')).toFixed(2)

// hercules.finance, "How to calculate swap/overnight financing" (iFOREX): 2 contracts at 63,690, (9.567 % + 2.5 %)/360 a night
test('a published example: 127,380 held for a night at 12.067 % a year cost 42.70', () => {
  expect(night('2', '63690', '0.12067')).toBe('42.70')
})

// helpcenter.ultimarkets.com, article 10926282527375: 6.88 % of 235.94 and 3.5 % of 235.82, a 360th each
test('a published example: a share at 235.94 costs 0.05 a night at 6.88 % a year, one at 235.82 0.02 at 3.5 %', () => {
  expect([night('1', '235.94', '0.0688'), night('1', '235.82', '0.035')]).toEqual(['0.05', '0.02'])
})

test('a credit is negative and rounded down, three nights count thrice', () => {
  expect(nightFee('10', '3300', '1', '0.045', '1', '0')).toBe('4.125')
  expect(nightFee('10', '3300', '1', '0.045', '3', '0')).toBe('12.375')
  expect(nightFee('1', '1', '1', '-0.01', '1', '1')).toBe('-0.00002777')
  expect(nightFee('1', '1', '1', '0.01', '1', '1')).toBe('0.00002778')
})

test('all credits of a short together are at most its spread, also for three nights of gold at 4,000', () => {
  // 100 ounces at a spread of 0.30; three nights would be 33.33 dollars
  const night = (left: string) => nightFee('100', '4000', '1', '-0.01', '3', left)
  expect([creditLeft('30', '0'), night('30')]).toEqual(['30', '-30'])
  expect([creditLeft('30', '-20'), night('10')]).toEqual(['10', '-10'])
  expect([creditLeft('30', '-30'), night('0')]).toEqual(['0', '0'])
  // fees that were charged are no room for credits
  expect([creditLeft('30', '5'), creditLeft('0', '-1')]).toEqual(['30', '0'])
})

test('over a rest a CFD must be worth a part of the larger of its worth now and as it was opened', () => {
  expect(restRequired('0.02', '100', '3300', '3000')).toBe('6600')
  expect(restRequired('0.02', '100', '3300', '3600')).toBe('7200')
  expect(restRequired('0', '100', '3300', '3600')).toBe('0')
  // of a lot of yen the size is a quotient: to the ledger's places, upwards
  expect(restRequired('0.013882', big('10000').div(big('155')), '155', '154')).toBe('138.82')
  expect(restRequired('0.013882', big('10000').div(big('7')), '155', '154')).toBe('3073.87142858')
})

test('the highest leverage over a rest is the one whose margin is that part', () => {
  expect(['0.02', '0.0226', '0'].map(restLeverage)).toEqual([50, 44, null])
})
