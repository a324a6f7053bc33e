/** Lists with nothing in them, and the way on. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import type { ReactNode } from 'react'
import { useWay } from 'shell/navigation'

/** A first recharge leads out of it. */
export function NothingYet({ title, children }: { title: ReactNode; children: ReactNode }) {
  const recharge = useWay(to.recharge())
  const action = recharge && (
    <Button small look="tonal" href={recharge}>
      <Trans>Deposit</Trans>
    </Button>
  )
  return (
    <EmptyState title={title} action={action}>
      {children}
    </EmptyState>
  )
}

/** @param onClear takes every filter away */
export const NoMatches = ({ onClear, children }: { onClear(): void; children?: ReactNode }) => (
  <EmptyState
    title={<Trans>No matches</Trans>}
    action={
      <Button small look="tonal" onClick={onClear}>
        <Trans>Remove all</Trans>
      </Button>
    }
  >
    {children}
  </EmptyState>
)
