/** What the operator does with loans: decides on credit. Terms, prices and interest are nobody's to set. */
import { join } from 'node:path'
import { printable } from '@shared/contract/printable'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { givenReason, REASON_USAGE } from '@shared/engine/reasons/given'
import { pictureFolder } from '../upload/index.ts'
import { openLoan, pass, reject, take } from './desk.ts'
import { openLoans, stateOf } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** With where its signature lies on this machine. */
function listOpen(context: Context): string {
  const lines = openLoans(context.db).map(row =>
    [row.id, stamp(row.created_at), row.user_id, stateOf(row), `${row.amount} ${row.currency}`, `${row.days} d`]
      .concat(row.sign_image === null ? [] : join(pictureFolder(context), row.sign_image))
      .map(field => printable(field, 200))
      .join('  '),
  )
  return lines.join('\n') || 'No loan is open'
}

/** @returns what is said where it came otherwise */
type Decide = (tx: Tx, row: LoanRow, context: Context, options: OperatorArgs['options']) => string | undefined

const decision = (verb: string, usage: string, summary: string, decide: Decide): OperatorAction => ({
  name: `loan ${verb}`,
  usage: `<id>${usage}`,
  summary,
  run(context, args) {
    const id = argument(args, 0, 'id')
    const otherwise = transact(context.db, tx => decide(tx, openLoan(tx, id), context, args.options))
    return `${id}: ${otherwise ?? `${verb} done`}`
  },
})

const HELD = 'not paid out, its owner takes a break or has come to a limit of their own: the application has ended'

export const loanActions: readonly OperatorAction[] = [
  { name: 'loan list', usage: '', summary: 'the loans to review, oldest first, with their signatures', run: listOpen },
  decision('take', '', 'takes it in hand: it cannot be taken back any more', (tx, row, { clock }) => {
    take(tx, row, clock.now())
    return undefined
  }),
  decision('pass', '', 'pays it out; ends it where its owner takes a break', (tx, row, context) =>
    pass(tx, context, row, context.clock.now()) ? undefined : HELD,
  ),
  decision('reject', ` ${REASON_USAGE}`, 'refuses it; the user reads why', (tx, row, { clock }, options) => {
    reject(tx, row, givenReason('loan', options), clock.now())
    return undefined
  }),
]
