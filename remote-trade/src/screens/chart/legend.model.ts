/** What a legend above the bars says of its values. */

/** The room of one line, in px. */
export type Row = {
  width: number
  /** Before each entry. */
  gap: number
  /** Width of a title or of a figure, as it is drawn. */
  measure(text: string): number
}

type Entry = { title: string; value: number | undefined }

const isWithin = ({ width, gap, measure }: Row, entries: readonly Entry[], texts: readonly string[]): boolean =>
  entries.reduce((sum, { title }, index) => sum + gap + measure(title) + measure(texts[index] ?? ''), 0) <= width

/** "64065.65", "--" where there is none. */
const textOf = (value: number | undefined, places: number): string => value?.toFixed(places) ?? '--'

/** The values with as many digits after the mark, all alike, as fit one line: of the largest ones they say least. */
export function textsOf(entries: readonly Entry[], places: number, row: Row): string[] {
  const texts = entries.map(({ value }) => textOf(value, places))
  return places === 0 || isWithin(row, entries, texts) ? texts : textsOf(entries, places - 1, row)
}
