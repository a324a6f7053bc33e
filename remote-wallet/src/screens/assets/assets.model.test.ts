import { expect, test } from '@jest/globals'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { besides, type Item, inUnit, isEmpty, listed, shares, split, unitOf, withdrawable } from './assets.model.ts'

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

test('every part leads to its page, what is owed and what is no money too, which stand outside the whole', () => {
  const all = { ...assets, investAssets: '1', pledgeAssets: '1', competitionFrozenAssets: '1' }
  expect(shares(all).map(({ way }) => way)).toEqual([
    '/zhangbianRecord?account=balance',
    '/zhangbianRecord?account=contract',
    '/heyue?tab=positions',
    '/touziOrder',
    '/zhangbianRecord?account=frozen',
    '/jiedaiAccount',
    '/bisaiMycansai',
  ])
  expect(besides({ ...assets, debt: '-5', virtualAssets: '10' })).toEqual([
    { kind: 'debt', value: '-5', way: '/jiedaiAccount' },
    { kind: 'virtual', value: '10', way: '/demotrading' },
  ])
  expect(besides({ ...assets, debt: '0', virtualAssets: '0' })).toEqual([])
})

test('what a currency has more than its known places is frozen in a competition', () => {
  expect(split(item('USDT', { available: '10', total: '110' }))).toEqual([
    ['available', '10'],
    ['competition', '100'],
  ])
})

test('a currency that a network pays can be withdrawn', () => {
  const currencies = [{ currency: 'BTC', networks: [{}] }, { currency: 'SOL', networks: [] }, { currency: 'THB' }]
  expect(withdrawable(currencies as unknown as Parameters<typeof withdrawable>[0])).toEqual(['BTC'])
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
  expect(split(item('USDT', { margin: '320', contract: '10', total: '330' }))).toEqual([
    ['available', '0'],
    ['contract', '10'],
    ['margin', '320'],
  ])
})

test('an account without anything is empty', () => {
  expect(isEmpty({ ...assets, items: [item('USDT')] })).toBe(true)
  expect(isEmpty({ ...assets, items: [item('USDT', { total: '1' })] })).toBe(false)
})
