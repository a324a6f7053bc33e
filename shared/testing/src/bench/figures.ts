/** Figures as they are told: medians with their spread, and ratios of what was measured in turns. */

/** Names what is measured: one number a round. */
export type Measured = Record<string, number[]>

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const at = (numbers: readonly number[], part: number) =>
  sorted(numbers)[Math.round((numbers.length - 1) * part)] ?? Number.NaN

export const median = (numbers: readonly number[]): number => at(numbers, 0.5)

/** "812 (790–861)": the median, and between which half of the rounds lay. */
export const medianText = (numbers: readonly number[], digits = 0): string =>
  `${median(numbers).toFixed(digits)} (${at(numbers, 0.25).toFixed(digits)}–${at(numbers, 0.75).toFixed(digits)})`

/** Round by round: what made one round slow made both of its halves slow. */
export const ratio = (a: readonly number[], b: readonly number[]): number[] =>
  a.flatMap((value, round) => value / (b[round] ?? Number.NaN))

/** One round of each after the other, the first one first in every second round. */
export async function inTurns(
  rounds: number,
  works: Record<string, (round: number) => Promise<Record<string, number>>>,
): Promise<Record<string, Measured>> {
  const result: Record<string, Measured> = {}
  for (let round = 0; round < rounds; round++) {
    const order = Object.entries(works)
    for (const [name, work] of round % 2 ? order.toReversed() : order)
      for (const [what, value] of Object.entries(await work(round))) {
        const measured = result[name] ?? {}
        result[name] = { ...measured, [what]: [...(measured[what] ?? []), value] }
      }
  }
  return result
}

/** A table of markdown. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
