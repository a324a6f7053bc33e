/** The figures of the agreement, two in a line: what it costs, and of collateral what it is worth and what it may come to. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '@shared/format/time'
import { big, type Decimal, yearlyRate } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import type { ReactNode } from 'react'
import { useFigures } from '../../parts/figures.tsx'
import { costOf, coverOf, type Pledged, type Price, type Terms } from '../../parts/loans/choice.ts'
import css from './loan-agreement.module.css'

type CellProps = { label: ReactNode; value: ReactNode; note: ReactNode }

const Cell = ({ label, value, note }: CellProps) => (
  <div className={css.cell}>
    <dt className={css.label}>{label}</dt>
    <dd className={css.value}>{value}</dd>
    <dd className={css.note}>{note}</dd>
  </div>
)

/** @param due ms of the due date, as far as it is known */
type Props = { terms: Terms; at: Price; due: number }

export function Figures({ terms, at, due }: Props) {
  return (
    <dl className={css.grid}>
      {terms.pledged && <Worth terms={terms} pledged={terms.pledged} at={at} />}
      <Cost terms={terms} due={due} />
      {terms.pledged && <Bounds terms={terms} pledged={terms.pledged} at={at} />}
    </dl>
  )
}

function Cost({ terms, due }: Pick<Props, 'terms' | 'due'>) {
  const { percent } = useFigures()
  const { currency, dailyRate, days } = terms
  const { interest, due: owed } = costOf(terms)
  const rate = percent(dailyRate, 4, 2)
  return (
    <>
      <Cell
        label={<Trans>Total interest, {days} days</Trans>}
        value={<Amount open value={interest} unit={currency} />}
        note={
          <>
            {terms.freeDay ? (
              <Trans>{rate} a day, first 24 hours free</Trans>
            ) : (
              <Trans>{rate} a day, from the first day</Trans>
            )}
            {' · '}
            <Yearly daily={dailyRate} />
          </>
        }
      />
      <Cell
        label={<Trans>To repay on the due date</Trans>}
        value={<Amount open value={owed} unit={currency} />}
        note={formatDay(due)}
      />
    </>
  )
}

function Yearly({ daily }: { daily: Decimal }) {
  const rate = useFigures().percent(yearlyRate(daily))
  return <Trans>{rate} a year</Trans>
}

type PledgedProps = Pick<Props, 'terms' | 'at'> & { pledged: Pledged }

function Worth({ terms, pledged, at }: PledgedProps) {
  const { percent } = useFigures()
  const { quantity, currency, initialLtv } = pledged
  const { ltv } = coverOf(terms.amount, pledged, at)
  const initial = percent(initialLtv, 2, 0)
  const worth = at && big(quantity).times(big(at.price)).toString()
  return (
    <>
      <Cell
        label={<Trans>Collateral</Trans>}
        value={<Amount open value={quantity} places={8} minPlaces={0} unit={currency} />}
        note={<Amount open approximate value={worth} unit={terms.currency} />}
      />
      <Cell
        label={<Trans>Loan-to-value (LTV)</Trans>}
        value={percent(ltv)}
        note={<Trans>Initial limit {initial}</Trans>}
      />
    </>
  )
}

function Bounds({ terms, pledged, at }: PledgedProps) {
  const { t } = useLingui()
  const { percent } = useFigures()
  const { currency, callLtv, liquidationLtv } = pledged
  const { call, liquidation } = coverOf(terms.amount, pledged, at)
  const places = at?.places ?? 2
  const note = (ratio: string) => t`${currency} price, LTV ${ratio}`
  return (
    <>
      <Cell
        label={<Trans>Collateral call price</Trans>}
        value={<Amount open value={call} places={places} />}
        note={note(percent(callLtv, 2, 0))}
      />
      <Cell
        label={<Trans context="loan">Liquidation price</Trans>}
        value={<Amount open value={liquidation} places={places} />}
        note={note(percent(liquidationLtv, 2, 0))}
      />
    </>
  )
}
