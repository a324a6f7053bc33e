/**
 * Brings the chart its bars: a page at first, older ones as it is scrolled back, then the running one at each tick. Knows
 * nothing of the library but the shape of its data loader.
 */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import { MOST_CANDLES } from '@shared/contract/limits'
import type { DataLoader, DataLoaderGetBarsParams } from 'klinecharts'
import { type Bar, barsOf, toBar } from './bars.ts'
import type { BarsQuestion, LoaderPort } from './loader-port.ts'
import { periodOf } from './period.ts'
import { createRunningBar } from './running-bar.ts'
import { createSubscription, type Subscription } from './subscription.ts'

const FIRST_PAGE = 300

export type Loader = Required<DataLoader> & Subscription

export function createLoader(port: LoaderPort): Loader {
  /** One for each beginning: an answer that belongs to an earlier one is late, and dropped. */
  let abort = new AbortController()
  let holds = ''
  const running = createRunningBar(port)
  const ticks = createSubscription(port, running.hear)

  async function getBars(asked: DataLoaderGetBarsParams): Promise<void> {
    if (asked.type === 'backward') return asked.callback([], false)
    if (asked.type === 'init') begin(asked)
    const { signal } = abort
    try {
      const page = await ask(asked, signal)
      if (!signal.aborted) answer(asked, page)
    } catch (error: unknown) {
      if (!signal.aborted) fail(asked, error)
    }
  }

  function begin(asked: DataLoaderGetBarsParams): void {
    abort.abort()
    abort = new AbortController()
    running.begins(abort.signal)
    port.onState({ phase: 'loading', blank: holds !== nameOf(asked) })
  }

  async function ask(asked: DataLoaderGetBarsParams, signal: AbortSignal) {
    const { ticker: symbol } = asked.symbol
    const period = periodOf(asked.period)
    if (!port.ask) return { bars: barsOf(running.ticksOf(symbol), period), more: false }
    const { bars, more } = await port.ask(questionOf(asked, symbol, period), signal)
    return { bars: bars.map(toBar), more }
  }

  function answer(asked: DataLoaderGetBarsParams, { bars, more }: { bars: Bar[]; more: boolean }): void {
    if (asked.type === 'init') {
      holds = nameOf(asked)
      running.follows(bars.at(-1))
    }
    asked.callback(bars, { forward: more })
    if (asked.type === 'init') port.onState({ phase: 'ready', count: bars.length })
  }

  /** A question that is never answered would stop the paging for good. */
  function fail(asked: DataLoaderGetBarsParams, error: unknown): void {
    if (asked.type === 'forward') return asked.callback([], { forward: true })
    const kept = holds === nameOf(asked)
    if (!kept) holds = ''
    asked.callback(kept ? [...port.present()] : [], { forward: kept })
    ticks.unsubscribeBar() // between the bars that stay and the next tick would be a hole
    port.onState({ phase: 'failed', kept, error })
  }

  return { getBars, ...ticks }
}

const nameOf = ({ symbol, period }: DataLoaderGetBarsParams): string => `${symbol.ticker} ${periodOf(period)}`

/** The library calls older bars "forward". */
const questionOf = (
  { type, timestamp }: DataLoaderGetBarsParams,
  symbol: string,
  period: CandlePeriod,
): BarsQuestion =>
  type === 'forward' && timestamp !== null
    ? { symbol, period, endTime: timestamp, limit: MOST_CANDLES }
    : { symbol, period, limit: FIRST_PAGE }
