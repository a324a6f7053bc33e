/** Pages of rows, as the server's kit counts them. */

export type PageInput = { pageNo?: number | undefined; pageSize?: number | undefined }
export type Page<Row> = { records: Row[]; total: number; size: number; current: number; pages: number }
export type Asked = { size: number; current: number; offset: number }

/** Which rows were asked for: the first page, of so many rows as are usual, unless told. */
export const pageOf = ({ pageNo = 1, pageSize }: PageInput, usual = 10): Asked => {
  const size = pageSize ?? usual
  return { size, current: pageNo, offset: (pageNo - 1) * size }
}

/** The rows of one page with the count of all. */
export const toPage = <Row>(records: Row[], total: number, { size, current }: Asked): Page<Row> => ({
  records,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
})

/** One page of rows that are all at hand. */
export function cutPage<Row>(rows: readonly Row[], input: PageInput): Page<Row> {
  const asked = pageOf(input, 20)
  return toPage(rows.slice(asked.offset, asked.offset + asked.size), rows.length, asked)
}
