import { expect, test } from '@jest/globals'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { type Item, inUnit, isEmpty, listed, shares, split, unitOf } from './assets.model.ts'

const zeros = {
  available: '0',
  frozen: '0',
  contract: '0',
  margin: '0',
  invest: '0',
  pledge: '0',
  total: '0',
  value: '0',
}
const item = (currency: string, change: Partial<Item> = {}): Item => ({ currency, ...zeros, ...change })
const assets = {
  balance: '1279.79',
  contract: '2497',
  positionAssets: '-3',
  investAssets: '0',
  frozen: '200',
  pledgeAssets: '0',
  competitionFrozenAssets: '0',
} as UserAssets

test('the two accounts are always told, the others where they hold something', () => {
  expect(shares(assets).map(({ kind }) => kind)).toEqual(['balance', 'contract', 'positions', 'frozen'])
})

test('the most valuable currency comes first; small ones can be left out', () => {
  const items = [item('ETH', { value: '0.5' }), item('USDT', { value: '10' }), item('BTC', { value: '99' })]
  expect(listed(items, '', false).map(row => row.currency)).toEqual(['BTC', 'USDT', 'ETH'])
  expect(listed(items, '', true).map(row => row.currency)).toEqual(['BTC', 'USDT'])
  expect(listed(items, ' et', false).map(row => row.currency)).toEqual(['ETH'])
})

test('an unknown unit is USDT; without a rate there is no figure', () => {
  expect(unitOf('XYZ').currency).toBe('USDT')
  expect(inUnit('100', undefined)).toBeNull()
  expect(inUnit('100', '36')).toBe('3600')
})

test('a currency is split into where it is; available is told even at zero', () => {
  expect(split(item('USDT', { margin: '320', contract: '10' }))).toEqual([
    ['available', '0'],
    ['contract', '10'],
    ['margin', '320'],
  ])
})

test('an account without anything is empty', () => {
  expect(isEmpty({ ...assets, items: [item('USDT')] })).toBe(true)
  expect(isEmpty({ ...assets, items: [item('USDT', { total: '1' })] })).toBe(false)
})
