/** Words of recharges and withdrawals: state, steps, reason of a failure. */
import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import type { StateKind } from '@shared/ui/badge'
import { isEnded } from './payment.ts'
import { isUnaddressed, isUnpaid } from './recharge.ts'

export type StateWords = { kind: StateKind; text: string }
type PaymentProgress = Pick<Recharge, 'status'> & Partial<Pick<Recharge, 'stage' | 'failReason'>>

/**
 * Green delivered and paid, orange under review, red rejected and failed (specification, section 4). Code 0 stands from
 * the order on: a recharge's stage, where the server tells it, says whether there is anything to review yet. Code -2 stands
 * for what was cancelled or has expired, too: it is red under its own word.
 */
export function useStateWords(): (order: PaymentProgress) => StateWords {
  const { t } = useLingui()
  const states: Record<Recharge['status'], StateWords> = {
    [paymentStates.underReview]: { kind: 'wait', text: t`Under review` },
    [paymentStates.delivered]: { kind: 'ok', text: t`Credited` },
    [paymentStates.paidOut]: { kind: 'ok', text: t`Paid out` },
    [paymentStates.rejected]: { kind: 'bad', text: t`Rejected` },
    [paymentStates.failed]: { kind: 'bad', text: t`Failed` },
  }
  const unaddressed: StateWords = { kind: 'wait', text: t`Waiting for payment details` }
  const unpaid: StateWords = { kind: 'wait', text: t`Waiting for payment` }
  const ended: Record<string, StateWords> = {
    cancelled: { kind: 'bad', text: t`Cancelled` },
    expired: { kind: 'bad', text: t`Expired` },
  }
  return ({ status, stage, failReason }) => {
    const order = { status, stage: stage ?? null }
    if (status === paymentStates.failed && isEnded(failReason)) return ended[failReason] ?? states[status]
    if (isUnaddressed(order)) return unaddressed
    return isUnpaid(order) ? unpaid : states[status]
  }
}

/** As `useStateWords`, for withdrawals: "delivered" reads as "paid out". */
export function usePaidWords(): (order: PaymentProgress) => StateWords {
  const words = useStateWords()
  const { delivered, paidOut } = paymentStates
  return order => words({ ...order, status: order.status === delivered ? paidOut : order.status })
}

/** Why an order failed, where its state does not say so; a reason that a newer server names shows as it is. */
export function useFailWords(): (reason: string | null | undefined) => string | undefined {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'not-arrived': t`Payment not received`,
    'payout-failed': t`Payment returned`,
  }
  return reason => (reason && !isEnded(reason) ? (words[reason] ?? reason) : undefined)
}

/** @param applied what its first step is called */
export function useStepWords(applied: string): (code: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    applied,
    address: t`Payment details ready`,
    voucher: t`Marked as paid`,
    review: t`Review started`,
    'sandbox-desk': t`Test server: reviewed automatically`,
    delivered: t`Credited`,
    paid: t`Paid out`,
    rejected: t`Rejected`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
    'not-arrived': t`Payment not received`,
    'payout-failed': t`Payment returned`,
  }
  return code => words[code] ?? code
}
