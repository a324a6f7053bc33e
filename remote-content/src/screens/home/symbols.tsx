/** Symbols under each other; so many skeletons while none is known. */
import { SkeletonRows } from '@shared/ui/skeleton'
import type { Ticker } from 'shell/market-feed'
import css from './home.module.css'
import { Row } from './row.tsx'

export function Symbols({ of, loading }: { of: readonly Ticker[]; loading: number | false }) {
  if (loading)
    return (
      <div className={css.gutter}>
        <SkeletonRows rows={loading} disc />
      </div>
    )
  return (
    <ul>
      {of.map(ticker => (
        <Row key={ticker.symbol} ticker={ticker} />
      ))}
    </ul>
  )
}
