/** Chooses the currency and the days of the records. Applied at once; the address holds it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Sheet } from '@shared/ui/sheet'
import { setQuery } from 'shell/navigation'
import { useFilterCurrencies } from '../../parts/currencies.ts'
import type { Days } from '../../parts/days.ts'
import { Choice, DaysChoice, FilterActions } from '../../parts/filter.tsx'

type Props = { open: boolean; onClose(): void; currency: string | undefined; days: Days }

export function FilterSheet({ open, onClose, currency, days }: Props) {
  const { t } = useLingui()
  const clear = () => setQuery({ currency: undefined, begin: undefined, end: undefined })
  const actions = <FilterActions onClear={clear} onDone={onClose} />
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Filter</Trans>} actions={actions}>
      <Choice
        label={t`Currency`}
        options={useFilterCurrencies(currency, open)}
        value={currency}
        onChange={next => setQuery({ currency: next })}
      />
      <DaysChoice days={days} set={({ begin, end }) => setQuery({ begin, end })} />
    </Sheet>
  )
}
