type Rows = { records: readonly { id: string }[]; pages: number }

/**
 * Whether a page is the last of its list: the server counts no further one, or every row was on a page before. A server that
 * hands out its first page again and again would otherwise be asked without end.
 * @param pageNo the page that was asked for, from 1
 * @param known the ids of the rows of earlier pages
 */
export const isLastPage = (page: Rows, pageNo: number, known: { has(id: string): boolean }): boolean =>
  pageNo >= page.pages || page.records.every(({ id }) => known.has(id))
