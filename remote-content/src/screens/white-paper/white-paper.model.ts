/** What the screen knows without drawing anything: pure functions, tested alone. */

/** The rows whose symbol holds this part, small or capital; all of them for "". */
export const withName = <T extends { symbol: string }>(rows: readonly T[], part: string): T[] =>
  rows.filter(({ symbol }) => symbol.toLowerCase().includes(part.toLowerCase()))
