import { expect, test } from '@jest/globals'
import { lotsOf, mostToPay, newSalt, tokensOf, wishModel } from './apply.model.ts'

const range = { minLots: 2, maxLots: 10 }
const model = wishModel('made')

test('a salt is made that no other is like', () => {
  expect(model.blank).toEqual({ lots: '', salt: 'made' })
  expect(newSalt()).toMatch(/^[0-9a-f]{16}$/)
  expect(newSalt()).not.toBe(newSalt())
})

test.each([
  ['', 'missing'],
  ['1', 'range'],
  ['11', 'range'],
  ['-3', 'range'],
  ['2.5', 'whole'],
])('%p lots: %s', (lots, lotsFault) => {
  expect(model.faults({ lots, salt: 'a' }, range)).toEqual({ lots: lotsFault })
})

test.each(['', 'a|b', 'a\nb', 'a b', 'ä', 'x'.repeat(65)])('the salt %p could not stand in the public list', salt => {
  expect(model.faults({ lots: '2', salt }, range)).toEqual({ salt: 'salt' })
})

test('what fits is ready; nothing is said before anything is typed', () => {
  expect(model.faults({ lots: '10', salt: 'A-z0_9.~' }, range)).toEqual({})
  expect(model.early?.({ lots: '', salt: '' }, range)).toEqual({})
})

test('five lots of 100 at 0.10 cost 50 at most, and bring 500', () => {
  const terms = { lotSize: 100, estimatedPrice: '0.10' }
  expect([lotsOf('5'), lotsOf(''), lotsOf('1.5')]).toEqual([5, 0, 0])
  expect(mostToPay(5, terms)).toBe('50')
  expect(tokensOf(5, terms)).toBe('500')
})
