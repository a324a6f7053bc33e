/** One swap in a list: issued, obtained, the rate, when. */
import type { SwapRow as Swap } from '@shared/contract'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { ListRow } from '@shared/ui/list-row'
import { SampleMark } from '../words/sample-mark.tsx'
import { bothWays, useRateWords } from './rates.ts'
import css from './swaps.module.css'

type Props = { swap: Swap; onOpen(id: string): void }

export function SwapRow({ swap, onOpen }: Props) {
  const { fromCurrency: from, toCurrency: to, exchangeRate: rate, issued, obtained } = swap
  const [readable] = bothWays({ from, to, rate })
  return (
    <ListRow
      title={
        <span className={css.amounts}>
          <span className={css.issued}>
            <Amount value={issued} places={8} minPlaces={2} unit={from} />
          </span>
          <span aria-hidden="true">→</span>
          <Amount value={obtained} places={8} minPlaces={2} unit={to} />
          <SampleMark of={swap} />
        </span>
      }
      note={
        <span className={css.about}>
          <span>{useRateWords()(readable)}</span>
          <span>{formatRecordTime(swap.createTime)}</span>
        </span>
      }
      onClick={() => onOpen(swap.id)}
    />
  )
}
