import { expect, test } from '@jest/globals'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Narrowed } from './tables.ts'

type Columns = { loan: { id: string; rate: string | null; status: Generated<number>; days: number } }
type Loans = Narrowed<Columns, { loan: { rate: 'low' | 'high'; status: 0 | 1 } }>

test('a narrowed column keeps its null and its default', () => {
  const given: Insertable<Loans['loan']> = { id: '1', days: 3 }
  const read: Selectable<Loans['loan']> = { id: '1', rate: null, status: 1, days: 3 }
  // @ts-expect-error: no such status
  const strange: Selectable<Loans['loan']> = { ...read, status: 2 }
  // @ts-expect-error: no such rate
  const other: Selectable<Loans['loan']> = { ...read, rate: 'none' }
  expect([given, read, strange, other]).toHaveLength(4)
})

test('a column or table that is gone, and a type that the column cannot hold, do not compile', () => {
  // @ts-expect-error: no such column, beside one that is there
  type Column = Narrowed<Columns, { loan: { status: 0 | 1; state: 0 | 1 } }>
  // @ts-expect-error: no such table
  type Table = Narrowed<Columns, { debt: { id: string } }>
  // @ts-expect-error: a number is no text
  type Type = Narrowed<Columns, { loan: { days: 'three' } }>
  const never: (Column | Table | Type)[] = []
  expect(never).toEqual([])
})
