/** Chooses what the ledger shows: kind, account, direction, days. Applied at once; the address holds it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { recentDays } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { setQuery } from 'shell/navigation'
import { accounts, type Filter, queryOf, types } from './ledger.model.ts'
import css from './ledger.module.css'
import { useAccountNames, useTypeNames } from './names.ts'

type ChoiceProps<T> = {
  label: string
  options: readonly { value: T; label: string }[]
  value: T | undefined
  onChange(value: T | undefined): void
}

/** A second press of the chosen one takes it away. */
function Choice<T extends string | number>({ label, options, value, onChange }: ChoiceProps<T>) {
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

const Group = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.group}>
    <p className={css.label}>{name}</p>
    {children}
  </div>
)

type DaysProps = { filter: Filter; set(change: Filter): void }

function Days({ filter, set }: DaysProps) {
  const { t } = useLingui()
  const spans = [
    { days: 1, label: t`Today` },
    { days: 7, label: t`7 days` },
    { days: 30, label: t`30 days` },
  ]
  return (
    <Group name={<Trans>Days</Trans>}>
      <Chips label={t`Days`}>
        {spans.map(({ days, label }) => {
          const { first, last } = recentDays(serverNow(), days)
          const on = filter.begin === first && filter.end === last
          return (
            <Chip
              key={days}
              on={on}
              onClick={() => set(on ? { begin: undefined, end: undefined } : { begin: first, end: last })}
            >
              {label}
            </Chip>
          )
        })}
      </Chips>
      <div className={css.range}>
        <Field
          label={t`First day`}
          type="date"
          value={filter.begin ?? ''}
          onChange={begin => set({ begin: begin || undefined })}
        />
        <Field
          label={t`Last day`}
          type="date"
          value={filter.end ?? ''}
          onChange={end => set({ end: end || undefined })}
        />
      </div>
    </Group>
  )
}

export function FilterSheet({ open, onClose, filter }: { open: boolean; onClose(): void; filter: Filter }) {
  const { t } = useLingui()
  const typeNames = useTypeNames()
  const accountNames = useAccountNames()
  const set = (change: Filter) => setQuery(queryOf({ ...filter, ...change }))
  const actions = (
    <>
      <Button wide onClick={() => setQuery(queryOf({}))}>
        <Trans>Remove all</Trans>
      </Button>
      <Button look="primary" wide onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Filter</Trans>} actions={actions}>
      <Choice
        label={t`Kind`}
        options={types.map(value => ({ value, label: typeNames[value] }))}
        value={filter.type}
        onChange={type => set({ type })}
      />
      <Choice
        label={t({ message: 'Account', context: 'money' })}
        options={accounts.map(value => ({ value, label: accountNames[value] }))}
        value={filter.account}
        onChange={account => set({ account })}
      />
      <Choice
        label={t`Direction`}
        options={[
          { value: 1, label: t`In` },
          { value: -1, label: t`Out` },
        ]}
        value={filter.dir}
        onChange={dir => set({ dir: dir as Filter['dir'] })}
      />
      <Choice
        label={t`Currency`}
        options={['USDT', 'BTC', 'ETH'].map(value => ({ value, label: value }))}
        value={filter.currency}
        onChange={currency => set({ currency })}
      />
      <Days filter={filter} set={set} />
    </Sheet>
  )
}
