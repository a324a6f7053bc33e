/** Tests that a document names in the cell of a table: "[a.test.ts](../shared/a.test.ts): its title", one after the other. */

const written = /^\[([\w.-]+)\]\(\.\.\/((?:[\w.-]+\/)*\1)\): (.+)$/

/** @returns for what is written otherwise a file without a title, which shows nothing */
export const testsIn = (cell: string): { file: string; title: string }[] =>
  cell.split('<br>').map(one => {
    const [, , file = one, title = ''] = written.exec(one) ?? []
    return { file, title }
  })
