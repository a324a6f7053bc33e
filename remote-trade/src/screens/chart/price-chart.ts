/** What those around the chart ask of it and hear from it; they know nothing of what draws it. */
import type { Bar } from './bars.ts'
import type { Wording } from './chart-dress.ts'
import type { Indicator } from './indicators.ts'
import type { Line } from './line-figures.ts'
import type { Shown } from './shown.ts'

/** What the chart tells of itself. */
export type Told = {
  /** Indicators that find no room below the bars. */
  dropped(indicators: readonly Indicator[]): void
  /** Whether the newest bar is out of sight. */
  away(is: boolean): void
}

export interface PriceChart {
  show(shown: Shown): void
  setIndicators(indicators: readonly Indicator[]): void
  setLines(lines: readonly Line[]): void
  setWording(wording: Wording): void
  /** Back to the newest bar. */
  toNewest(): void
  /** Fetches the bars anew. */
  reset(): void
  /** On show again: measures, reads the colours, hears ticks. */
  awake(): void
  /** Hidden: nothing runs, everything stays. */
  asleep(): void
  /** What stands between the edges, oldest first. */
  inSight(): readonly Bar[]
  /** The id of the element that tells in words what is drawn. */
  nameBy(id: string): void
  dispose(): void
}
