/** One day: when, what it brought, of a machine how that came about. */
import { Trans } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { formatRecordTime } from '@shared/format/time'
import { compare } from '@shared/money'
import { Badge, type StateKind } from '@shared/ui/badge'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { Money } from '../figures.tsx'
import type { Day, DayState, Income } from './calendar.model.ts'
import css from './calendar.module.css'
import { useDayNames, useDayTitle } from './day-grid.tsx'
import { isMachine } from './orders.model.ts'

const kinds: Record<DayState, StateKind> = { paid: 'ok', idle: 'wait', coming: 'wait' }

export function DayReadout({ order, day }: { order: ProductOrder; day: Day }) {
  const title = useDayTitle(order)
  const names = useDayNames()
  const { n, state, at, amount, income } = day
  return (
    <div role="status" className={css.readout}>
      <p className={css.about}>
        <b>{title(n)}</b>
        <Badge kind={kinds[state]}>{names[state]}</Badge>
        <span className={css.time}>{at === null ? <Trans>Date to be confirmed</Trans> : formatRecordTime(at)}</span>
      </p>
      <Sums>
        {income && isMachine(order) && <Mined income={income} />}
        {amount !== null && (
          <SumRow
            strong
            label={<Trans>Income</Trans>}
            value={<Money value={amount} currency={order.incomeCurrency} />}
          />
        )}
      </Sums>
      <Note order={order} day={day} />
    </div>
  )
}

const Mined = ({ income: { gross, power, price, currency } }: { income: Income }) => (
  <>
    <SumRow label={<Trans>Gross output</Trans>} value={<Money value={gross} currency={currency} />} />
    <SumRow label={<Trans>Power cost</Trans>} value={<Money value={minus(power)} currency={currency} />} />
    {price != null && (
      <SumRow label={<Trans>{currency} price</Trans>} value={<Money open value={price} currency="USDT" />} />
    )}
  </>
)

const minus = (power: string): string => (compare(power, '0') === 0 ? power : `-${power}`)

function Note({ order, day: { state } }: { order: ProductOrder; day: Day }) {
  if (state === 'idle')
    return (
      <p className={css.note}>
        <Trans>Power cost more than the machine mined, so it stood idle. You earned nothing and paid nothing.</Trans>
      </p>
    )
  if (state !== 'coming' || !isMachine(order)) return null
  return (
    <p className={css.note}>
      <Trans>Income depends on that day's price and output.</Trans>
    </p>
  )
}
