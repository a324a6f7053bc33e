/** Takes a waiting order back: what it kept is free again. */
import { Trans, useLingui } from '@lingui/react/macro'
import { closePositionCall } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { useTradingAccount } from '../account/trading-account.ts'
import { useSize } from '../cfd/units.ts'
import { Announcement } from '../words/announcement.tsx'
import { useFigures } from '../words/figures.ts'
import { Got } from '../words/paid.tsx'
import { frozenUnit, type WaitingOrder } from './order.model.ts'
import { useOrderNames } from './order-names.ts'

type Props = SheetFrame & {
  order: WaitingOrder
  /** Why it can no longer be cancelled. */
  over: string | undefined
}

export function CancelSheet({ order, over, open, onClose }: Props) {
  const { t } = useLingui()
  const names = useOrderNames()
  const { price } = useFigures()
  const size = useSize()
  const { row, info, at } = order
  const account = useTradingAccount()
  const { state, busy, send } = useOrder(closePositionCall, {
    onDone() {
      onClose()
      toast(t`Order cancelled`, { kind: 'success' })
    },
  })
  const offline = useOfflineReason()
  const reason = over ?? offline
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Trans context="order">Cancel order</Trans>}
      actions={
        <>
          <Button wide disabled={busy} onClick={onClose}>
            <Trans>Keep as is</Trans>
          </Button>
          <Button
            wide
            look="primary"
            loading={busy}
            reason={busy ? undefined : reason}
            onClick={() => void send({ ...account, id: row.id })}
          >
            <OrderWords state={state}>
              <Trans context="order">Cancel order</Trans>
            </OrderWords>
          </Button>
        </>
      }
    >
      <Announcement>{over}</Announcement>
      <Sums>
        <SumRow label={pairOf(info)} value={names.order(order)} />
        <SumRow label={names.level(order)} value={price(at, info.pricePrecision)} />
        <SumRow label={<Trans>Quantity</Trans>} value={size(row.quantity, row, info)} />
        <SumRow label={<Trans>Released</Trans>} value={<Got value={row.frozen} unit={frozenUnit(row, info)} />} />
      </Sums>
      <OrderNote state={state} records={useWay(to.contract({ tab: 'orders' }))} />
    </Sheet>
  )
}
