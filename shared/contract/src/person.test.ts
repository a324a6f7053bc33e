import { expect, test } from '@jest/globals'
import { birthdayFault, isHomeAddress, isPersonName, squeezed } from './person.ts'

const today = '2026-11-25'

test.each<[string, string | null]>([
  ['2008-11-25', null],
  ['2008-11-26', 'under-age'],
  ['1900-01-01', null],
  ['1899-12-31', 'no-day'],
  ['2026-11-26', 'no-day'],
  ['1990-02-30', 'no-day'],
  ['', 'no-day'],
])('born on %p: %p', (day, fault) => {
  expect(birthdayFault(day, today)).toBe(fault)
})

test('who was born on 29 February is of age on 1 March', () => {
  expect([birthdayFault('2008-02-29', '2026-02-28'), birthdayFault('2008-02-29', '2026-03-01')]).toEqual([
    'under-age',
    null,
  ])
})

test('names are letters of any script; an address is something that can be read', () => {
  expect(['Nguyễn', "O'Neill", '王', ' Anna-Lena '].map(isPersonName)).toEqual([true, true, true, true])
  expect(['12', '-', 'An\u202e', ''].map(isPersonName)).toEqual([false, false, false, false])
  expect([isHomeAddress(' \u200b '), isHomeAddress('9 Charoen Krung')]).toEqual([false, true])
  expect(squeezed('  Văn   An ')).toBe('Văn An')
})
