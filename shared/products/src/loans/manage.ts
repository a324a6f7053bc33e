/** What people do with their loans: pay back, pledge more, take an application back. */
import type { addPledgeCall, cancelLoanCall, Loan, ParsedInputOf, repayLoanCall } from '@shared/contract'
import { loanStates } from '@shared/contract/codes'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { readAmount } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { compare, fromMinor, sum } from '@shared/money'
import { bookLocked } from './book.ts'
import { checkCents, checkCoins } from './checks.ts'
import { withdraw } from './desk.ts'
import { addEvent } from './events.ts'
import { chargeUntil } from './interest.ts'
import { payBack } from './life.ts'
import { isRunning, owedOf, ownLoan, stateOf, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'
import { loanView } from './view.ts'

/** Of a loan that runs, with all interest that is due by now. @throws Refused not-found, order-state */
function runningLoan(tx: Tx, { context, user }: SignedIn, id: string): LoanRow {
  const row = ownLoan(tx, user, id)
  if (!isRunning(row)) refuse('order-state', { state: stateOf(row) })
  return chargeUntil(tx, row, context.clock.now())
}

/** @throws Refused repay-too-much, quantity-step, insufficient-balance */
export function repay(tx: Tx, input: ParsedInputOf<typeof repayLoanCall>, caller: SignedIn): Loan {
  const { context } = caller
  const row = runningLoan(tx, caller, input.loanId)
  const owed = owedOf(row)
  const amount = input.amount === 'all' ? owed : input.amount
  if (compare(amount, owed) > 0) refuse('repay-too-much', { field: 'amount', n: owed })
  checkCents(amount)
  const paid = payBack(tx, row, amount, { reason: 'repaid', at: context.clock.now() })
  return loanView(caller, paid, input.clientOrderId)
}

/** @throws Refused field-invalid where nothing is pledged, insufficient-collateral */
export function addPledge(tx: Tx, input: ParsedInputOf<typeof addPledgeCall>, caller: SignedIn): Loan {
  const { context, user } = caller
  const row = runningLoan(tx, caller, input.loanId)
  const { pledge_currency: currency } = row
  if (currency === null) return refuse('field-invalid', { field: 'loanId' })
  const amount = fromMinor(readAmount(input.amount))
  checkCoins(tx, user, currency, amount, 'amount')
  const now = context.clock.now()
  bookLocked(tx, row, amount, now)
  addEvent(tx, row, 'collateral-added', now, { amount, currency })
  const pledged = updateLoan(tx, row, { pledge_amount: sum([row.pledge_amount, amount]).toString() })
  return loanView(caller, pledged, input.clientOrderId)
}

/** Until the desk has it in hand. @throws Refused order-state */
export function cancelLoan(
  { loanId }: ParsedInputOf<typeof cancelLoanCall>,
  caller: Pick<SignedIn, 'context' | 'user' | 'language'>,
): Loan {
  const { context, user } = caller
  return transact(context.db, tx => {
    const row = ownLoan(tx, user, loanId)
    if (row.status !== loanStates.pendingReview) refuse('order-state', { state: stateOf(row) })
    return loanView(caller, withdraw(tx, row, context.clock.now()))
  })
}
