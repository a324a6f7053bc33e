/** What filter sheets are made of: choices of one, and days. */
import { Trans, useLingui } from '@lingui/react/macro'
import { recentDays } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { Field } from '@shared/ui/field'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { type Days, isBackwards } from './days.ts'
import css from './filter.module.css'

const Group = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.group}>
    <p className={css.label}>{name}</p>
    {children}
  </div>
)

type ChoiceProps<T> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange(value: T | undefined): void
}

/** A second press of the chosen one takes it away. */
export function Choice<T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <Group name={label}>
      <Chips label={label}>
        {options.map(option => (
          <Chip
            key={option.value}
            on={option.value === value}
            onClick={() => onChange(option.value === value ? undefined : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </Chips>
    </Group>
  )
}

type DaysProps = { days: Days; set(days: Days): void }

/** Today, a week, a month, or any span. */
export function DaysChoice({ days, set }: DaysProps) {
  const { t } = useLingui()
  const { begin, end } = days
  return (
    <Group name={<Trans>Dates</Trans>}>
      <Spans days={days} set={set} />
      <div className={css.range}>
        <Field
          label={t`Start date`}
          type="date"
          value={begin ?? ''}
          onChange={next => set({ begin: next || undefined, end })}
        />
        <Field
          label={t`End date`}
          type="date"
          value={end ?? ''}
          error={isBackwards(days) ? t`The end date is before the start date` : undefined}
          onChange={next => set({ begin, end: next || undefined })}
        />
      </div>
    </Group>
  )
}

function Spans({ days: { begin, end }, set }: DaysProps) {
  const { t } = useLingui()
  const spans = [
    { days: 1, label: t`Today` },
    { days: 7, label: t`7 days` },
    { days: 30, label: t`30 days` },
  ]
  return (
    <Chips label={t`Dates`}>
      {spans.map(({ days, label }) => {
        const { first, last } = recentDays(serverNow(), days)
        const on = begin === first && end === last
        const next = on ? { begin: undefined, end: undefined } : { begin: first, end: last }
        return (
          <Chip key={days} on={on} onClick={() => set(next)}>
            {label}
          </Chip>
        )
      })}
    </Chips>
  )
}

/** @param onClear takes every filter away */
export const FilterActions = ({ onClear, onDone }: { onClear(): void; onDone(): void }) => (
  <div className={css.actions}>
    <Button wide onClick={onClear}>
      <Trans>Remove all</Trans>
    </Button>
    <Button look="primary" wide onClick={onDone}>
      <Trans>Done</Trans>
    </Button>
  </div>
)
