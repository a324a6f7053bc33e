/** What a tap on one's own line opens: the position, the order, the term, with what may be done to it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Sheet } from '@shared/ui/sheet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTicker } from 'shell/market-feed'
import { go } from 'shell/navigation'
import { type SheetFrame, useSheet } from 'shell/screen'
import { AlertSheet } from '../../parts/alerts/alert-sheet.tsx'
import { OrderSheets, useOver } from '../../parts/order-sheets.tsx'
import { type Act as OrderAct, OrderCard } from '../../parts/orders/order-card.tsx'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { type Act as PositionAct, PositionCard } from '../../parts/positions/position-card.tsx'
import { PositionSheets } from '../../parts/positions/position-sheets.tsx'
import { Announcement } from '../../parts/words/announcement.tsx'
import { ElsewhereSheet } from './elsewhere-sheet.tsx'
import { elsewhere, idOf, type Own, tradedIn } from './own-lines.model.ts'

type Props = SheetFrame & { id: string; all: readonly Own[]; live: LiveAccount; info: SymbolInfo }

/** What ends under its sheet keeps the sheet: an alert that is deleted, an order that is filled, a term that expires. */
export function OwnSheet({ id, all, ...rest }: Props) {
  const own = all.find(one => idOf(one) === id)
  const [last, setLast] = useState(own)
  if (own && own !== last && own.of === last?.of) setLast(own) // a filled order is found as a position
  const away = last && elsewhere(last)
  if (away) return <ElsewhereSheet {...rest} own={away} ended={!own} />
  if (last?.of === 'order') return <TappedOrder {...rest} own={last} all={all} />
  if (last?.of === 'alert') return <AlertSheet info={rest.info} open={rest.open} onClose={rest.onClose} />
  return <TappedPosition {...rest} own={own?.of === 'position' ? own : undefined} id={id} />
}

type Of<K extends Own['of']> = Omit<Props, 'id' | 'all'> & { own: Extract<Own, { of: K }> }

type PositionProps = Omit<Of<'position'>, 'own'> & { own: Of<'position'>['own'] | undefined; id: string }

/** A card until it is over; then why, announced, with the focus where a button of the card had it. */
function UntilOver({ over, children }: { over: string | undefined; children: ReactNode }) {
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (over && document.activeElement === document.body) status.current?.focus()
  }, [over])
  return (
    <>
      <Announcement visible ref={status} tabIndex={-1}>
        {over}
      </Announcement>
      {!over && <ul>{children}</ul>}
    </>
  )
}

/** In full; what is done to it opens over it. */
function TappedPosition({ own, id, live, open, onClose }: PositionProps) {
  const { t } = useLingui()
  const act = useSheet<PositionAct>()
  const details = () =>
    own && go(to.contract({ mode: tradedIn(own), symbol: own.position.row.symbol, tab: 'positions', order: id }))
  return (
    <>
      <Sheet open={open} onClose={onClose} title={<Trans>Position</Trans>}>
        <UntilOver over={own ? undefined : t`This position is closed`}>
          {own && <PositionCard position={own.position} onAct={act.show} onOpen={details} />}
        </UntilOver>
      </Sheet>
      {act.value && (
        <PositionSheets key={act.key} act={act.value} id={id} live={live} open={act.open} onClose={act.close} />
      )}
    </>
  )
}

function TappedOrder({ own, all, open, onClose }: Of<'order'> & { all: readonly Own[] }) {
  const act = useSheet<OrderAct>()
  const { order } = own
  const over = useOver(order, open && !all.includes(own))
  const { id, symbol, markPrice } = order.row
  const market = useTicker(symbol)?.price ?? markPrice ?? undefined
  const details = () => go(to.contract({ mode: tradedIn(own), symbol, tab: 'orders', order: id }))
  const orders = all.flatMap(own => (own.of === 'order' ? own.order : []))
  return (
    <>
      <Sheet open={open} onClose={onClose} title={<Trans>Order</Trans>}>
        <UntilOver over={over}>
          <OrderCard order={order} market={market} onAct={act.show} onOpen={details} />
        </UntilOver>
      </Sheet>
      {act.value && (
        <OrderSheets key={act.key} act={act.value} id={id} orders={orders} open={act.open} onClose={act.close} />
      )}
    </>
  )
}
