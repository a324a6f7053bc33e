/** Where a result leads: back to the assets, to the record, and where it is not found. */
import { Trans } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { go, useWay } from 'shell/navigation'
import css from './payment-result.module.css'

/** The form is behind: back leads to the assets, not into it. */
export function useLeave(): () => void {
  const live = useWay(to.assets()) !== undefined
  return () => go(live ? to.assets() : to.home(), { replace: true })
}

const Details = ({ record }: { record: Way }) => {
  const href = useWay(record)
  return (
    href && (
      <Button wide href={href}>
        <Trans>View details</Trans>
      </Button>
    )
  )
}

export const Done = ({ record }: { record: Way }) => (
  <>
    <Details record={record} />
    <Button wide look="primary" onClick={useLeave()}>
      <Trans>Done</Trans>
    </Button>
  </>
)

/** @param records where all of its kind are listed */
export function NotFound({ title, records }: { title: ReactNode; records: Way }) {
  const href = useWay(records)
  const action = href && (
    <Button small look="tonal" href={href}>
      <Trans>History</Trans>
    </Button>
  )
  return <EmptyState title={title} action={action} />
}

export const Loading = () => (
  <>
    <div className={css.head}>
      <Skeleton width={56} height={56} round />
      <Skeleton width={110} height={17} />
      <Skeleton width={160} height={26} />
    </div>
    <SkeletonRows rows={5} single />
  </>
)
