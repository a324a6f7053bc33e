/** The loans of the chosen state, newest first. */
import { Trans } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { usePlace, useWay } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { useLoans } from '../../parts/loans/loans.api.ts'
import { LoanRow } from './loan-row.tsx'

type Props = { status: Loan['status'] | undefined; onOpen(id: string): void }

export const LoanList = ({ status, onOpen }: Props) => (
  <LoadedRows
    of={useLoans(status)}
    title={<Trans>Couldn't load your loans</Trans>}
    skeleton={<SkeletonRows rows={6} />}
    empty={status === undefined ? <Nothing /> : <Unmatched />}
  >
    {loans => (
      <List flush>
        {loans.map(loan => (
          <LoanRow key={loan.id} loan={loan} onOpen={onOpen} />
        ))}
      </List>
    )}
  </LoadedRows>
)

function Nothing() {
  const borrow = useWay(to.loan())
  const action = borrow && (
    <Button small look="tonal" href={borrow}>
      <Trans>Borrow</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No loans yet</Trans>} action={action}>
      <Trans>Your loans appear here, with every step.</Trans>
    </EmptyState>
  )
}

function Unmatched() {
  const { setQuery } = usePlace(to.loanOrders)
  const action = (
    <Button small look="tonal" onClick={() => setQuery({ status: undefined })}>
      <Trans>Show all</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No matches</Trans>} action={action}>
      <Trans>No loans with this status.</Trans>
    </EmptyState>
  )
}
