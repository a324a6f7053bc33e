/** Loans as the screens ask for them. */
import { type Loan, loanInfoCall, loanListCall } from '@shared/contract/calls/invest/loans'
import { loanStates } from '@shared/contract/codes'
import { changed, useCall, usePages } from 'shell/query'

const EVERY = 10_000

/** One, by its number. */
export function useLoan(id: string | undefined) {
  const query = useCall(loanListCall, { id: id ?? '' }, { every: EVERY, enabled: id !== undefined })
  return { query, loan: id === undefined ? undefined : query.data?.records[0] }
}

export const useRunningLoans = () => usePages(loanListCall, { status: loanStates.passed }, { every: EVERY })

export const useLoans = (status: Loan['status'] | undefined) => usePages(loanListCall, { status }, { every: EVERY })

export const useLoanInfo = () => useCall(loanInfoCall, {}, { every: EVERY })

/** A day was charged, or a price has come to where the exchange acts. */
export const renewLoans = () => changed(loanListCall.reads)
