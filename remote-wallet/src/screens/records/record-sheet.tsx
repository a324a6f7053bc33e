/** One record: asked and credited, steps, address, vouchers, and what can still be done. */

import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { CancelRecharge } from '../../parts/cancel-recharge.tsx'
import { Copied } from '../../parts/copied.tsx'
import { isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { RechargeSteps } from '../../parts/recharge-steps.tsx'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'
import css from './records.module.css'
import { Vouchers } from './vouchers.tsx'

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
  const { currency, network, amount, id, status } = order
  const open = status === paymentStates.underReview
  const recharge = useWay(open ? to.recharge({ id }) : to.recharge({ currency, network, amount }))
  if (open && !isUnderWay(order)) return null
  return (
    <>
      <CancelRecharge order={order} />
      {recharge && (
        <Button wide look="primary" href={recharge}>
          {open ? <Trans>Continue</Trans> : <Trans>Repeat deposit</Trans>}
        </Button>
      )}
    </>
  )
}

const NotFound = () => (
  <p className={css.text}>
    <Trans>Deposit not found</Trans>
  </p>
)

type Props = { id: string | undefined; frame: Pick<SheetProps, 'open' | 'addressed' | 'onClose'> }

export function RecordSheet({ id, frame }: Props) {
  const { query, order } = useRecharge(id, 10_000)
  const state = useStateWords()
  const badge = order && state(order)
  return (
    <Sheet
      {...frame}
      title={<Trans context="noun">Deposit</Trans>}
      mark={badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
      actions={order && <Actions order={order} />}
    >
      {id && (
        <div className={css.details}>
          <Loaded
            of={query}
            title={<Trans>Couldn't load the details</Trans>}
            skeleton={<SkeletonRows rows={6} single />}
            empty={<NotFound />}
          >
            {({ records }) => records.map(record => <Details key={record.id} order={record} />)}
          </Loaded>
        </div>
      )}
    </Sheet>
  )
}
