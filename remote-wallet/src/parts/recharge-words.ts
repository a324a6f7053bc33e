/** Words of a recharge: its state, its steps, why it failed. */
import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import type { BadgeProps } from '@shared/ui/badge'
import { isUnpaid } from './recharge.ts'

export type StateWords = { kind: NonNullable<BadgeProps['kind']>; text: string }

/**
 * Green delivered and paid, orange under review, red rejected and failed (specification, section 4). Code 0 stands from
 * the order on: its stage, where the server tells it, says whether there is anything to review yet.
 */
export function useStateWords(): (order: Pick<Recharge, 'status' | 'stage'>) => StateWords {
  const { t } = useLingui()
  const states: Record<Recharge['status'], StateWords> = {
    [paymentStates.underReview]: { kind: 'wait', text: t`Under review` },
    [paymentStates.delivered]: { kind: 'ok', text: t`Credited` },
    [paymentStates.paidOut]: { kind: 'ok', text: t`Paid out` },
    [paymentStates.rejected]: { kind: 'bad', text: t`Rejected` },
    [paymentStates.failed]: { kind: 'bad', text: t`Failed` },
  }
  const unpaid: StateWords = { kind: 'wait', text: t`Waiting for payment` }
  return order => (isUnpaid(order) ? unpaid : states[order.status])
}

/** Why an order ended without money; a reason that a newer server names shows as it is. */
export function useFailWords(): (reason: string | null | undefined) => string | undefined {
  const { t } = useLingui()
  const words: Record<string, string> = {
    expired: t`Payment time expired`,
    cancelled: t`Cancelled by you`,
    'not-arrived': t`Payment not received`,
  }
  return reason => (reason ? (words[reason] ?? reason) : undefined)
}

export function useStepWords(): (code: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    applied: t`Deposit requested`,
    address: t`Address ready`,
    voucher: t`Marked as paid`,
    'sandbox-desk': t`Test server: reviewed automatically`,
    delivered: t`Credited`,
    rejected: t`Rejected`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
    'not-arrived': t`Payment not received`,
  }
  return code => words[code] ?? code
}
