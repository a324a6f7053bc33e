/** What filter sheets are made of: choices of one, and days. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { DaysField, type DaysFieldProps } from '@shared/ui/days-field'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
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

/** Days of the server's clock, since it counts them. */
export const DaysChoice = (props: Omit<DaysFieldProps, 'now'>) => (
  <Group name={<Trans>Dates</Trans>}>
    <DaysField {...props} now={serverNow} />
  </Group>
)

/** What a filter's sheet ends with. @param onClear takes every filter away */
export const FilterActions = ({ onClear, onDone }: { onClear(): void; onDone(): void }) => (
  <>
    <Button wide onClick={onClear}>
      <Trans>Remove all</Trans>
    </Button>
    <Button look="primary" wide onClick={onDone}>
      <Trans>Done</Trans>
    </Button>
  </>
)
