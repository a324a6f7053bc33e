/** Chooses what the ledger shows: kind, account, direction, days. Applied at once; the address holds it. */

import { Trans, useLingui } from '@lingui/react/macro'
import { flows } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Sheet } from '@shared/ui/sheet'
import { useWays } from 'shell/navigation'
import { useFilterCurrencies } from '../../parts/currencies.ts'
import { Choice, DaysChoice, FilterActions } from '../../parts/filter.tsx'
import { type AccountName, type Filter, type Group, groupOf, groups, typesOf } from './ledger.model.ts'
import { useAccountNames, useGroupNames, useTypeNames } from './names.ts'

/** @param set changes what is named; undefined takes it away */
type ChoicesProps = { filter: Filter; set(change: Filter): void }
type Props = ChoicesProps & { open: boolean; onClose(): void; onClear(): void }

/** What an account holds that no screen leads to is nothing to filter by: investments and loans come with theirs. */
function useOffered(): { groups: readonly Group[]; accounts: readonly AccountName[] } {
  const way = useWays()
  const invests = way(to.investments()) !== undefined
  const lends = way(to.loan()) !== undefined
  return {
    groups: groups.filter(group => (group === 5 ? invests : group === 6 ? lends : true)),
    accounts: [
      ...(['balance', 'contract', 'margin', 'frozen'] as const),
      ...(invests ? (['invest'] as const) : []),
      ...(lends ? (['pledge', 'debt'] as const) : []),
    ],
  }
}

function Choices({ filter, set }: ChoicesProps) {
  const { t } = useLingui()
  const groupNames = useGroupNames()
  const typeNames = useTypeNames()
  const accountNames = useAccountNames()
  const offered = useOffered()
  const group = filter.group ?? (filter.type && groupOf(filter.type))
  return (
    <>
      <Choice
        label={t`Group`}
        options={offered.groups.map(value => ({ value, label: groupNames[value] }))}
        value={group}
        onChange={next => set({ group: next, type: undefined })}
      />
      {group && (
        <Choice
          label={t`Type`}
          options={typesOf(group).map(value => ({ value, label: typeNames[value] }))}
          value={filter.type}
          onChange={type => set({ type, group: type ? undefined : group })}
        />
      )}
      <Choice
        label={t({ message: 'Account', context: 'money' })}
        options={offered.accounts.map(value => ({ value, label: accountNames[value] }))}
        value={filter.account}
        onChange={account => set({ account })}
      />
      <Choice
        label={t`Type`}
        options={[
          { value: flows.in, label: t`Money in` },
          { value: flows.out, label: t`Money out` },
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
