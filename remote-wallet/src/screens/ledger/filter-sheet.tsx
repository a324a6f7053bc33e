/** Chooses what the ledger shows: kind, account, direction, days. Applied at once; the address holds it. */

import { Trans, useLingui } from '@lingui/react/macro'
import { flows } from '@shared/contract/codes'
import { Sheet } from '@shared/ui/sheet'
import { useFilterCurrencies } from '../../parts/currencies.ts'
import { Choice, DaysChoice, FilterActions } from '../../parts/filter.tsx'
import { accounts, type Filter, groups, types } from './ledger.model.ts'
import { useAccountNames, useGroupNames, useTypeNames } from './names.ts'

/** @param set changes what is named; undefined takes it away */
type ChoicesProps = { filter: Filter; set(change: Filter): void }
type Props = ChoicesProps & { open: boolean; onClose(): void; onClear(): void }

function Choices({ filter, set }: ChoicesProps) {
  const { t } = useLingui()
  const groupNames = useGroupNames()
  const typeNames = useTypeNames()
  const accountNames = useAccountNames()
  return (
    <>
      <Choice
        label={t`Group`}
        options={groups.map(value => ({ value, label: groupNames[value] }))}
        value={filter.group}
        onChange={group => set({ group, type: undefined })}
      />
      <Choice
        label={t`Type`}
        options={types.map(value => ({ value, label: typeNames[value] }))}
        value={filter.type}
        onChange={type => set({ type, group: undefined })}
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
          { value: flows.in, label: t`In` },
          { value: flows.out, label: t`Out` },
        ]}
        value={filter.dir}
        onChange={dir => set({ dir })}
      />
    </>
  )
}

export function FilterSheet({ open, onClose, onClear, filter, set }: Props) {
  const { t } = useLingui()
  const actions = <FilterActions onClear={onClear} onDone={onClose} />
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Filter</Trans>} actions={actions}>
      <Choices filter={filter} set={set} />
      <Choice
        label={t`Currency`}
        options={useFilterCurrencies(filter.currency, open)}
        value={filter.currency}
        onChange={currency => set({ currency })}
      />
      <DaysChoice days={filter} onChange={set} />
    </Sheet>
  )
}
