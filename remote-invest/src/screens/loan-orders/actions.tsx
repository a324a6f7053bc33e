/** What can be done with a loan in its state. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { loanStates, loanTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { hasFeature } from 'shell/transport'
import { isOpen, isRunning } from '../../parts/loans/loan.model.ts'
import css from './loan-orders.module.css'
import { Withdraw } from './withdraw.tsx'

type Props = { loan: Loan }

export function Actions({ loan }: Props) {
  if (isRunning(loan)) return <Manage loan={loan} />
  if (!isOpen(loan)) return <Again loan={loan} />
  return loan.status === loanStates.pendingReview ? <Withdraw id={loan.id} /> : null
}

/** Both stand at the loan account. Where a server takes neither, it collects by itself. */
function Manage({ loan: { id, pledgeCurrency } }: Props) {
  const repay = useWay(to.loanAccount({ sheet: 'repay', id }))
  const add = useWay(to.loanAccount({ sheet: 'collateral', id }))
  if (!hasFeature('loan-manage'))
    return (
      <p className={css.text}>
        <Trans>Taken from your balance account on the due date.</Trans>
      </p>
    )
  return (
    <>
      {pledgeCurrency && add && (
        <Button wide href={add}>
          <Trans>Add collateral</Trans>
        </Button>
      )}
      {repay && (
        <Button wide look="primary" href={repay}>
          <Trans>Repay</Trans>
        </Button>
      )}
    </>
  )
}

function Again({ loan: { type } }: Props) {
  const way = useWay(to.loan({ type: type === loanTypes.pledge ? 'pledge' : 'credit' }))
  return (
    way && (
      <Button wide look="primary" href={way}>
        <Trans>Apply again</Trans>
      </Button>
    )
  )
}
