/** Pages of rows, as the server's kit counts them. */

export type PageInput = { pageNo?: number | undefined; pageSize?: number | undefined }
export type Page<Row> = { records: Row[]; total: number; size: number; current: number; pages: number }

/** Which rows were asked for: the first page of ten unless told. */
export function pageOf({ pageNo = 1, pageSize = 10 }: PageInput): { size: number; current: number; offset: number } {
  return { size: pageSize, current: pageNo, offset: (pageNo - 1) * pageSize }
}

/** The rows of one page with the count of all. */
export function toPage<Row>(records: Row[], total: number, input: PageInput): Page<Row> {
  const { size, current } = pageOf(input)
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
