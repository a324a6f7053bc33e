/** What a loan is called, and its state. */
import { useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanStates, loanTypes } from '@shared/contract/codes'
import type { StateKind } from '@shared/ui/badge'

export type StateWords = { kind: StateKind; text: string }

export function useLoanName(): (loan: Pick<Loan, 'type'>) => string {
  const { t } = useLingui()
  return ({ type }) => (type === loanTypes.pledge ? t`Pledge loan` : t`Credit loan`)
}

export function useStatusWords(): Record<Loan['status'], StateWords> {
  const { t } = useLingui()
  return {
    [loanStates.pendingReview]: { kind: 'wait', text: t`Pending review` },
    [loanStates.underReview]: { kind: 'wait', text: t`Under review` },
    [loanStates.passed]: { kind: 'ok', text: t({ message: 'Approved', context: 'loan' }) },
    [loanStates.paid]: { kind: 'ok', text: t({ message: 'Repaid', context: 'loan' }) },
    [loanStates.rejected]: { kind: 'bad', text: t`Rejected` },
  }
}

/** Orange until it is decided and where its owner took it back, green while it runs and once it is paid, red once overdue or rejected. */
export function useLoanWords(): (loan: Pick<Loan, 'status' | 'overdue' | 'closeReason'>) => StateWords {
  const { t } = useLingui()
  const words = useStatusWords()
  return ({ status, overdue, closeReason }) => {
    if (overdue) return { kind: 'bad', text: t`Overdue` }
    if (closeReason === 'withdrawn') return { kind: 'wait', text: t({ message: 'Withdrawn', context: 'loan' }) }
    return words[status]
  }
}
