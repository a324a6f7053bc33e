const listIn = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined)

/** Whether an answer has no rows: a list, a page of rows, or several pages. */
export function isNothing(value: unknown): boolean {
  const { records, pages } = Object(value) as { records?: unknown; pages?: unknown }
  const rows = listIn(value) ?? listIn(records) ?? listIn(pages)?.flatMap(page => listIn(Object(page).records) ?? [])
  return rows?.length === 0
}
