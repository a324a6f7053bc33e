/** One bond of the list: a link over all of it. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import { productStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatLength } from '@shared/format/duration'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { Emblem } from '../../parts/bonds/emblem.tsx'
import { Raising } from '../../parts/bonds/raising.tsx'
import { YearlyRate } from '../../parts/bonds/rate.tsx'
import { StateBadge } from '../../parts/bonds/state-badge.tsx'
import { When } from '../../parts/bonds/when.tsx'
import { useFigures } from '../../parts/figures.tsx'
import css from './bonds.module.css'

export function BondRow({ of }: { of: Product }) {
  const { id, name, issuer, images, rate, status } = of
  const over = status === productStates.soldOut || status === productStates.closed
  return (
    <li>
      <a className={css.bond} href={useWay(to.bond({ id }))} data-over={over || undefined}>
        <div className={css.head}>
          <Emblem images={images} />
          <div className={css.who}>
            <b className={css.name}>{name}</b>
            {issuer && <p className={css.issuer}>{issuer}</p>}
          </div>
          <StateBadge of={status} />
        </div>
        <div className={css.terms}>
          <YearlyRate of={rate} />
          <Terms of={of} />
        </div>
        <Raising of={of} />
        <p className={css.note}>
          <When of={of} />
        </p>
      </a>
    </li>
  )
}

function Terms({ of: { cycleDays, minAmount, currency } }: { of: Product }) {
  const { bcp47 } = useLanguage()
  const { money } = useFigures()
  const term = formatLength(bcp47, cycleDays, 'day')
  const least = money(minAmount, currency)
  return (
    <p className={css.term}>
      <Trans context="bond">
        {term}, from {least}
      </Trans>
    </p>
  )
}
