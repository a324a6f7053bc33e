/** The last day in one line above the ticket; a glance, not a chart: touches go through it to the page. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { isClosed } from '@shared/contract/symbols'
import { type Way, wayOfRate } from '@shared/format/number'
import { compare, type Decimal } from '@shared/money'
import { Skeleton } from '@shared/ui/skeleton'
import { memo } from 'react'
import { useTicker } from 'shell/market-feed'
import { useFigures } from '../../parts/words/figures.ts'
import css from './contract.module.css'
import { useDay } from './preview.api.ts'
import { type Line, lineOf } from './preview.model.ts'

const WIDTH = 280
const HEIGHT = 60

const highest = (values: readonly Decimal[]) => values.reduce((a, b) => (compare(a, b) >= 0 ? a : b))
const lowest = (values: readonly Decimal[]) => values.reduce((a, b) => (compare(a, b) <= 0 ? a : b))

/** That of the change beside it, which counts from another moment than the line; a closed market shows none. */
function useWayOf({ symbol }: SymbolInfo, line: Line | null): Way | undefined {
  const ticker = useTicker(symbol)
  return ticker && !isClosed(ticker) ? wayOfRate(ticker.changeRate) : line?.way
}

export const Preview = memo(function Preview({ info }: { info: SymbolInfo }) {
  const { t } = useLingui()
  const { price } = useFigures()
  const values = useDay(info)
  const line = values ? lineOf(values, WIDTH, HEIGHT) : null
  const way = useWayOf(info, line)
  if (!values)
    return <div className={css.unpreviewed}>{values === undefined && <Skeleton width="100%" height={HEIGHT} />}</div>
  if (!line) return null
  const [high, low] = [highest(values), lowest(values)].map(value => price(value, info.pricePrecision))
  const [from, to] = [values[0], values.at(-1)].map(value => price(value, info.pricePrecision))
  return (
    <div className={css.preview}>
      <svg
        className={css.line}
        viewBox={`0 -4 ${WIDTH + 6} ${HEIGHT + 8}`}
        role="img"
        aria-label={t`Last 24 hours: from ${from} to ${to}, highest ${high}, lowest ${low}`}
        data-way={way}
        fill="none"
        preserveAspectRatio="none"
      >
        <path className={css.open} d={`M0 ${line.open}H${WIDTH}`} />
        <path className={css.course} d={line.path} />
        <path className={css.end} d={`M${WIDTH} ${line.end}h0`} />
      </svg>
      <span className={css.scale} aria-hidden="true">
        <span className="num" translate="no">
          {high}
        </span>
        <span className="num" translate="no">
          {low}
        </span>
      </span>
    </div>
  )
})
