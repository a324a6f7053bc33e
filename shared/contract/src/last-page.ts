type Page = { records: readonly unknown[]; pages: number }

/** The rows of a page as one text, by their ids; a row without an id counts by all that it says. */
export const pageKey = (records: readonly unknown[]): string =>
  JSON.stringify(records.map(row => Object(row).id ?? row))

/**
 * Whether a page is the last of its list: the server counts no further one, it is empty, or the very same page came before. A
 * server that hands out one page again and again would otherwise be asked without end. Pages that share rows are no end: a
 * list that grows meanwhile moves its rows on.
 * @param pageNo the page that was asked for, from 1
 * @param earlier the keys of the pages before it
 */
export const isLastPage = ({ records, pages }: Page, pageNo: number, earlier: ReadonlySet<string>): boolean =>
  pageNo >= pages || records.length === 0 || earlier.has(pageKey(records))
