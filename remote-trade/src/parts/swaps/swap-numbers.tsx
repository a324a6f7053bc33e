/** Every number of a swap that was made. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SwapRow } from '@shared/contract'
import { formatRecordTime } from '@shared/format/time'
import { big } from '@shared/money'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import { bothWays, useRateWords } from './rates.ts'

/** What the spread took of what was given. */
export const spreadOf = (issued: string, spread: string): string => big(issued).times(big(spread)).toString()

export function SwapNumbers({ swap }: { swap: SwapRow }) {
  const { t } = useLingui()
  const { percent } = useFigures()
  const words = useRateWords()
  const { fromCurrency: from, toCurrency: to, exchangeRate: rate, issued, obtained, spread } = swap
  const share = percent(spread, 2, 0)
  const [readable, turned] = bothWays({ from, to, rate })
  return (
    <Sums>
      <SumRow label={<Trans context="flash exchange">Paid</Trans>} value={<Paid value={issued} unit={from} />} />
      <SumRow strong label={<Trans>Received</Trans>} value={<Got value={obtained} unit={to} />} />
      <SumRow label={<Trans>Exchange rate</Trans>} value={words(readable)} />
      <SumRow label="" value={words(turned)} />
      <SumRow label={<Trans>Spread ({share})</Trans>} value={<Paid value={spreadOf(issued, spread)} unit={from} />} />
      <SumRow label={<Trans>Time</Trans>} value={formatRecordTime(swap.createTime)} />
      <SumRow
        label={<Trans>Order number</Trans>}
        value={<CopyText value={swap.id} label={t`Copy the order number`} onCopy={() => void copy(swap.id)} />}
      />
    </Sums>
  )
}
