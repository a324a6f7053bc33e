/** What the operator does with withdrawals. */
import { printable } from '@shared/contract/printable'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { givenReason, REASON_USAGE } from '@shared/engine/reasons/given'
import { bareEnds } from '@shared/format/typed'
import { fromMinor } from '@shared/money'
import { verifiedNameOf } from '../../accounts/verified-name.ts'
import type { WithdrawalRow } from '../tables.ts'
import { fail, openWithdrawal, pay, reject, take } from './desk.ts'
import { openWithdrawals } from './rows.ts'

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

/** The verified name, where the bank spells the holder in any other way: the desk compares both. */
function verifiedBeside(db: Db, { account_id: id, user_id: userId }: WithdrawalRow): string[] {
  const holder = first(db, sql.selectFrom('payout_account').select('real_name').where('id', '=', id))?.real_name
  const verified = holder ? verifiedNameOf(db, userId)?.name : undefined
  return verified && verified !== holder ? [`verified: ${verified}`] : []
}

/** A line of the desk's: everything that paying it takes. */
const lineOf = (db: Db, row: WithdrawalRow): string =>
  [row.id, stamp(row.created_at), row.user_id, row.in_review ? 'taken' : 'open']
    .concat(fromMinor(BigInt(row.amount - row.fee)), row.currency, row.network, row.number)
    .concat(row.payee ?? [], verifiedBeside(db, row))
    .concat(row.pay_amount ? `${row.pay_amount} ${row.pay_currency}` : [])
    .map(field => printable(field, 200))
    .join('  ')

function listOpen({ db }: Context): string {
  const lines = openWithdrawals(db).map(row => lineOf(db, row))
  return lines.join('\n') || 'No withdrawal is open'
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
    pay(tx, context, row, options.tx && bareEnds(options.tx)),
  ),
  decision(
    'reject',
    ` ${REASON_USAGE}`,
    'refuses it; all comes back, and the user reads why',
    (tx, context, row, { options }) => reject(tx, context, row, givenReason('withdrawal', options)),
  ),
  decision('fail', '', 'what was sent came back: all is returned', fail),
]
