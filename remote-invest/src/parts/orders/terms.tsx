/** What an order holds and brings, its terms and its times. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates } from '@shared/contract/codes'
import { formatLength } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { copy } from 'shell/overlay'
import { Money, useFigures } from '../figures.tsx'
import { Days, Units } from './figures.tsx'
import { isBond, isMachine } from './orders.model.ts'

type Props = { of: ProductOrder }

const { notStarted, ended, cancelled } = productOrderStates

export const Terms = ({ of }: Props) => (
  <Sums>
    <Held of={of} />
    <Earned of={of} />
    <Times of={of} />
  </Sums>
)

/** What was paid, and at which terms it works. */
function Held({ of }: Props) {
  const { bcp47 } = useLanguage()
  const { percent } = useFigures()
  const { amount, currency, rate, cycleDays } = of
  const paid = <Money value={amount} currency={currency} />
  return (
    <>
      {isMachine(of) ? (
        <>
          <SumRow strong label={<Trans>Price paid</Trans>} value={paid} />
          <SumRow label={<Trans context="machines">Machines</Trans>} value={<Units of={of} />} />
        </>
      ) : (
        <SumRow strong label={<Trans>Principal</Trans>} value={paid} />
      )}
      {rate != null && <SumRow label={<RateName of={of} />} value={percent(rate, 4, 2)} />}
      <SumRow label={<TermName of={of} />} value={formatLength(bcp47, cycleDays, 'day')} />
    </>
  )
}

const RateName = ({ of }: Props) =>
  isBond(of) ? <Trans>Yearly rate</Trans> : <Trans context="product">Daily rate</Trans>

/** As on the product's page. */
function TermName({ of }: Props) {
  if (isMachine(of)) return <Trans>Runs for</Trans>
  return isBond(of) ? <Trans context="bond">Term</Trans> : <Trans context="product">Term</Trans>
}

const WholeName = ({ of }: Props) =>
  isBond(of) ? <Trans>Principal and coupons</Trans> : <Trans>Principal and income at the end</Trans>

function Earned({ of }: Props) {
  const { status, expectedTotal, currency } = of
  const live = status !== ended && status !== cancelled
  return (
    <>
      {status !== notStarted && status !== cancelled && <SoFar of={of} />}
      {status === cancelled && (
        <SumRow
          label={<Trans>Returned to balance account</Trans>}
          value={<Money value={of.amount} currency={currency} />}
        />
      )}
      {live && expectedTotal != null && (
        <SumRow label={<WholeName of={of} />} value={<Money value={expectedTotal} currency={currency} />} />
      )}
    </>
  )
}

function SoFar({ of }: Props) {
  const { status, todayIncome, totalIncome, incomeCurrency: currency } = of
  return (
    <>
      <SumRow label={<Trans>Progress</Trans>} value={<Days of={of} />} />
      {status !== ended && (
        <SumRow label={<Trans>Today's income</Trans>} value={<Money sign value={todayIncome} currency={currency} />} />
      )}
      <SumRow label={<Trans>Cumulative income</Trans>} value={<Money sign value={totalIncome} currency={currency} />} />
    </>
  )
}

function Times({ of }: Props) {
  const { t } = useLingui()
  const { status, createTime, startTime, nextIncomeTime, endTime, orderNo } = of
  return (
    <>
      <SumRow label={<Trans context="product">Ordered</Trans>} value={formatRecordTime(createTime)} />
      {startTime && status !== cancelled && (
        <SumRow label={<StartName of={of} />} value={formatRecordTime(startTime)} />
      )}
      {nextIncomeTime && <SumRow label={<Trans>Next income</Trans>} value={formatRecordTime(nextIncomeTime)} />}
      {endTime && <SumRow label={<EndName of={of} />} value={formatRecordTime(endTime)} />}
      <SumRow
        label={<Trans context="product">Order number</Trans>}
        value={
          <CopyText
            value={orderNo}
            label={t({ message: 'Copy the order number', context: 'product' })}
            onCopy={() => void copy(orderNo)}
          />
        }
      />
    </>
  )
}

/** A bond that sells out starts earlier. */
function StartName({ of }: Props) {
  if (of.status !== notStarted) return <Trans context="product">Started</Trans>
  return isBond(of) ? <Trans>Starts by</Trans> : <Trans>Starts</Trans>
}

function EndName({ of: { status, endReason } }: Props) {
  if (status === cancelled) return <Trans>Cancelled</Trans>
  if (status !== ended) return <Trans>Ends</Trans>
  return endReason === 'redeemed' ? <Trans>Redeemed early</Trans> : <Trans>Matured</Trans>
}
