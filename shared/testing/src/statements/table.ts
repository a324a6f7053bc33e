/**
 * What the specification states, as far as it is built: `1.md` to `9.md`, one for each of its sections, a row for each
 * statement with the test that shows it. A new screen adds its rows.
 */
import { readFileSync } from 'node:fs'

export interface Statement {
  /** Of the specification. */
  section: number
  says: string
  /** From the root of the project, and the title as it is written there. */
  file: string
  title: string
}

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** @throws Error at a row that has not three cells: a bar within one is written \| */
export function rowsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line => {
    const cells = line.split(/(?<!\\)\|/).map(cell => cell.trim().replaceAll('\\|', '|'))
    if (cells.length !== 5) throw new Error(`A row has a statement, a file and a title, this one has not: ${line}`)
    return cells.slice(1, 4)
  })
}

export const statements: readonly Statement[] = SECTIONS.flatMap(section =>
  rowsOf(readFileSync(new URL(`./${section}.md`, import.meta.url), 'utf8')).map(
    ([says = '', file = '', title = '']) => ({ section, says, file, title }),
  ),
)
