/** An order under way: its address, what is to be sent, the proof. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { fromServerTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useEffect } from 'react'
import { serverNow } from 'shell/market-feed'
import { go, useWay } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { CancelRecharge } from '../../parts/cancel-payment.tsx'
import { useRateWords } from '../../parts/figures.tsx'
import { isPayable, isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { AddressCard } from './address-card.tsx'
import { OnlyThis } from './only-this.tsx'
import { ToPay } from './payee-card.tsx'
import { Proof } from './proof.tsx'
import { resultOf } from './recharge.model.ts'
import css from './recharge.module.css'

function NotFound() {
  const recharge = useWay(to.recharge())
  const action = recharge && (
    <Button small look="tonal" href={recharge}>
      <Trans>New deposit</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>Deposit not found</Trans>} action={action}>
      <Trans>It may belong to another account.</Trans>
    </EmptyState>
  )
}

export function OpenOrder({ id }: { id: string }) {
  const { query, order } = useRecharge(id, 5000)
  const settled = order !== undefined && !isUnderWay(order)
  useEffect(() => {
    if (settled) go(resultOf(id), { replace: true })
  }, [settled, id])
  return (
    <Loaded of={query} title={<Trans>Couldn't load this deposit</Trans>} skeleton={<Loading />} empty={<NotFound />}>
      {() => (order && !settled ? <Order order={order} onChanged={() => void query.refetch()} /> : <Loading />)}
    </Loaded>
  )
}

const Loading = () => (
  <div className={css.form}>
    <Skeleton width="100%" height={172} />
    <SkeletonRows rows={3} single />
    <Skeleton width="100%" height={66} />
  </div>
)

const Figure = ({ order: { amount, currency } }: { order: Recharge }) => (
  <Amount open value={amount} places={8} minPlaces={2} unit={currency} />
)

/** What is to be sent and by which network; by bank the rate at which that was fixed, and what it brings. */
function Terms({ order }: { order: Recharge }) {
  const words = useRateWords()
  const { currency, network, payCurrency, payRate } = order
  if (payCurrency && payRate)
    return (
      <>
        <SumRow label={<Trans>Exchange rate</Trans>} value={words(currency, payRate, payCurrency)} />
        <SumRow strong label={<Trans>You receive</Trans>} value={<Figure order={order} />} />
      </>
    )
  return (
    <>
      <SumRow strong label={<Trans context="money">Amount to send</Trans>} value={<Figure order={order} />} />
      <SumRow label={<Trans>Network</Trans>} value={network} />
    </>
  )
}

function Order({ order, onChanged }: { order: Recharge; onChanged(): void }) {
  const cancelling = (
    <div>
      <CancelRecharge order={order} />
    </div>
  )
  return (
    <div className={css.form}>
      <ToPay order={order} />
      <AddressCard order={order} />
      {isPayable(order) && !order.payCurrency && <OnlyThis {...order} />}
      <Sums>
        <Terms order={order} />
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
