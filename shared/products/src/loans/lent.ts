/** What was lent without collateral stays until it is repaid (docs/rules/invest.md#loans). */
import { loanTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { big, type Decimal, fromMinor, sum } from '@shared/money'
import { balanceWorth } from '../wallet/assets.ts'
import type { WithdrawalRow } from '../wallet/tables.ts'
import { isRunning, liveLoans, owedOf } from './rows.ts'

/** Principal and interest of the credits that run, USDT. */
const lentTo = (tx: Tx, userId: string): Decimal =>
  sum(
    liveLoans(tx, userId)
      .filter(row => row.type === loanTypes.credit && isRunning(row))
      .map(owedOf),
  ).toString()

/** In whichever currency: a credit that was turned into coins stays as well. @throws Refused credit-owed */
export function checkOwed(tx: Tx, context: Context, { user_id: userId, value }: WithdrawalRow): void {
  const owed = lentTo(tx, userId)
  if (owed === '0') return
  const left = big(balanceWorth(context, userId)).minus(big(owed))
  if (left.lt(fromMinor(BigInt(value)))) refuse('credit-owed', { n: owed, field: 'amount' })
}
