/** What a loan costs a day, and simply in a year. */
import { Trans } from '@lingui/react/macro'
import { type Decimal, yearlyRate } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { useFigures } from '../figures.tsx'

/** @param bad it is the rate of a loan that is overdue */
export function RateRow({ daily, bad }: { daily: Decimal; bad?: boolean | undefined }) {
  const { percent } = useFigures()
  const rate = percent(yearlyRate(daily))
  return (
    <SumRow
      label={<Trans context="loan">Daily rate</Trans>}
      value={
        <span data-bad={bad || undefined}>
          {percent(daily, 4, 2)} · <Trans>{rate} a year</Trans>
        </span>
      }
    />
  )
}
