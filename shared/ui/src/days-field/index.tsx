/** Between which days: today, a week, a month, or any span. */
import { useLingui } from '@lingui/react/macro'
import { type Days, isBackwards, recentDays } from '@shared/format/days'
import { Chip, Chips } from '../chip/index.tsx'
import { Field } from '../field/index.tsx'
import css from './index.module.css'

export interface DaysFieldProps {
  days: Days
  onChange: (days: Days) => void
  /** The clock: the server's (`serverNow`), where its days are asked for. */
  now?: (() => number) | undefined
}

export const DaysField = (props: DaysFieldProps) => (
  <div className={css.days}>
    <Spans {...props} />
    <Ends {...props} />
  </div>
)

/** A second press of the chosen one takes it away. */
function Spans({ days, onChange, now = Date.now }: DaysFieldProps) {
  const { t } = useLingui()
  const spans = [
    { length: 1, label: t`Today` },
    { length: 7, label: t`7 days` },
    { length: 30, label: t`30 days` },
  ]
  return (
    <Chips label={t`Dates`} even>
      {spans.map(({ length, label }) => {
        const span = recentDays(now(), length)
        const on = days.begin === span.begin && days.end === span.end
        return (
          <Chip key={length} on={on} onClick={() => onChange(on ? { begin: undefined, end: undefined } : span)}>
            {label}
          </Chip>
        )
      })}
    </Chips>
  )
}

function Ends({ days, onChange }: DaysFieldProps) {
  const { t } = useLingui()
  const { begin = '', end = '' } = days
  const error = isBackwards(days) ? t`The end date is before the start date` : undefined
  const set = (change: Days) => onChange({ begin: days.begin, end: days.end, ...change })
  return (
    <div className={css.ends}>
      <Field label={t`Start date`} type="date" value={begin} onChange={next => set({ begin: next || undefined })} />
      <Field
        label={t`End date`}
        type="date"
        value={end}
        error={error}
        onChange={next => set({ end: next || undefined })}
      />
    </div>
  )
}
