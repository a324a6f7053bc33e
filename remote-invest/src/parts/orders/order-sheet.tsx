/** All of one order: terms, times, what each day brought, who pays, and what can still be done. Loaded late. */
import { Trans } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { productCall } from '@shared/contract/calls/invest/products'
import { productOrderStates } from '@shared/contract/codes'
import { Badge } from '@shared/ui/badge'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { List, ListRow } from '@shared/ui/list-row'
import { OrderNote } from '@shared/ui/order-note'
import { OwnWords } from '@shared/ui/own-words'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { Loaded, type useAddressedSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useAgreementWay } from '../agreement.ts'
import { Payer } from '../payer/payer.tsx'
import { IncomeCalendar } from './income-calendar.tsx'
import { LeaveButton, type Leaving, mayLeave, useLeaving } from './leaving.tsx'
import { Next } from './next.tsx'
import { useOrderRow } from './orders.api.ts'
import { isMachine } from './orders.model.ts'
import { SampleMark } from './sample-mark.tsx'
import { againWay, boundWhy } from './sheet.model.ts'
import css from './sheet.module.css'
import { Terms } from './terms.tsx'
import { kinds, useStatusNames } from './words.ts'

const { notStarted, running, ended, frozen, cancelled } = productOrderStates

/** @param id in the address; the sheet is closed without one */
type Props = { id: string | undefined; frame: ReturnType<typeof useAddressedSheet>['frame'] }

export function OrderSheet({ id, frame }: Props) {
  const found = useOrderRow(id)
  const order = found.data?.records[0]
  const leaving = useLeaving(id)
  return (
    <Sheet
      {...frame}
      busy={leaving.busy}
      title={order?.productName ?? <Trans context="product">Order</Trans>}
      mark={order && <Marks of={order} />}
      actions={useActions(order, leaving)}
    >
      {id && (
        <Loaded
          of={found}
          title={<Trans>Couldn't load the order</Trans>}
          skeleton={<SkeletonRows rows={8} single />}
          empty={<NotFound />}
        >
          {({ records }) => records.map(row => <Details key={row.id} order={row} />)}
        </Loaded>
      )}
      <OrderNote state={leaving.state} records={undefined} />
    </Sheet>
  )
}

const NotFound = () => (
  <p className={css.note}>
    <Trans>We couldn't find this order.</Trans>
  </p>
)

/** Its state changes by itself while the sheet is open. */
function Marks({ of }: { of: ProductOrder }) {
  const names = useStatusNames()
  return (
    <span className={css.marks}>
      <SampleMark of={of} />
      <span role="status">
        <Badge kind={kinds[of.status]}>{names[of.status]}</Badge>
      </span>
    </span>
  )
}

/** One act at most: what can be left is left, what has ended is done again. */
function useActions(order: ProductOrder | undefined, leaving: Leaving): ReactNode {
  const way = useWays()
  if (!order) return undefined
  if (mayLeave(order)) return <LeaveButton {...{ order, leaving }} />
  const again = order.status === ended ? way(againWay(order)) : undefined
  return (
    again && (
      <Button wide look="primary" href={again}>
        <Trans>Reinvest</Trans>
      </Button>
    )
  )
}

function Details({ order }: { order: ProductOrder }) {
  const { status, payer } = order
  const live = status === notStarted || status === running || status === frozen
  return (
    <div className={css.details}>
      {status === frozen ? <Stopped of={order} /> : live && <Ahead of={order} />}
      <Bound of={order} />
      <Terms of={order} />
      {status !== cancelled && hasFeature('order-income') && <IncomeCalendar key={order.id} order={order} />}
      {live && <Payer payer={payer} promise={isMachine(order) ? 'output' : 'fixed'} />}
      <Agreement of={order} />
    </div>
  )
}

const Ahead = ({ of }: { of: ProductOrder }) => (
  <p className={css.ahead}>
    <Next of={of} />
  </p>
)

/** With the reason, where the exchange tells one. */
const Stopped = ({ of: { freezeReason, ownWords } }: { of: ProductOrder }) => (
  <Banner
    kind="wait"
    title={
      freezeReason ? <OwnWords text={freezeReason} own={ownWords} /> : <Trans>The operator has paused this order</Trans>
    }
  >
    <Trans>Your remaining days are kept: all dates move back by the length of the pause.</Trans>
  </Banner>
)

/** Why nobody can leave it now. */
function Bound({ of }: { of: ProductOrder }) {
  const why = boundWhy(of)
  if (!why) return null
  return (
    <p className={css.note}>
      {why === 'bond' && <Trans>A bond can't be sold before maturity.</Trans>}
      {why === 'sold-out' && <Trans>The bond is sold out, so this order can't be cancelled.</Trans>}
      {why === 'machine' && <Trans>The purchase price isn't refunded, and an active machine can't be returned.</Trans>}
    </p>
  )
}

/** What was accepted with the purchase. */
function Agreement({ of: { id, productId } }: { of: ProductOrder }) {
  const { data } = useCall(productCall, { id: productId })
  const agreement = useAgreementWay(id, data?.agreementId)
  if (!agreement) return null
  return (
    <List flush>
      <ListRow title={<Trans context="product">Agreement</Trans>} href={agreement} />
    </List>
  )
}
