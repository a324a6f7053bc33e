import { expect, test } from '@jest/globals'
import { accountSummary, availableFunds, marginLevelOf } from './account.ts'
import { dailyProfit, rechargePayment, totalAssets, worthOf } from './assets.ts'
import { big } from './big.ts'
import { type CrossPosition, crossTotals, isPoolBreached, largestLoss } from './cross.ts'

const cross = (margin: string, profit: string) => ({ margin: big(margin), profit: big(profit) })

test.each([
  ['nothing open', '5000', '0', '0', '5000'],
  ['cross margin is only used, not taken', '5000', '320', '0', '4680'],
  ['a cross loss counts', '5000', '320', '-100', '4580'],
  ['a cross profit does not', '5000', '320', '100', '4680'],
  ['it never falls below zero', '300', '320', '-100', '0'],
])('available: %s', (_, free, margin, profit, expected) => {
  expect(availableFunds(free, cross(margin, profit))).toBe(expected)
})

test('the account is worth what is free, frozen and held, and the profit that is not taken yet', () => {
  const positions = [
    { mode: 'isolated', margin: '320', profit: '100', settled: '0' },
    { mode: 'cross', margin: '200', profit: '-50', settled: '0' },
  ] as const
  expect(accountSummary('4000', '10', positions)).toEqual({
    equity: '4380',
    available: '3750',
    usedMargin: '520',
    unrealizedProfit: '50',
    marginLevel: '8.423',
  })
})

test('what was settled of a profit is not counted a second time', () => {
  const paid = { mode: 'cross', margin: '243.2', profit: '760', settled: '276.86' } as const
  expect(accountSummary('0', '0', [paid])).toMatchObject({
    equity: '483.14',
    unrealizedProfit: '483.14',
    available: '0',
  })
  const melted = { ...paid, profit: '200' }
  expect(accountSummary('500', '0', [melted])).toMatchObject({ equity: '423.14', available: '179.94' })
})

test('without positions there is no margin level', () => {
  expect(accountSummary('5000', '0', []).marginLevel).toBeNull()
})

const pool: CrossPosition[] = [
  { margin: '320', profit: '-60', settled: '0', required: '28' },
  { margin: '100', profit: '40', settled: '0', required: '9' },
  { margin: '50', profit: '-60', settled: '0', required: '3' },
]

test('a pool is breached when free and profit no longer exceed what is required', () => {
  expect(crossTotals(pool).required.toString()).toBe('40')
  expect([isPoolBreached('120.01', pool), isPoolBreached('120', pool)]).toEqual([false, true])
  expect(isPoolBreached('0', [])).toBe(false)
})

test('the largest loss goes first, of equal ones the earlier', () => {
  expect(largestLoss(pool)).toBe(pool[0])
  expect(largestLoss([])).toBeUndefined()
})

test('a settled profit secures nothing any more, and where it melted it is the larger loss', () => {
  const melted = { margin: '100', profit: '40', settled: '110', required: '9' }
  const paid = [...pool.slice(0, 1), melted]
  expect([isPoolBreached('167.01', paid), isPoolBreached('167', paid)]).toEqual([false, true])
  expect(largestLoss(paid)).toBe(melted)
})

test("the demo account's holdings come to 12,480.50", () => {
  const usdt = ['1279.79', '200', '2500', '320', '3000'].map(quantity => ({ quantity, price: '1' }))
  const coins = [
    { quantity: '0.02', price: '64000' },
    { quantity: '0.8', price: '3200' },
    { quantity: '0.05', price: '64000' },
  ]
  expect(totalAssets([...usdt, ...coins, { quantity: '7' }], '-3', '-1856.29')).toBe('12480.5')
})

test('an unpriced holding counts nothing, a priced one is truncated', () => {
  expect(worthOf({ quantity: '7' })).toBe('0')
  expect(worthOf({ quantity: '0.00000003', price: '0.5' })).toBe('0.00000001')
})

test('a deposit is no profit', () => {
  expect(dailyProfit('199.5', '100', '99.5')).toEqual({ profit: '0', rate: '0' })
  expect(dailyProfit('12480.5', '12400', '0')).toEqual({ profit: '80.5', rate: '0.00649193' })
  expect(dailyProfit('0', '0', '0').rate).toBeNull()
})

test('100 USDT at 36 cost 3,600 THB, and a broken amount is rounded up', () => {
  expect(rechargePayment('100', '36', 2)).toBe('3600')
  expect(rechargePayment('99.99', '155.5', 0)).toBe('15549')
})

// searchfx.cc/companyNews/detail/676 (ETO Markets): a lot of USDJPY at 100x uses 1,000
test('a published example: 10,000, 5,000 and 799 on a used margin of 1,000 are levels of 1,000, 500 and 79.9 %', () => {
  expect(['10000', '5000', '799'].map(equity => marginLevelOf(equity, '1000'))).toEqual(['10', '5', '0.799'])
})
