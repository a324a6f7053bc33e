/** What both sheets stand on: the loan that the address names. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import type { SheetProps as Frame } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Fragment, type ReactNode } from 'react'
import { Loaded, useOfflineReason } from 'shell/screen'
import { isRunning } from '../../parts/loans/loan.model.ts'
import type { useLoan } from '../../parts/loans/loans.api.ts'
import css from './loan-account.module.css'

/** @param id in the address; undefined while it is closed */
export type SheetProps = { id: string | undefined; frame: Pick<Frame, 'open' | 'addressed' | 'onClose'> }

/** Why nothing can be done: it is paid by now, or nothing can be sent. */
export function useSheetReason(loan: Loan | undefined): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  if (loan && !isRunning(loan)) return t`This loan isn't active`
  return offline
}

type Props = { of: ReturnType<typeof useLoan>['query']; children(loan: Loan): ReactNode }

export const LoadedLoan = ({ of, children }: Props) => (
  <Loaded
    of={of}
    title={<Trans>Couldn't load the details</Trans>}
    skeleton={<SkeletonRows rows={5} single />}
    empty={
      <p className={css.note}>
        <Trans>Loan not found</Trans>
      </p>
    }
  >
    {({ records }) => records.map(loan => <Fragment key={loan.id}>{children(loan)}</Fragment>)}
  </Loaded>
)
