/** The order as it stands now; reloaded later it says what became of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import { formatMinute } from '@shared/format/short-time'
import { formatRecordTime, fromServerTime } from '@shared/format/time'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useTimeLeft } from '@shared/ui/countdown'
import { Icon } from '@shared/ui/icon'
import { OwnWords } from '@shared/ui/own-words'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Check, Clock, X } from 'lucide-react'
import { serverNow } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { changed } from 'shell/query'
import { hasFeature } from 'shell/transport'
import { Money } from '../../parts/figures.tsx'
import { Next } from '../../parts/orders/next.tsx'
import { isMachine } from '../../parts/orders/orders.model.ts'
import { Terms } from '../../parts/orders/terms.tsx'
import { Sentence } from '../../parts/payer/payer.tsx'
import css from './arbitrage-done.module.css'
import { productOf } from './product.ts'

const DAY = 86_400_000
const { notStarted, running, ended, frozen, cancelled } = productOrderStates

const isArbitrage = ({ type }: ProductOrder) => type === productTypes.arbitrage

export function Placed({ of }: { of: ProductOrder }) {
  return (
    <>
      <div className={css.page}>
        <Head of={of} />
        {isArbitrage(of) ? <Rows of={of} /> : <Terms of={of} />}
        {of.status !== cancelled && <Sentence payer={of.payer} promise={isMachine(of) ? 'output' : 'fixed'} />}
      </div>
      <Ways of={of} />
    </>
  )
}

function Head({ of }: { of: ProductOrder }) {
  const { t } = useLingui()
  const words = {
    [notStarted]: isArbitrage(of) ? t`Invested` : t({ message: 'Bought', context: 'product' }),
    [running]: t({ message: 'Running', context: 'product' }),
    [ended]: t({ message: 'Ended', context: 'product' }),
    [frozen]: t({ message: 'Paused', context: 'product' }),
    [cancelled]: t({ message: 'Cancelled', context: 'product' }),
  }
  const off = of.status === cancelled
  return (
    <div className={css.head} role="status">
      <span className={css.ring} data-off={off || undefined}>
        <Icon of={off ? X : of.status === frozen ? Clock : Check} size={24} />
      </span>
      <p className="title-3">{words[of.status]}</p>
      <Money open size="title-1" value={of.amount} currency={of.currency} />
      <p className={css.note}>{of.productName}</p>
      {of.status === notStarted && <Ahead of={of} />}
      {of.status === frozen && of.freezeReason && (
        <p className={css.note}>
          <OwnWords text={of.freezeReason} own={of.ownWords} />
        </p>
      )}
    </div>
  )
}

/** Until when an arbitrage can be cancelled; when anything else starts. */
function Ahead({ of }: { of: ProductOrder }) {
  if (isArbitrage(of)) return <Free of={of} />
  return (
    <p className={css.note}>
      <Next of={of} />
    </p>
  )
}

/** Ends as the order starts: then it is asked for anew. */
function Free({ of: { startTime } }: { of: ProductOrder }) {
  const start = startTime == null ? 0 : fromServerTime(startTime)
  const left = useTimeLeft(start, serverNow, () => changed(['products']))
  const time = formatMinute(start)
  if (left === 0 || !hasFeature('order-redeem')) return null
  return (
    <p className={css.note}>
      <Trans>You can cancel free of charge until {time}.</Trans>
    </p>
  )
}

function Rows({ of }: { of: ProductOrder }) {
  return (
    <Sums>
      <SumRow label={<Trans>Ordered at</Trans>} value={formatRecordTime(of.createTime)} />
      {of.status === cancelled ? <Returned of={of} /> : <Coming of={of} />}
      <SumRow label={<Trans context="product">Order number</Trans>} value={of.orderNo} />
    </Sums>
  )
}

/** Nothing of what was to come does. */
function Returned({ of: { endTime, amount, currency } }: { of: ProductOrder }) {
  return (
    <>
      {endTime != null && (
        <SumRow label={<Trans context="product">Cancelled</Trans>} value={formatRecordTime(endTime)} />
      )}
      <SumRow
        strong
        label={<Trans>Returned to balance account</Trans>}
        value={<Money open value={amount} currency={currency} />}
      />
    </>
  )
}

function Coming({ of: { startTime, endTime, endReason, expectedTotal, currency } }: { of: ProductOrder }) {
  return (
    <>
      {startTime != null && (
        <>
          <SumRow label={<Trans context="product">Starts</Trans>} value={formatRecordTime(startTime)} />
          <SumRow label={<Trans>First income</Trans>} value={formatRecordTime(fromServerTime(startTime) + DAY)} />
        </>
      )}
      {endTime != null && <SumRow label={<Trans context="product">Ends</Trans>} value={formatRecordTime(endTime)} />}
      {endReason !== 'redeemed' && (
        <SumRow
          strong
          label={<Trans>Principal and income at the end</Trans>}
          value={<Money open value={expectedTotal} currency={currency} />}
        />
      )}
    </>
  )
}

function Ways({ of }: { of: ProductOrder }) {
  const product = productOf(of.type)
  const order = useWay(product.orders({ id: of.id }))
  const all = useWay(product.all)
  return (
    <ActionBar>
      {all && (
        <Button wide href={all}>
          <Trans>All products</Trans>
        </Button>
      )}
      {order && (
        <Button wide look="primary" href={order}>
          <Trans>View your order</Trans>
        </Button>
      )}
    </ActionBar>
  )
}
