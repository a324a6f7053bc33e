/** Chooses the currency and the days of the records. Applied at once; the address holds it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import { useFilterCurrencies } from '../../parts/currencies.ts'
import { Choice, DaysChoice, FilterActions } from '../../parts/filter.tsx'
import type { Filter, Written } from './records.model.ts'

/** @param set changes what is named; undefined takes it away */
type Props = { open: boolean; onClose(): void; filter: Filter; set(change: Written): void }

export function FilterSheet({ open, onClose, filter, set }: Props) {
  const { t } = useLingui()
  const { currency } = filter
  const clear = () => set({ currency: undefined, begin: undefined, end: undefined })
  const actions = <FilterActions onClear={clear} onDone={onClose} />
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Filter</Trans>} actions={actions}>
      <Choice
        label={t`Currency`}
        options={useFilterCurrencies(currency, open)}
        value={currency}
        onChange={next => set({ currency: next })}
      />
      <DaysChoice days={filter} onChange={set} />
    </Sheet>
  )
}
