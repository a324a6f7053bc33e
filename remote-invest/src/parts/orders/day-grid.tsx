/** Days side by side, each with its state in shape and colour; weeks of seven. */
import { useLingui } from '@lingui/react/macro'
import type { ProductOrder } from '@shared/contract/calls/invest/product-orders'
import { formatDayMonthYear } from '@shared/format/short-time'
import { useLanguage } from 'shell/i18n'
import type { Day, DayState } from './calendar.model.ts'
import css from './calendar.module.css'
import { isBond } from './orders.model.ts'

export function useDayNames(): Record<DayState, string> {
  const { t } = useLingui()
  return {
    paid: t({ message: 'Paid', context: 'income' }),
    idle: t({ message: 'Idle', context: 'income' }),
    coming: t({ message: 'Upcoming', context: 'income' }),
  }
}

/** "Day 3", or "Coupon 3" of a bond. */
export function useDayTitle(order: ProductOrder): (n: number) => string {
  const { t } = useLingui()
  return n => (isBond(order) ? t`Coupon ${n}` : t`Day ${n}`)
}

type Props = { order: ProductOrder; days: readonly Day[]; picked: number; onPick(n: number): void }

export function DayGrid({ order, days, picked, onPick }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const names = useDayNames()
  const title = useDayTitle(order)
  const label = ({ n, at, state }: Day) =>
    [title(n), at !== null && formatDayMonthYear(bcp47, at), names[state]].filter(Boolean).join(', ')
  return (
    <>
      <fieldset className={css.grid} aria-label={t`Income calendar`}>
        {days.map(day => (
          <button
            key={day.n}
            type="button"
            className={css.day}
            data-state={day.state}
            aria-pressed={day.n === picked}
            onClick={() => onPick(day.n)}
          >
            <span aria-hidden="true">{day.n}</span>
            <span className="visually-hidden">{label(day)}</span>
          </button>
        ))}
      </fieldset>
      <Legend days={days} />
    </>
  )
}

/** How many of these there are of each. */
function Legend({ days }: Pick<Props, 'days'>) {
  const names = useDayNames()
  const states = ['paid', 'idle', 'coming'] as const
  return (
    <ul className={css.legend}>
      {states.map(state => {
        const count = days.filter(day => day.state === state).length
        return (
          count > 0 && (
            <li key={state}>
              <span className={css.mark} data-state={state} aria-hidden="true" /> {names[state]}{' '}
              <span className="num" translate="no">
                {count}
              </span>
            </li>
          )
        )
      })}
    </ul>
  )
}
