import { expect, test } from '@jest/globals'
import { forRow, onlyRow, withOnlyRow } from './only-row.ts'

const page = (...ids: string[]) => ({ records: ids.map(id => ({ id })), total: ids.length })

test('keeps the row of the asked id, wherever it stands in the page', () => {
  expect(onlyRow(page('a', 'b', 'c'), 'b').records).toEqual([{ id: 'b' }])
})

test('has no rows when the asked one is not in the page, or no id was asked for', () => {
  expect(onlyRow(page('a', 'c'), 'b').records).toEqual([])
  expect(onlyRow(page('a'), undefined).records).toEqual([])
})

test('returns the same page and the same answer when there is nothing to take away', () => {
  const answer = { data: page('b'), isFetching: false }
  expect(onlyRow(answer.data, 'b')).toBe(answer.data)
  expect(withOnlyRow(answer, 'b')).toBe(answer)
})

test('paces a query by the row of the asked id alone, and waits for an id', () => {
  const ids = (row: { id: string } | undefined) => (row?.id === 'b' ? 1000 : false)
  expect(forRow('b', ids).every(page('a', 'b'))).toBe(1000)
  expect(forRow('c', ids).every(page('a', 'b'))).toBe(false)
  expect([forRow('b', ids).enabled, forRow(undefined, ids).enabled]).toEqual([true, false])
})

test('keeps everything else of an answer, and an answer without a value as it is', () => {
  expect(withOnlyRow({ data: page('a', 'b'), isFetching: true }, 'b')).toEqual({
    data: { records: [{ id: 'b' }], total: 2 },
    isFetching: true,
  })
  expect(withOnlyRow({ data: undefined }, 'b').data).toBeUndefined()
  expect(withOnlyRow({ data: null }, 'b').data).toBeNull()
})
