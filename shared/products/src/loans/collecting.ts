/**
 * Keeps in the balance account what a due loan is about to collect (docs/rules/invest.md#repaying). After a downtime the
 * queue of due events takes seconds to reach a loan, and requests are answered meanwhile.
 */
import type { Db } from '@shared/engine/db/open'
import type { Tx } from '@shared/engine/db/transact'
import { isAnyDue, isDue } from '@shared/engine/due/index'
import type { SignedIn } from '@shared/engine/http/serve'
import { held } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { toMinor } from '@shared/money'
import { isRunning, knownLoan, liveLoans, repaidOf } from './rows.ts'
import type { LoanRow } from './tables.ts'

const nothing = () => {}

/**
 * Looks at the owner's balance before an order. Cancellations and other calls that are no orders take nothing out of it.
 * @returns looks again after all that the order booked. @throws Refused loan-collecting where the balance has less by then,
 * what was repaid of the due loans aside
 */
export function keepCollected(tx: Tx, { context, user }: Pick<SignedIn, 'context' | 'user'>): () => void {
  const loans = collecting(tx, user, context.clock.now())
  if (loans.length === 0) return nothing
  const before = keptFor(tx, loans)
  return () => {
    const after = keptFor(tx, loans)
    for (const [currency, minor] of before) if ((after.get(currency) ?? 0n) < minor) refuse('loan-collecting')
  }
}

const collecting = (db: Db, user: string, now: number): LoanRow[] =>
  isAnyDue(db, now) ? liveLoans(db, user).filter(row => isRunning(row) && isCollecting(db, row, now)) : []

const isCollecting = (db: Db, { id }: LoanRow, now: number): boolean =>
  isDue(db, 'loan-due', id, now) || isDue(db, 'loan-overdue', id, now)

/** By currency, minor units: the balance, and what was ever paid back of these loans. */
function keptFor(db: Db, loans: readonly LoanRow[]): Map<string, bigint> {
  const kept = new Map<string, bigint>()
  for (const { id, user_id: owner, currency } of loans) {
    const before = kept.get(currency) ?? held(db, { owner, currency, kind: 'balance' })
    kept.set(currency, before + toMinor(repaidOf(knownLoan(db, id))))
  }
  return kept
}
