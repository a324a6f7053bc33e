/** One page of rows that are all at hand. */
import type { paging } from '@shared/contract/envelope'
import type * as v from 'valibot'

type Asked = v.InferOutput<v.ObjectSchema<typeof paging, undefined>>

/** @param size rows on a page unless asked for otherwise */
export function pageOf<Row>(rows: readonly Row[], { pageNo: current = 1, pageSize: size = 20 }: Asked) {
  const records = rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, size, current, pages: Math.ceil(rows.length / size) }
}
