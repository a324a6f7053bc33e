type Page = { records: { id: string }[] }

/**
 * Keeps the row of the asked id. A server that ignores the id, or takes it more widely, answers other rows too: none of them
 * may be drawn, paid or cancelled in its place.
 * @param id what the page was asked for
 * @returns a page without rows where the asked one is not among them
 */
export function onlyRow<P extends Page | null | undefined>(page: P, id: string | undefined): P {
  if (!page || page.records.every(row => row.id === id)) return page
  return { ...page, records: page.records.filter(row => row.id === id) }
}

type Every = number | false

/**
 * The options of a query that asks for one row by its id, for `withOnlyRow`: it waits for the id, and its pace goes by that row.
 * @param every ms until the next look; false: none by itself
 */
export const forRow = <R extends { id: string }>(id: string | undefined, every: (row: R | undefined) => Every) => ({
  enabled: id !== undefined,
  every: (page: { records: R[] } | null | undefined): Every => every(onlyRow(page, id)?.records[0]),
})

/** The answer of a query, with the same page: whatever reads it sees one row or none. */
export function withOnlyRow<A extends { data: Page | null | undefined }>(answer: A, id: string | undefined): A {
  const data = onlyRow(answer.data, id)
  return data === answer.data ? answer : { ...answer, data }
}
