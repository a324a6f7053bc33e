/** One recharge: asked and credited, steps, address, vouchers, and what can still be done. */

import { Trans, useLingui } from '@lingui/react/macro'
import { type Recharge, rechargeAddressCall } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { OwnWords } from '@shared/ui/own-words'
import { SumRow } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { useCall } from 'shell/query'
import { CancelRecharge } from '../../parts/cancel-payment.tsx'
import { Copied } from '../../parts/copied.tsx'
import { Expired } from '../../parts/expired.tsx'
import { RechargeSteps } from '../../parts/payment-steps.tsx'
import { useFailWords, useStateWords } from '../../parts/payment-words.ts'
import { isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { RechargeSums } from '../../parts/recharge-sums.tsx'
import { type RecordProps, RecordSheet, Why } from './record-sheet.tsx'
import { Vouchers } from './vouchers.tsx'

/** Where it was to be sent, once that was told. */
function Address({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const { currency, network, id: rechargeId } = order
  const { data } = useCall(rechargeAddressCall, { currency, network, rechargeId })
  if (data?.payee) return <Copied label={t`Transfer reference`} value={data.payee.reference} />
  return data?.address ? <Copied label={t`Address`} value={data.address} /> : null
}

function Details({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const failWords = useFailWords()
  const why = order.reason ? <OwnWords text={order.reason} own={order.ownWords} /> : failWords(order.failReason)
  return (
    <>
      <Expired order={order} />
      <RechargeSums order={order}>
        <SumRow label={<Trans>Fee</Trans>} value={<Amount open value="0" unit={order.currency} />} />
        {why && <SumRow label={<Trans>Reason</Trans>} value={<Why>{why}</Why>} />}
        <Address order={order} />
        {order.txHash && <Copied label={t`Transaction ID`} value={order.txHash} />}
      </RechargeSums>
      <RechargeSteps of={order} />
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

export function RechargeSheet(props: RecordProps) {
  const { query, order } = useRecharge(props.id, 10_000)
  const state = useStateWords()
  return (
    <RecordSheet
      {...props}
      query={query}
      title={<Trans context="noun">Deposit</Trans>}
      state={order && state(order)}
      actions={order && <Actions order={order} />}
      notFound={<Trans>Deposit not found</Trans>}
    >
      {record => <Details key={record.id} order={record} />}
    </RecordSheet>
  )
}
