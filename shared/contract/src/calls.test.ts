import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { defineCall } from './call.ts'
import { balanceLogCall } from './calls/wallet.ts'
import { calls } from './calls.ts'
import { decimal, int, time } from './scalars.ts'
import { callsTable } from './table.ts'

const key = (row: { method: string; path: string }) => `${row.method} ${row.path}`

test('there are the 80 calls of the specification and 57 extensions, none twice', () => {
  expect(calls.filter(row => !row.feature)).toHaveLength(80)
  expect(calls.filter(row => row.feature)).toHaveLength(57)
  expect(new Set(calls.map(key)).size).toBe(137)
})

test('CALLS.md is current; mend with: node shared/contract/src/table.ts', () => {
  expect(readFileSync(new URL('../CALLS.md', import.meta.url), 'utf8')).toBe(callsTable())
})

test('an order carries its id and its deadline', () => {
  const order = defineCall({
    method: 'POST',
    path: '/x',
    auth: 'token',
    owner: 'trade',
    answers: 'x',
    order: true,
    opens: [],
    changes: ['funds'],
    foundBy: balanceLogCall,
    input: { amount: decimal },
    output: v.unknown(),
  })
  expect(v.is(order.input, { amount: '1' })).toBe(false)
  expect(v.parse(order.input, { amount: 1, clientOrderId: 'abcdefghijklmnop', deadline: '1700000000000' })).toEqual({
    amount: '1',
    clientOrderId: 'abcdefghijklmnop',
    deadline: 1_700_000_000_000,
  })
})

test.each([
  [1.5, '1.5'],
  [1e-7, '0.0000001'],
  ['12.50', '12.50'],
  [-3, '-3'],
])('a decimal sent as %p is read as %p', (sent, read) => {
  expect(v.parse(decimal, sent)).toBe(read)
})

test.each(['', '1e5', 'NaN', '1.2.3', '0x10', '١'])('%p is no decimal', sent => {
  expect(v.is(decimal, sent)).toBe(false)
})

test('whole numbers may come as strings; nothing else passes', () => {
  expect(v.parse(int, '42')).toBe(42)
  expect(v.is(int, '4.2')).toBe(false)
  expect(v.is(int, 4.2)).toBe(false)
  expect(v.is(time, '2026-11-21 15:40:00')).toBe(true)
})
