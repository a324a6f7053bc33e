/** One waiting order: what it waits for, how far that is, what it keeps, and what may be done. */
import { Trans, useLingui } from '@lingui/react/macro'
import { pairOf } from '@shared/contract/symbols'
import { formatRecordTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { hasFeature } from 'shell/transport'
import { useSize } from '../cfd/units.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { dealtAt, frozenUnit, placeOn, type WaitingOrder } from './order.model.ts'
import { useOrderNames } from './order-names.ts'
import css from './orders.module.css'
import { wayTo } from './waiting.model.ts'

export type Act = 'amend' | 'cancel'
type Props = {
  order: WaitingOrder
  market: Decimal | undefined
  onAct(act: Act, id: string): unknown
  onOpen(id: string): void
}

export function OrderCard({ order, market, onAct, onOpen }: Props) {
  const { t } = useLingui()
  const { row, info, side, at } = order
  const names = useOrderNames()
  const { price } = useFigures()
  const size = useSize()
  const now = market && dealtAt(order, market)
  const pair = pairOf(info)
  return (
    <li className={css.card}>
      <button type="button" className={css.head} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
        <span className={css.what}>
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.order(order)}</Badge>
          <b>{pair}</b>
        </span>
        <span className={css.size}>
          {[size(row.quantity, row, info), names.terms(row)].filter(Boolean).join(' · ')}
        </span>
      </button>
      <div className={css.level}>
        <span className={css.price}>
          <b className="num" translate="no">
            {price(at, info.pricePrecision)}
          </b>{' '}
          <span>{names.level(order)}</span>
        </span>
        {now && <Way at={at} market={now} places={info.pricePrecision} />}
      </div>
      {now && <Rail at={at} market={now} side={side} />}
      <div className={css.foot}>
        <span className={css.note}>
          {row.expireTime ? formatRecordTime(row.expireTime) : <Trans>Until cancelled</Trans>} · <Trans>Locked</Trans>{' '}
          <Paid value={row.frozen} unit={frozenUnit(row, info)} />
        </span>
        <span className={css.acts}>
          {hasFeature('order-amend') && (
            <Button small aria-label={t`Amend ${pair}`} onClick={() => onAct('amend', row.id)}>
              <Trans>Amend</Trans>
            </Button>
          )}
          <Button
            small
            aria-label={t({ message: `Cancel ${pair}`, context: 'order' })}
            onClick={() => onAct('cancel', row.id)}
          >
            <Trans context="order">Cancel</Trans>
          </Button>
        </span>
      </div>
    </li>
  )
}

/** How far the market has to go. */
function Way({ at, market, places }: { at: Decimal; market: Decimal; places: number }) {
  const figures = useFigures()
  const [way, now] = [figures.way(wayTo(at, market)), figures.price(market, places)]
  return (
    <span className={css.way}>
      <Trans>
        {way} from {now}
      </Trans>
    </span>
  )
}

/** The market is the dot, the order's price the tick, on one scale for all. */
function Rail({ at, market, side }: { at: Decimal; market: Decimal; side: 'long' | 'short' }) {
  const left = (price: Decimal) => ({ left: `${placeOn(price, market) * 100}%` })
  return (
    <div className={css.rail} aria-hidden="true">
      <span className={css.tick} data-side={side} style={left(at)} />
      <span className={css.dot} style={left(market)} />
    </div>
  )
}
