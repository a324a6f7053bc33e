/** The table of calls as Markdown: CALLS.md is made from it (`node shared/contract/src/table.ts`). */
import { writeFileSync } from 'node:fs'
import { isCall, type Row } from './call.ts'
import { calls } from './calls.ts'

const line = (row: Row) =>
  `|${[row.method, row.path, row.auth, row.owner, row.feature ?? '', row.answers, isCall(row) ? 'yes' : ''].join('|')}|`

export const callsTable = () =>
  [
    '# Calls',
    '',
    'Made from `src/calls.ts`. Auth: none · optional (a token changes the answer) · token (else 401).',
    '',
    '|method|path|auth|owner|feature|answers|served|',
    '|---|---|---|---|---|---|---|',
    ...calls.map(line),
    '',
  ].join('\n')

if (import.meta.main) writeFileSync(new URL('../CALLS.md', import.meta.url), callsTable())
