/** A whole list, which may be longer than its pages reach (docs/rules/shell.md#calls). */
import { isLastPage, pageKey } from './last-page.ts'
import { MOST_LISTED } from './limits.ts'

type Listed<Row> = { records: readonly Row[]; pages: number }

/** @property end the last second that is meant; undefined: all that there is */
type Part = { pageNo: number; pageSize: number; end: string | undefined }

export type List<Row> = {
  /** Asks for one page, newest first; null where there is no answer and none will come. */
  ask(part: Part): Promise<Listed<Row> | null>
  /** What orders the list, as its days are given. */
  timeOf(row: Row): string
}

/** The most that one answer holds. */
const PAGE = 200

/** The rows that the pages of one part reach, in order. */
async function reached<Row extends { id: string }>({ ask }: List<Row>, end: string | undefined): Promise<Row[] | null> {
  const rows: Row[] = []
  const earlier = new Set<string>()
  for (let pageNo = 1; ; pageNo++) {
    const page = await ask({ pageNo, pageSize: PAGE, end })
    if (!page) return null
    rows.push(...page.records)
    if (isLastPage(page, pageNo, earlier)) return rows
    earlier.add(pageKey(page.records))
  }
}

/**
 * All rows, newest first. Where the pages end at their reach it goes on with the second of the last row; a row that stands on
 * two pages, or in two parts, is taken once. Of more rows of one second than the pages reach the rest is left out.
 * @returns null where a page has no answer
 * @throws what `ask` throws
 */
export async function everyRow<Row extends { id: string }>(list: List<Row>): Promise<Row[] | null> {
  const rows = new Map<string, Row>()
  let end: string | undefined
  for (;;) {
    const known = rows.size
    const part = await reached(list, end)
    if (!part) return null
    for (const row of part) rows.set(row.id, row)
    const last = part.at(-1)
    if (!last || part.length < MOST_LISTED || rows.size === known) return [...rows.values()]
    end = list.timeOf(last)
  }
}
