import css from './index.module.css'
import { useMarks } from './use-marks.ts'

export interface AssetMarkProps {
  /** The asset (`BTC`), not the pair. */
  symbol: string
  small?: boolean | undefined
}

/**
 * The mark of an asset in a disc, its first letter where it has none. Silent: the name stands beside it. The disc is as large
 * before the marks are here, so nothing moves.
 */
export function AssetMark({ symbol, small }: AssetMarkProps) {
  const marks = useMarks()
  const mark = marks?.get(symbol)
  return (
    <span className={css.disc} data-small={small || undefined} aria-hidden="true">
      {mark ? (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          {mark}
          {/* the edge of a pale flag on a pale page */}
          <circle cx="16" cy="16" r="15.6" fill="none" stroke="#000" strokeOpacity=".16" strokeWidth=".8" />
        </svg>
      ) : (
        marks && symbol.slice(0, 1).toUpperCase()
      )}
    </span>
  )
}
