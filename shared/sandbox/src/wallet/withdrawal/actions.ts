/** What the operator does with withdrawals. */
import { paymentStates } from '@shared/contract/codes'
import { printable } from '@shared/contract/printable'
import { fromMinor } from '@shared/money'
import { stamp } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { all, sql } from '../../db/query.ts'
import { type Tx, transact } from '../../db/transact.ts'
import { argument, type OperatorAction, type OperatorArgs } from '../../operator/action.ts'
import type { WithdrawalRow } from '../tables.ts'
import { fail, openWithdrawal, pay, reject, take } from './desk.ts'

type Decide = (tx: Tx, context: Context, row: WithdrawalRow, args: OperatorArgs) => void

const decision = (verb: string, usage: string, summary: string, decide: Decide): OperatorAction => ({
  name: `withdraw ${verb}`,
  usage: `<id>${usage}`,
  summary,
  run(context, args) {
    const id = argument(args, 0, 'id')
    transact(context.db, tx => decide(tx, context, openWithdrawal(tx, id), args))
    return `${id}: ${verb} done`
  },
})

/** A line of the desk's: everything that paying it takes. */
const lineOf = (row: WithdrawalRow): string =>
  [row.id, stamp(row.created_at), row.user_id, row.in_review ? 'taken' : 'open']
    .concat(fromMinor(BigInt(row.amount - row.fee)), row.currency, row.network, row.number)
    .concat(row.payee ?? [], row.pay_amount ? `${row.pay_amount} ${row.pay_currency}` : [])
    .map(field => printable(field, 200))
    .join('  ')

function listOpen({ db }: Context): string {
  const open = sql.selectFrom('withdrawal').selectAll().where('status', '=', paymentStates.underReview)
  return all(db, open.orderBy('created_at')).map(lineOf).join('\n') || 'No withdrawal is open'
}

export const withdrawalActions: readonly OperatorAction[] = [
  {
    name: 'withdraw list',
    usage: '',
    summary: 'the open withdrawals, oldest first, with what is to be sent where',
    run: listOpen,
  },
  decision('take', '', 'takes it in hand: it cannot be cancelled any more', take),
  decision('pay', ' [--tx <id>]', 'it was sent, by this transaction', (tx, context, row, { options }) =>
    pay(tx, context, row, options.tx),
  ),
  decision(
    'reject',
    ' [--reason <words>]',
    'refuses it; all comes back, and the user reads the words',
    (tx, context, row, { options }) =>
      reject(tx, context, row, options.reason || 'This withdrawal could not be approved'),
  ),
  decision('fail', '', 'what was sent came back: all is returned', fail),
]
