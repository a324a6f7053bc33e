/** An order under way: its address, what is to be sent, the proof. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { go } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { CancelRecharge } from '../../parts/cancel-recharge.tsx'
import { isPayable, isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { AddressCard } from './address-card.tsx'
import { Proof } from './proof.tsx'
import { resultPath } from './recharge.model.ts'
import css from './recharge.module.css'

export function OpenOrder({ id }: { id: string }) {
  const { order, missing, error, isFetching, refetch, dataUpdatedAt } = useRecharge(id, 5000)
  const settled = order !== undefined && !isUnderWay(order)
  useEffect(() => {
    if (settled) go(resultPath(id), { replace: true })
  }, [settled, id])
  if (missing)
    return (
      <EmptyState
        title={<Trans>Deposit not found</Trans>}
        action={
          <Button small look="tonal" href="#/chongzhi">
            <Trans>New deposit</Trans>
          </Button>
        }
      >
        <Trans>It may belong to another account.</Trans>
      </EmptyState>
    )
  if (!order && error)
    return (
      <ErrorPanel
        title={<Trans>Couldn't load this deposit</Trans>}
        failure={failureOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!order || settled) return <Loading />
  return (
    <>
      <StaleNote at={dataUpdatedAt} failed={error !== null} />
      <Order order={order} onChanged={() => void refetch()} />
    </>
  )
}

const Loading = () => (
  <div className={css.form}>
    <Skeleton width="100%" height={172} />
    <SkeletonRows rows={3} single />
    <Skeleton width="100%" height={66} />
  </div>
)

function Order({ order, onChanged }: { order: Recharge; onChanged(): void }) {
  const cancelling = (
    <div>
      <CancelRecharge order={order} />
    </div>
  )
  return (
    <div className={css.form}>
      <AddressCard order={order} />
      <Sums>
        <SumRow
          strong
          label={<Trans context="money">Amount to send</Trans>}
          value={<Amount open value={order.amount} places={8} minPlaces={2} unit={order.currency} />}
        />
        <SumRow label={<Trans>Network</Trans>} value={order.network} />
        {order.expireTime && (
          <SumRow
            label={<Trans>Time left</Trans>}
            value={<Countdown until={fromServerTime(order.expireTime)} now={serverNow} onEnd={onChanged} />}
          />
        )}
      </Sums>
      {isPayable(order) ? <Proof order={order}>{cancelling}</Proof> : cancelling}
    </div>
  )
}
