/** What the loader of bars needs of the world around it. */
import type { OutputOf } from '@shared/contract'
import type { CandlePeriod, candlesCall } from '@shared/contract/calls/trade'
import type { Ticker } from 'shell/market-feed'
import type { Bar } from './bars.ts'

export type BarsPage = OutputOf<typeof candlesCall>
export type BarsQuestion = { symbol: string; period: CandlePeriod; endTime?: number; limit: number }

/** loading, `blank` where nothing of this symbol and period stands yet · failed, `kept` where older bars stay */
export type LoadState =
  | { phase: 'loading'; blank: boolean }
  | { phase: 'ready'; count: number }
  | { phase: 'failed'; kept: boolean; error: unknown }

export type LoaderPort = {
  /** null: this server keeps no bars, they are made of ticks. */
  ask: ((question: BarsQuestion, signal: AbortSignal) => Promise<BarsPage>) | null
  /** Follows the price of a symbol. @returns ends it */
  listen(symbol: string, heard: (ticker: Ticker, gap: boolean) => void): () => void
  /** Longer than this without a tick, in ms, and bars were missed. */
  staleMs(): number
  /** What the chart holds. */
  present(): readonly Bar[]
  /** Begins anew: the chart's resetData. */
  reset(): void
  onState(state: LoadState): void
  /** Epoch ms by the server's clock. */
  now(): number
}
