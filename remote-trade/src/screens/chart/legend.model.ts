/** What a legend above the bars says of its values. */

/** The room of one line, in px. */
export type Row = {
  width: number
  /** Before each entry. */
  gap: number
  /** Width of a title or of a figure, as it is drawn. */
  measure(text: string): number
  /** "1.24M" */
  short(value: number): string
}

type Entry = { title: string; value: number | undefined }

const NONE = '--'

const isWithin = ({ width, gap, measure }: Row, entries: readonly Entry[], texts: readonly string[]): boolean =>
  entries.reduce((sum, { title }, index) => sum + gap + measure(title) + measure(texts[index] ?? ''), 0) <= width

/** The values with as many digits after the mark, all alike, as fit one line; where none do, shortened to thousands or millions. */
export function textsOf(entries: readonly Entry[], places: number, row: Row): string[] {
  const texts = entries.map(({ value }) => value?.toFixed(places) ?? NONE)
  if (isWithin(row, entries, texts)) return texts
  if (places > 0) return textsOf(entries, places - 1, row)
  return entries.map(({ value }) => (value === undefined ? NONE : row.short(value)))
}
