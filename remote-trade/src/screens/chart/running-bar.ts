/** The newest bar of a chart: it grows with each tick, and the next one follows it. */
import type { CandlePeriod } from '@shared/contract/calls/trade'
import type { Ticker } from 'shell/market-feed'
import { type Bar, grow, toBar, tradedBetween } from './bars.ts'
import type { BarsQuestion, LoaderPort } from './loader-port.ts'

/** A finished bar, its successor, and one to spare. */
const NEWEST = 3
/** Two hours of them, where nothing else is kept. */
const MOST_TICKS = 7200

export function createRunningBar(port: LoaderPort) {
  let beginning: AbortSignal
  let last: Bar | undefined
  let lastTick: Ticker | null = null
  let known = 0
  let ticks: Ticker[] = []

  function hear(ticker: Ticker, gap: boolean, period: CandlePeriod, draw: (bar: Bar) => void): void {
    const missed = ticker.time - known > port.staleMs() || (gap && lastTick !== null)
    known = Math.max(known, ticker.time)
    if (!port.ask) ticks = [...ticks.slice(-MOST_TICKS), ticker]
    else if (missed) return port.reset()
    const bar = grow(last, ticker, tradedBetween(lastTick, ticker), period)
    lastTick = ticker
    if (!bar) return
    const finished = last && bar.timestamp > last.timestamp ? last : undefined
    last = bar
    draw(bar)
    if (finished) void mend(finished, { symbol: ticker.symbol, period, limit: NEWEST })
  }

  /** A finished bar as the exchange keeps it: ticks that were missed, and volumes that left the day, are in it. */
  async function mend(finished: Bar, question: BarsQuestion): Promise<void> {
    const signal = beginning
    const page = await port.ask?.(question, signal).catch(() => null) // the next beginning brings it all the same
    const truth = page?.bars.find(([time]) => time === finished.timestamp)
    if (truth && !signal.aborted) Object.assign(finished, toBar(truth))
  }

  return {
    hear,
    /** All bars are asked for anew. @param signal ends with this beginning */
    begins(signal: AbortSignal) {
      beginning = signal
      known = port.now()
    },
    /** What grows from now on. */
    follows(bar: Bar | undefined) {
      last = bar
      lastTick = null
    },
    /** What was heard, for a server that keeps no bars. */
    ticksOf: (symbol: string) => ticks.filter(tick => tick.symbol === symbol),
  }
}
