/** Whether a machine earns back what it costs: a dot on the line of its days. */
import { Plural, Trans } from '@lingui/react/macro'
import { formatCount } from '@shared/format/number'
import type { CSSProperties } from 'react'
import { useLanguage } from 'shell/i18n'
import { Money } from '../../parts/figures.tsx'
import type { BreakEven, Machine } from '../../parts/machines/machine.model.ts'
import { NotEven } from '../../parts/machines/not-even.tsx'
import css from './miner.module.css'

export function EvenLine({ of, even }: { of: Machine; even: BreakEven }) {
  const { price, currency, cycleDays } = of
  const cost = <Money open value={price} currency={currency} />
  const total = <Money open value={even.total} currency="USDT" />
  return (
    <section className={css.even} data-within={even.within || undefined}>
      <div className={css.line}>
        {even.within ? <When days={even.days} /> : <NotEven />}
        <span className={css.note}>
          <Plural value={cycleDays} one="Runs for # day" other="Runs for # days" />
        </span>
      </div>
      <div className={css.track} style={{ '--at': even.at } as CSSProperties} aria-hidden="true">
        <i />
        <b />
      </div>
      <div className={`${css.line} ${css.note}`}>
        <span>
          <Trans>Price {cost}</Trans>
        </span>
        <span>
          <Trans>Term total {total}</Trans>
        </span>
      </div>
      {!even.within && even.days !== null && <TooLate days={even.days} />}
    </section>
  )
}

function When({ days }: { days: number | null }) {
  const { bcp47 } = useLanguage()
  const day = formatCount(bcp47, days ?? 0)
  return (
    <p>
      <Trans>
        Pays back on day <b>{day}</b> at today's price
      </Trans>
    </p>
  )
}

const TooLate = ({ days }: { days: number }) => (
  <p className={css.note}>
    <Plural value={days} one="Estimated payback: # day" other="Estimated payback: # days" />
  </p>
)
