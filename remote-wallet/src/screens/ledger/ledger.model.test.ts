import { expect, test } from '@jest/globals'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { entryTypes } from '@shared/contract/entry-types'
import {
  byDay,
  csvLine,
  filterOf,
  gainOf,
  groupOf,
  groups,
  isEntry,
  isFiltered,
  linesOf,
  netOf,
  queryOf,
  referenceOf,
  typesOf,
} from './ledger.model.ts'

const row = (change: Partial<LedgerRow>): LedgerRow => ({
  id: '1-0',
  type: 'transfer',
  account: 'balance',
  currency: 'USDT',
  amount: '-250.5',
  after: '749.5',
  refKind: 'transfer',
  refId: 'T1',
  createTime: '2026-11-21 10:00:00',
  ...change,
})

test('an address gives a filter and gets it back; nonsense in it is left out', () => {
  const query = {
    type: 'transfer',
    currency: 'USDT',
    account: 'balance',
    dir: '-1',
    begin: '2026-11-01',
    end: '2026-11-21',
  }
  expect(queryOf(filterOf(query))).toEqual(query)
  expect(isFiltered(filterOf({ type: '<script>', dir: '7', begin: 'yesterday', currency: 'usdt' }))).toBe(false)
})

test('a group has the types of its hundreds; virtual money is in none', () => {
  expect(typesOf(1)).toEqual([
    ...['recharge', 'withdrawal-freeze', 'withdrawal-paid', 'withdrawal-returned', 'withdrawal-fee'],
    ...['transfer', 'adjustment'],
  ])
  expect(groups.flatMap(typesOf)).toHaveLength(Object.keys(entryTypes).length - 2)
  expect(groupOf('virtual-grant')).toBeUndefined()
})

test('rows stand under their day in the order they came', () => {
  const rows = [row({ id: '3' }), row({ id: '2' }), row({ id: '1', createTime: '2026-11-20 23:59:59' })]
  expect(byDay(rows, time => time.slice(0, 10)).map(({ day, rows: of }) => [day, of.map(x => x.id)])).toEqual([
    ['2026-11-21', ['3', '2']],
    ['2026-11-20', ['1']],
  ])
})

test('two legs of one entry, out of one account and into another, are one line with what came of it; a leg alone, or of another entry, stands for itself', () => {
  const [out, into] = [row({}), row({ id: '1-1', account: 'contract', amount: '250.50', after: '250.5' })]
  const fee = row({ id: '2-0', type: 'open-fee', amount: '-1' })
  const lines = (...rows: LedgerRow[]) => linesOf(rows).map(({ row: { id }, to }) => (to ? `${id} ${to.id}` : id))
  expect(lines(fee, into, out, fee)).toEqual(['2-0', '1-0 1-1', '2-0'])
  expect(lines(out, into, { ...into, id: '3-0', refId: 'T2' })).toEqual(['1-0 1-1', '3-0'])
  expect(lines(into)).toEqual(['1-1'])
  expect(lines(out, { ...into, refId: 'T2' })).toEqual(['1-0', '1-1'])
  expect(lines(out, { ...into, amount: '-250.5' })).toEqual(['1-0', '1-1'])
  const stake = row({ account: 'margin', amount: '-30' })
  const win = row({ id: '1-1', account: 'contract', amount: '54' })
  expect(lines(win, stake)).toEqual(['1-0 1-1'])
  expect([gainOf({ row: stake, to: win }), gainOf({ row: out, to: into })]).toEqual(['24', '0'])
  expect(lines(out, { ...into, account: 'balance' })).toEqual(['1-0', '1-1'])
})

test('what the legs of an entry come to is said where it says something', () => {
  const [stake, win] = [row({ amount: '-30' }), row({ account: 'contract', amount: '54' })]
  expect(netOf([stake, win])).toBe('24')
  expect(netOf([win])).toBeUndefined()
  expect(netOf([row({}), row({ amount: '250.50' })])).toBeUndefined()
  expect(netOf([stake, { ...win, currency: 'BTC' }])).toBeUndefined()
})

test('for a spreadsheet an entry is plain decimals and times', () => {
  expect(csvLine(row({})).join()).toBe('2026-11-21 10:00:00,transfer,balance,USDT,-250.5,749.5,T1')
})

test('a product’s order leads to the orders of its kind, an application and a loan to theirs', () => {
  const wayOf = (refKind: string, type = '') => referenceOf(row({ refKind, type, refId: 'P7' }))?.way
  expect(wayOf('product-order', 'arbitrage-income')).toBe('/taoliOrder?id=P7')
  expect(wayOf('product-order', 'mining-buy')).toBe('/kuangchiOrder?id=P7')
  expect(wayOf('product-order', 'bond-coupon')).toBe('/zhaiquanOrder?id=P7')
  expect(wayOf('product-order', 'something-new')).toBe('/touziOrder?id=P7')
  expect(wayOf('offering', 'ieo-payment')).toBe('/ieo?tab=records&id=P7')
  expect(wayOf('loan', 'loan-interest')).toBe('/jiedaiOrder?id=P7')
})

test('a reference leads to the page that explains it', () => {
  const wayOf = (entry: LedgerRow) => referenceOf(entry)?.way
  expect(wayOf(row({ refKind: 'recharge', refId: 'R7' }))).toBe('/chongzhitixianRecord?id=R7')
  expect(wayOf(row({ refKind: 'position', refId: 'P7' }))).toBe('/heyue?tab=history&order=P7')
  expect(wayOf(row({ refKind: 'withdrawal', refId: 'W7' }))).toBe('/chongzhitixianRecord?tab=withdraw&id=W7')
  expect(wayOf(row({ refKind: 'second', refId: 'S7' }))).toBe('/heyue?mode=second&tab=history&order=S7')
  expect(wayOf(row({ refKind: 'swap', refId: 'X7' }))).toBe('/shanduiOrder?id=X7')
  expect(wayOf(row({}))).toBe('/zhangbianRecord?type=transfer')
  expect(wayOf(row({ refKind: 'adjustment', refId: 'A7' }))).toBeUndefined()
  expect(wayOf(row({ refKind: 'toString', refId: 'A7' }))).toBeUndefined()
})

test('an entry is known by the id of each of its legs, and by its own', () => {
  const entry = row({ id: '12-0', legs: [row({ id: '12-0' }), row({ id: '12-1' })] })
  for (const id of ['12', '12-0', '12-1']) expect(isEntry(entry, id)).toBe(true)
  for (const id of ['1', '12-2', '120', undefined]) expect(isEntry(entry, id)).toBe(false)
})
