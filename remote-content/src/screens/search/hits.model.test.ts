import { expect, test } from '@jest/globals'
import { type Entry, entry, found, type Group } from './hits.model.ts'
import { readTyped } from './typed.model.ts'

const one = (key: string, names: readonly string[], group: Group = 'screen', figures: readonly string[] = []): Entry =>
  entry({ key, group, title: names[0] ?? '', target: { href: `#/${key}` } }, names, figures)
const unasked = () => new Map<Entry, number>()
const keys = (entries: readonly Entry[], typed: string) =>
  found(entries, [], readTyped(typed, 'en-US'), unasked).map(({ group, hits }) => [group, hits.map(({ key }) => key)])

test('shows the whole name first, then its beginning, a word of it, a part of it, and words apart', () => {
  const all = [
    one('apart', ['Fee of a loan account']),
    one('part', ['Preloan fee']),
    one('word', ['My loan fee']),
    one('begins', ['Loan fees']),
    one('whole', ['Loan fee']),
  ]
  expect(keys(all, 'LOAN fee')).toEqual([['screen', ['whole', 'begins', 'word', 'part', 'apart']]])
})

test('shows the group with the best answer first, and the usual order where groups answer alike', () => {
  const all = [one('help', ['Gold'], 'help'), one('pair', ['XAU/USD', 'Gold'], 'pair'), one('screen', ['Gold trading'])]
  expect(keys(all, 'gold').map(([group]) => group)).toEqual(['pair', 'help', 'screen'])
})

test('finds a record by an amount, however the number is written', () => {
  const all = [one('record', ['Deposit 1,250.50'], 'record', ['1250.5'])]
  expect(keys(all, '1,250.50')).toEqual([['record', ['record']]])
  expect(keys(all, '1250.5')).toEqual([['record', ['record']]])
  expect(keys(all, '1251')).toEqual([])
})

test('shows five of a group, and nothing for nothing', () => {
  const all = Array.from({ length: 9 }, (_, n) => one(`n${n}`, [`Loan ${n}`]))
  expect(keys(all, 'loan')).toEqual([['screen', ['n0', 'n1', 'n2', 'n3', 'n4']]])
  expect(keys(all, '  ')).toEqual([])
})

test('reads the names of each entry once a search, however many there are', () => {
  let reads = 0
  const counted = (n: number): Entry => {
    const { names, ...rest } = one(`n${n}`, [`Loan ${n}`, 'Borrow'])
    return Object.defineProperty({ ...rest } as Entry, 'names', {
      enumerable: true,
      get() {
        reads++
        return names
      },
    })
  }
  const all = Array.from({ length: 2000 }, (_, n) => counted(n))
  const typed = readTyped('loan 1999', 'en-US')
  expect(found(all, [], typed, unasked)[0]?.hits[0]?.key).toBe('n1999')
  expect(reads).toBe(all.length)
})
