import { expect, test } from '@jest/globals'
import { productStates } from '@shared/contract/codes'
import { couponsFor, latestStart, payersOf, raisedOf, sorted } from './bond.model.ts'

const bond = { rate: '0.08', cycleDays: 90, incomePlaces: 2, saleEnd: '2026-12-01 00:00:00' }

test('3,650 at 8 % for 90 days bring 24.00 every 30 days, 72.00 in all', () => {
  const { rows, total, back } = couponsFor(bond, '3650')
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    [30, '24'],
    [60, '24'],
    [90, '24'],
  ])
  expect([total, back]).toEqual(['72', '3722'])
})

test('the last coupon is due with the end of the bond, and what was cut off before is in it', () => {
  const { rows, total } = couponsFor({ ...bond, cycleDays: 75 }, '1000')
  expect(rows.map(({ day, amount }) => [day, amount])).toEqual([
    [30, '6.57'],
    [60, '6.58'],
    [75, '3.28'],
  ])
  expect(total).toBe('16.43')
})

test('days count from the end of the sale at the latest', () => {
  expect(latestStart(bond)).toBe(Date.parse('2026-11-30T16:00:00Z'))
  expect(couponsFor(bond, '100').rows[0]?.latest).toBe(Date.parse('2026-12-30T16:00:00Z'))
  expect(couponsFor({ ...bond, saleEnd: null }, '100').rows[0]?.latest).toBeNull()
})

test('how far the raising is, and whether it is far enough', () => {
  const quota = { total: '200000', remaining: '500', minRaise: '50000' }
  expect(raisedOf(quota)).toEqual({ amount: '199500', share: '0.9975', part: 0.9975, least: 0.25, enough: true })
  expect(raisedOf({ ...quota, remaining: '150000.01' })).toMatchObject({ amount: '49999.99', enough: false })
  expect(raisedOf({ ...quota, minRaise: null })).toMatchObject({ least: null, enough: true })
  expect(raisedOf({ total: null, remaining: null, minRaise: null })).toBeNull()
})

test('what is on sale stands first, what is coming next, what is over last', () => {
  const { onSale, coming, soldOut, closed } = productStates
  const states = [soldOut, coming, closed, onSale].map(status => ({ status }))
  expect(sorted(states).map(({ status }) => status)).toEqual([onSale, coming, soldOut, closed])
})

test('each currency has one account that pays', () => {
  const payer = (currency: string) => ({ payer: { currency, balance: '1', promised: '0' } })
  const all = [payer('USDT'), payer('USDT'), payer('BTC')]
  expect(payersOf(all).map(({ currency }) => currency)).toEqual(['USDT', 'BTC'])
})
