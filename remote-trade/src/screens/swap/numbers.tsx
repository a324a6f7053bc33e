/** What it costs and brings at least, what stays, how much may go at once. */
import { Trans } from '@lingui/react/macro'
import { SWAP_SPREAD, SWAP_TOLERANCE } from '@shared/money'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useFigures } from '../../parts/words/figures.ts'
import { Got, Paid } from '../../parts/words/paid.tsx'
import { previewOf } from './swap.model.ts'
import type { Swap } from './use-swap.ts'

export function Numbers({ swap: { form, quote, pair, terms } }: { swap: Swap }) {
  const { percent, limit } = useFigures()
  const preview = form.ready && quote ? previewOf(form.form.amount || '0', quote, terms) : undefined
  const [spread, tolerance] = [percent(quote?.spread ?? SWAP_SPREAD, 2, 0), percent(SWAP_TOLERANCE, 2, 0)]
  const [min, max, unit] = [limit(terms.min), limit(terms.max), pair.from]
  return (
    <Sums>
      <SumRow label={<Trans>Spread ({spread})</Trans>} value={<Paid open value={preview?.spread} unit={pair.from} />} />
      <SumRow
        label={<Trans>Minimum received (slippage up to {tolerance})</Trans>}
        value={<Got open value={preview?.least} unit={pair.to} />}
      />
      <SumRow
        label={<Trans>Balance account</Trans>}
        {...(preview
          ? {
              before: <Got value={terms.available} currency={pair.from} />,
              value: <Got value={preview.left} unit={pair.from} />,
            }
          : { value: <Got value={terms.available} unit={pair.from} /> })}
      />
      <SumRow
        label={<Trans>Per swap</Trans>}
        value={
          <Trans>
            {min} to {max} {unit}
          </Trans>
        }
      />
    </Sums>
  )
}
