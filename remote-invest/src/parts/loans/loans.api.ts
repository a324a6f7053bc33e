/** Loans as the screens ask for them. */
import { type Loan, loanInfoCall, loanListCall } from '@shared/contract/calls/invest/loans'
import { loanStates } from '@shared/contract/codes'
import { withOnlyRow } from '@shared/contract/only-row'
import { changed, useCall, usePages } from 'shell/query'

const EVERY = 10_000

/** One, by its number; the page is empty where there is none. */
export function useLoan(id: string | undefined) {
  const query = withOnlyRow(useCall(loanListCall, { id: id ?? '' }, { every: EVERY, enabled: id !== undefined }), id)
  return { query, loan: query.data?.records[0] }
}

export const useRunningLoans = () => usePages(loanListCall, { status: loanStates.passed }, { every: EVERY })

export const useLoans = (status: Loan['status'] | undefined) => usePages(loanListCall, { status }, { every: EVERY })

export const useLoanInfo = () => useCall(loanInfoCall, {}, { every: EVERY })

/** A day was charged, or a price has come to where the exchange acts. */
export const renewLoans = () => changed(loanListCall.reads)
