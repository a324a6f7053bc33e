/** What the bars in sight tell, for whoever cannot see them. */
import type { Bar } from './bars.ts'

export type Summary = {
  count: number
  /** Epoch ms of the first and the last bar. */
  from: number
  to: number
  open: number
  high: number
  low: number
  close: number
}

/** @returns null where there is nothing to tell */
export function summaryOf(bars: readonly Bar[]): Summary | null {
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  return {
    count: bars.length,
    from: first.timestamp,
    to: last.timestamp,
    open: first.open,
    high: Math.max(...bars.map(bar => bar.high)),
    low: Math.min(...bars.map(bar => bar.low)),
    close: last.close,
  }
}

/** A float as the decimal that was sent, for the formats: prices have a fixed number of places. */
export const decimalOf = (value: number, places: number): string => value.toFixed(places)

/** The change over the span, a fraction; "0" of nothing. */
export const changeOf = ({ open, close }: Pick<Summary, 'open' | 'close'>): string =>
  open === 0 ? '0' : (close / open - 1).toFixed(8)
