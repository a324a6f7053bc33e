/**
 * What running positions live through where the exchange is down, or its books are halted, for more than a minute (docs/rules/trade.md#where-prices-come-from).
 * The market has bars of such a time, and their closes are ticks to positions. If they met the first live price alone,
 * whoever holds a long and a short would lose one margin at most and gain all of the other side.
 */
import type { CandlePeriod } from '@shared/contract'
import { dollarSymbol } from '@shared/money'
import { DAY, HOUR, MINUTE } from '../clock.ts'
import type { Context } from '../context.ts'
import { exchangeState, setExchangeState } from '../db/state.ts'
import type { Tx } from '../db/transact.ts'
import { bookedAt } from '../ledger/index.ts'
import type { Market, Tick } from '../market/index.ts'
import { openRows } from './open-rows.ts'
import { quotedSpec } from './pricing.ts'
import { isLeveraged, isRunning } from './rows.ts'
import { overdue } from './settle-due.ts'
import { watchRunning } from './watch.ts'

/** Epoch ms. */
type Span = { from: number; to: number }
type Bars = { period: CandlePeriod; length: number }

/** At most 300 steps of a downtime of twelve days: each looks at everybody's positions. */
const finest: readonly (Bars & { upTo: number })[] = [
  { upTo: 4 * HOUR, period: '1m', length: MINUTE },
  { upTo: DAY, period: '5m', length: 5 * MINUTE },
  { upTo: 3 * DAY, period: '15m', length: 15 * MINUTE },
]
const barsFor = ({ from, to }: Span): Bars =>
  finest.find(({ upTo }) => to - from <= upTo) ?? { period: '1h', length: HOUR }

/**
 * In the transaction of each second, before its ticks act: what positions missed since the last second that they lived. A
 * process that was busy lives each second that it missed, so none of its seconds are so far apart; after a restart and
 * after a halt of the books they are.
 */
export function liveBridged(tx: Tx, context: Context, to: number): void {
  // an exchange from before kept only that it was there
  const from = Number(exchangeState(tx, 'watched') ?? exchangeState(tx, 'alive') ?? to)
  if (to - from > MINUTE) liveSpan(tx, context, { from, to })
  setExchangeState(tx, 'watched', String(to))
}

/** What falls due within it is settled before the bar that closes after it, as the seconds would have done it. */
function liveSpan(tx: Tx, context: Context, span: Span): void {
  const newest = new Map<string, Tick>()
  const steps = new Map<number, Tick[]>()
  for (const symbol of heldSymbols(tx))
    for (const tick of ticksOf(context.market, symbol, span)) {
      if (tick.time < span.from) newest.set(symbol, tick)
      else steps.set(tick.time, [...(steps.get(tick.time) ?? []), tick])
    }
  const settleBefore = overdue(tx, at => asOf(context, at, newest))
  for (const [time, ticks] of [...steps].sort(([a], [b]) => a - b)) {
    settleBefore(time)
    for (const [symbol, tick] of newest) newest.set(symbol, { ...tick, open: false })
    for (const tick of ticks) newest.set(tick.symbol, tick)
    // a loss counts on the day that it happened
    bookedAt(
      tx,
      () => time,
      () => watchRunning(tx, asOf(context, time, newest), ticks),
    )
  }
  settleBefore(span.to)
}

/** Of what runs leveraged, and of what turns its money into dollars. */
function heldSymbols(tx: Tx): Set<string> {
  const held = new Set<string>()
  for (const row of openRows(tx).all()) if (isRunning(row) && isLeveraged(row)) held.add(row.symbol)
  for (const symbol of [...held]) {
    const dollars = dollarSymbol(quotedSpec(symbol).quoteCurrency)
    if (dollars) held.add(dollars)
  }
  return held
}

/** The closes of a symbol's bars, each at its last second, and the last one before the downtime. */
function ticksOf(market: Market, symbol: string, span: Span): Tick[] {
  const { period, length } = barsFor(span)
  const { bars } = market.bars(symbol, period, span.to, Math.ceil((span.to - span.from) / length) + 2)
  const seq = market.last(symbol)?.seq ?? 0
  return bars
    .map(([start, , , , price]) => ({ symbol, price, time: start + length - 1000, seq, open: true }))
    .filter(({ time }) => time < span.to)
}

/** The exchange at a moment of the downtime. */
function asOf(context: Context, time: number, newest: ReadonlyMap<string, Tick>): Context {
  const { market, clock } = context
  const then: Pick<Market, 'last'> = { last: symbol => newest.get(symbol) ?? market.last(symbol) }
  const seen = new Proxy(market, {
    get(target, name) {
      if (name === 'last') return then.last
      const part: unknown = Reflect.get(target, name, target)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
  return { ...context, present: context, market: seen, clock: { ...clock, now: () => time } }
}
