/** Chooses the currency and the days of the records. Applied at once; the address holds it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { setQuery } from 'shell/navigation'
import type { Days } from '../../parts/days.ts'
import { Choice, DaysChoice } from '../../parts/filter.tsx'

type Props = { open: boolean; onClose(): void; currency: string | undefined; days: Days }

export function FilterSheet({ open, onClose, currency, days }: Props) {
  const { t } = useLingui()
  const actions = (
    <Button look="primary" wide onClick={onClose}>
      <Trans>Done</Trans>
    </Button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Filter</Trans>} actions={actions}>
      <Choice
        label={t`Currency`}
        options={['USDT', 'ETH'].map(value => ({ value, label: value }))}
        value={currency}
        onChange={next => setQuery({ currency: next })}
      />
      <DaysChoice days={days} set={({ begin, end }) => setQuery({ begin, end })} />
    </Sheet>
  )
}
