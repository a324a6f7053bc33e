import { expect, test } from '@jest/globals'
import { everyRow } from './every-row.ts'
import { MOST_LISTED } from './limits.ts'

type Row = { id: string; time: string }
const second = (n: number) => `2026-11-29 ${new Date(n * 1000).toISOString().slice(11, 19)}`

/** Newest first; `each` rows share a second. */
const rowsOf = (count: number, each = 1): Row[] =>
  Array.from({ length: count }, (_, nth) => ({ id: `R${nth}`, time: second(Math.floor((count - nth) / each)) }))

/** A list whose pages end at the reach of the exchange. */
function listOf(rows: readonly Row[], onAsked = () => {}) {
  const asked: string[] = []
  const ask = async ({ pageNo, pageSize, end }: { pageNo: number; pageSize: number; end: string | undefined }) => {
    asked.push(`${pageNo} ${end}`)
    onAsked()
    const meant = rows.filter(({ time }) => end === undefined || time <= end)
    const pages = Math.ceil(Math.min(meant.length, MOST_LISTED) / pageSize)
    return { records: meant.slice((pageNo - 1) * pageSize, pageNo * pageSize), pages }
  }
  return { asked, list: { ask, timeOf: ({ time }: Row) => time } }
}

test('takes a list page by page, in its order', async () => {
  const rows = rowsOf(450)
  const { asked, list } = listOf(rows)
  expect(await everyRow(list)).toEqual(rows)
  expect(asked).toEqual(['1 undefined', '2 undefined', '3 undefined'])
  expect(await everyRow(listOf([]).list)).toEqual([])
})

test.each([1, 3, 700])('goes on behind the reach of its pages where %p rows share a second', async each => {
  const rows = rowsOf(2 * MOST_LISTED + 77, each)
  expect(await everyRow(listOf(rows).list)).toEqual(rows)
})

test('ends where one second has more rows than the pages reach', async () => {
  const rows = rowsOf(MOST_LISTED + 200, 2 * MOST_LISTED)
  expect(await everyRow(listOf(rows).list)).toEqual(rows.slice(0, MOST_LISTED))
})

test('takes a row once that moved to the next page meanwhile', async () => {
  const rows = rowsOf(400)
  const { list } = listOf(rows, () => rows.unshift({ id: `new${rows.length}`, time: second(9999) }))
  const ids = (await everyRow(list))?.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('R399')
})

test.each([
  ['hands out its first page whatever it is asked for', rowsOf(3), 7],
  ['counts pages that it does not have', [], 1_000_000_000],
])('ends where a server %s', async (_, records, pages) => {
  const asked: number[] = []
  const ask = async ({ pageNo }: { pageNo: number }) => {
    asked.push(pageNo)
    if (asked.length > 5) throw new Error('It asks without end')
    return { records, pages }
  }
  expect(await everyRow({ ask, timeOf: ({ time }: Row) => time })).toEqual(records)
})

test('has no answer where one of its pages has none', async () => {
  const { list } = listOf(rowsOf(450))
  expect(await everyRow({ ...list, ask: async part => (part.pageNo === 2 ? null : list.ask(part)) })).toBeNull()
})
