/** Which loans are shown, and how far one has come. */
import type { Query } from '@shared/contract/address'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanStates, loanTypes } from '@shared/contract/codes'

type Status = Loan['status']

/** In the order in which a loan comes to them. */
export const statuses: readonly Status[] = [
  loanStates.pendingReview,
  loanStates.underReview,
  loanStates.passed,
  loanStates.paid,
  loanStates.rejected,
]

/** A state that is none filters nothing. */
export const statusOf = ({ status }: Readonly<Query<'status'>>): Status | undefined =>
  statuses.find(one => String(one) === status)

export type Way = {
  steps: readonly Status[]
  /** Index of the present one; `steps.length` once all are done. */
  now: number
}

/** Credit is reviewed, what is lent on coins is paid out at once; who was refused came no further than that. */
export function wayOf({ type, status }: Pick<Loan, 'type' | 'status'>): Way {
  const { pendingReview, underReview, passed, paid, rejected } = loanStates
  const review = type === loanTypes.credit ? [pendingReview, underReview] : []
  if (status === rejected) return { steps: [pendingReview, rejected], now: 1 }
  const steps = [...review, passed, paid]
  return { steps, now: status === paid ? steps.length : steps.indexOf(status) }
}

/** As many days of interest stand there before the rest is asked for. */
export const FEW_DAYS = 7
