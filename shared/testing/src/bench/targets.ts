/** What is aimed at, beside what was measured: each section's own table, and all of them at the head of the results. */
import { median, medianText, table } from './figures.ts'

export type Target = {
  what: string
  atMost: number
  /** One number a round. */
  measured: readonly number[]
  digits?: number
  /** In numbers, why it does not hold; told only where it does not. */
  why?: string
}

const titles = ['target', 'at most', 'measured', 'met']
const [head = '', line = ''] = table(titles, []).split('\n')

function rowOf({ what, atMost, measured, digits = 2, why }: Target): string[] {
  const isMet = median(measured) <= atMost
  return [what, String(atMost), medianText(measured, digits), isMet ? 'yes' : `**no**${why ? `: ${why}` : ''}`]
}

/** The table of a section. */
export const targetTable = (targets: readonly Target[]): string => table(titles, targets.map(rowOf))

/** All of the sections' targets, each section's after the other. @param sections as they stand in the results */
export function summaryOf(sections: readonly string[]): string {
  const rows = sections.flatMap(text => (text.split(`${head}\n${line}\n`)[1] ?? '').split('\n\n')[0]?.split('\n') ?? [])
  return [head, line, ...rows.filter(row => row.startsWith('|'))].join('\n')
}
