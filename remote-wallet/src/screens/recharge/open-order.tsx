/** An order under way: its address, what is to be sent, the proof. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { go } from 'shell/navigation'
import { useCancelRecharge } from '../../parts/cancel-recharge.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { isCancellable, isPayable, useRecharge } from '../../parts/recharge.ts'
import { AddressCard } from './address-card.tsx'
import { Proof } from './proof.tsx'
import { resultPath } from './recharge.model.ts'
import css from './recharge.module.css'

export function OpenOrder({ id }: { id: string }) {
  const { order, missing, error, isFetching, refetch } = useRecharge(id, 5000)
  const settled = order !== undefined && (order.status !== 0 || order.stage === 3)
  useEffect(() => {
    if (settled) go(resultPath(id), { replace: true })
  }, [settled, id])
  if (missing)
    return (
      <EmptyState
        title={<Trans>Order not found</Trans>}
        action={
          <Button small look="tonal" href="#/chongzhi">
            <Trans>New recharge</Trans>
          </Button>
        }
      >
        <Trans>It may belong to another account.</Trans>
      </EmptyState>
    )
  if (!order && error)
    return (
      <LoadFailure
        title={<Trans>The order did not load</Trans>}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!order || settled) return <SkeletonRows rows={5} />
  return <Order order={order} onChanged={() => void refetch()} />
}

function Order({ order, onChanged }: { order: Recharge; onChanged(): void }) {
  const { cancel, busy, offered } = useCancelRecharge()
  const cancelling = offered && isCancellable(order) && (
    <div>
      <Button wide loading={busy} onClick={() => void cancel(order.id)}>
        <Trans context="order">Cancel order</Trans>
      </Button>
    </div>
  )
  return (
    <div className={css.form}>
      <AddressCard order={order} />
      <Sums>
        <SumRow
          strong
          label={<Trans context="money">Send</Trans>}
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
