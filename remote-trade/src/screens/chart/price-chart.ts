/** The interface of the chart. Its users do not depend on the chart library. */
import type { Chart } from 'klinecharts'
import type { Bar } from './bars.ts'
import type { Wording } from './chart-dress.ts'
import type { ChartSettings } from './chart-settings.ts'
import type { Indicator } from './indicators.ts'
import type { Line } from './line-figures.ts'

/** Callbacks of the chart. */
export type ChartEvents = {
  /** Indicators without room below the bars. */
  dropped(indicators: readonly Indicator[]): void
  /** Whether the newest bar is out of sight. */
  away(is: boolean): void
}

/** Where prices stand among the bars, in px from the top of their pane. */
export type Scale = {
  /** Of the pane. */
  height: number
  /** Of the axis beside it. */
  axis: number
  yOf(price: number): number
  priceAt(y: number): number
}

export interface PriceChart {
  show(shown: ChartSettings): void
  setIndicators(indicators: readonly Indicator[]): void
  setLines(lines: readonly Line[]): void
  setWording(wording: Wording): void
  /** Back to the newest bar. */
  toNewest(): void
  /** Fetches the bars anew. */
  reset(): void
  /** After the page is shown again: measures, reads the colours, subscribes to ticks. */
  awake(): void
  /** Hidden: nothing runs, everything stays. */
  asleep(): void
  /** The visible bars, oldest first. */
  inSight(): readonly Bar[]
  /** null while there are no bars. */
  scale(): Scale | null
  /** Calls back, at most once a frame, when prices may stand elsewhere. @returns ends it */
  onScale(moved: () => void): () => void
  /** What comes later draws with the library by itself. */
  within<T>(draw: (chart: Chart) => T): T
  /** The id of the element that tells in words what is drawn. */
  nameBy(id: string): void
  dispose(): void
}
