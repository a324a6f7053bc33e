import { expect, test } from '@jest/globals'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { byDay, csvLine, filterOf, isFiltered, linesOf, queryOf, referenceOf } from './ledger.model.ts'

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

test('rows stand under their day in the order they came', () => {
  const rows = [row({ id: '3' }), row({ id: '2' }), row({ id: '1', createTime: '2026-11-20 23:59:59' })]
  expect(byDay(rows, time => time.slice(0, 10)).map(({ day, rows: of }) => [day, of.map(x => x.id)])).toEqual([
    ['2026-11-21', ['3', '2']],
    ['2026-11-20', ['1']],
  ])
})

test('two legs of one entry that cancel each other are one line; a leg alone, or of another entry, stands for itself', () => {
  const [out, into] = [row({}), row({ id: '1-1', account: 'contract', amount: '250.50', after: '250.5' })]
  const fee = row({ id: '2-0', type: 'open-fee', amount: '-1' })
  const lines = (...rows: LedgerRow[]) => linesOf(rows).map(({ row: { id }, to }) => (to ? `${id} ${to.id}` : id))
  expect(lines(fee, into, out, fee)).toEqual(['2-0', '1-0 1-1', '2-0'])
  expect(lines(out, into, { ...into, id: '3-0', refId: 'T2' })).toEqual(['1-0 1-1', '3-0'])
  expect(lines(into)).toEqual(['1-1'])
  expect(lines(out, { ...into, refId: 'T2' })).toEqual(['1-0', '1-1'])
  expect(lines(out, { ...into, amount: '250.4' })).toEqual(['1-0', '1-1'])
  expect(lines(out, { ...into, account: 'balance' })).toEqual(['1-0', '1-1'])
})

test('for a spreadsheet an entry is plain decimals and times', () => {
  expect(csvLine(row({})).join()).toBe('2026-11-21 10:00:00,transfer,balance,USDT,-250.5,749.5,T1')
})

test('a reference leads to the page that explains it', () => {
  expect(referenceOf(row({ refKind: 'recharge', refId: 'R7' }))).toBe('/chongzhitixianRecord?id=R7')
  expect(referenceOf(row({ refKind: 'position', refId: 'P7' }))).toBe('/heyue?tab=history&order=P7')
  expect(referenceOf(row({}))).toBeUndefined()
})
