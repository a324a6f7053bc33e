/** One record: asked and credited, steps, address, vouchers, and what can still be done. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { CopyText } from '@shared/ui/copy-text'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { back, hasRoute } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { failureOf } from 'shell/transport'
import { CancelRecharge } from '../../parts/cancel-recharge.tsx'
import { useCall } from '../../parts/query.ts'
import { isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { RechargeSteps } from '../../parts/recharge-steps.tsx'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import css from './records.module.css'
import { Vouchers } from './vouchers.tsx'

function Copied({ label, value }: { label: string; value: string }) {
  const { t } = useLingui()
  return (
    <SumRow label={label} value={<CopyText value={value} label={t`Copy ${label}`} onCopy={() => void copy(value)} />} />
  )
}

function Address({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const { currency, network, id: rechargeId } = order
  const { data } = useCall(rechargeAddressCall, { currency, network, rechargeId }, { inPlace: false })
  return data?.address ? <Copied label={t`Address`} value={data.address} /> : null
}

function Details({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const failWords = useFailWords()
  const why = order.reason ?? failWords(order.failReason)
  const amount = (value: string) => <Amount value={value} places={8} minPlaces={2} unit={order.currency} />
  return (
    <>
      <Sums>
        <SumRow label={<Trans>Amount requested</Trans>} value={amount(order.amount)} />
        {order.credited != null && <SumRow strong label={<Trans>Credited</Trans>} value={amount(order.credited)} />}
        <SumRow label={<Trans>Fee</Trans>} value={<Amount open value="0" unit={order.currency} />} />
        <SumRow label={<Trans>Network</Trans>} value={order.network} />
        {why && <SumRow label={<Trans>Reason</Trans>} value={why} />}
        <Address order={order} />
        {order.txHash && <Copied label={t`Transaction ID`} value={order.txHash} />}
        <Copied label={t`Deposit number`} value={order.id} />
      </Sums>
      <RechargeSteps order={order} />
      <Vouchers paths={order.voucher ?? []} />
    </>
  )
}

function Actions({ order }: { order: Recharge }) {
  if (order.status === 0 && !isUnderWay(order)) return null
  const { currency, network, amount, id } = order
  const again = `#/chongzhi?${new URLSearchParams({ currency, network, amount })}`
  return (
    <>
      <CancelRecharge order={order} />
      {hasRoute('/chongzhi') && (
        <Button wide look="primary" href={order.status === 0 ? `#/chongzhi?id=${id}` : again}>
          {order.status === 0 ? <Trans>Continue</Trans> : <Trans>Repeat deposit</Trans>}
        </Button>
      )}
    </>
  )
}

export function RecordSheet({ id }: { id: string | undefined }) {
  const { order, missing, error, isFetching, refetch, dataUpdatedAt } = useRecharge(id, 10_000)
  const state = useStateWords()
  const badge = order && state(order)
  return (
    <Sheet
      open={id !== undefined}
      addressed
      onClose={back}
      title={<Trans context="noun">Deposit</Trans>}
      mark={badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
      actions={order && <Actions order={order} />}
    >
      {order && (
        <div className={css.details}>
          <StaleNote at={dataUpdatedAt} failed={error !== null} />
          <Details order={order} />
        </div>
      )}
      {missing && (
        <p className={css.text}>
          <Trans>Deposit not found</Trans>
        </p>
      )}
      {!order && !missing && !error && <SkeletonRows rows={6} single />}
      {!order && error && (
        <ErrorPanel
          title={<Trans>Couldn't load the details</Trans>}
          failure={failureOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  )
}
