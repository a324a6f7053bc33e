/** One symbol as time passes over it. */
import type { Tx } from '../db/transact.ts'
import { type Bar, type Closed, fold, keptFrom, type Running, type StoredPeriod } from './bars.ts'
import { movesOf, pinned, stretchesOf, walk } from './bridge.ts'
import { record, toDecimal } from './points.ts'
import type { Tick } from './port.ts'
import type { Seeds } from './seeds.ts'
import { dayStartSecond, isOpen, lastOpen, openSpans } from './sessions.ts'
import type { Source } from './source.ts'
import { insertAnchor, insertBar, insertTick, type Kept } from './store.ts'
import type { SymbolSpec } from './symbols.ts'
import { secondVolume } from './volume.ts'

export type Live = Kept & { readonly spec: SymbolSpec }

export type World = { source: Source; seeds: Seeds }

/** A longer stretch unseen is bridged instead of hashed second by second. */
export const HASHED_AT_MOST = 3600

const keep =
  (tx: Tx, { symbol }: SymbolSpec): Closed =>
  (period, bar) =>
    insertBar(tx, symbol, period, bar)

/** The tick at a second, which a recorded price is. */
const tickOf = ({ spec, exact }: Pick<Live, 'spec' | 'exact'>, second: number, seq: number): Tick => ({
  symbol: spec.symbol,
  price: toDecimal(record(exact, spec.pricePrecision), spec.pricePrecision),
  time: second * 1000,
  seq,
  open: true,
})

/**
 * The bar of one second.
 * @param points the price as it is recorded
 * @param running the minute's bar so far, if it has begun
 */
export function secondBar(spec: SymbolSpec, seeds: Seeds, points: number, second: number, running?: Bar): Bar {
  const volume = secondVolume(spec, seeds.at(second), second, points, running)
  return { time: second, open: points, high: points, low: points, close: points, volume }
}

/** A symbol of a fresh exchange: five years of history behind it, ending at its first price at this very second. */
export function begin(tx: Tx, { source, seeds }: World, spec: SymbolSpec, second: number): Live {
  const exact = source.first(spec, second)
  const running: Running = {}
  const moves = movesOf(spec, seeds, stretchesOf(keptFrom('1d', second), second + 1))
  const closed = keep(tx, spec)
  const past = Number(spec.past)
  walk(spec, past, pinned(moves, past, exact), (period, bar) => fold(running, bar, period, closed))
  const lived = lastOpen(spec.hours, second)
  const live: Live = { spec, exact, lived, running, tick: tickOf({ spec, exact }, lived, 1) }
  anchor(tx, live, second, second)
  if (lived === second)
    insertTick(tx, { second, symbol: spec.symbol, seq: 1, points: record(exact, spec.pricePrecision) })
  else live.tick.open = false
  return live
}

/** A symbol that is quoted from this second on, with nothing behind it. */
export function enter(tx: Tx, { source }: World, spec: SymbolSpec, second: number): Live {
  const exact = source.first(spec, second)
  const live: Live = { spec, exact, lived: second, running: {}, tick: tickOf({ spec, exact }, second, 1) }
  anchor(tx, live, second, second)
  insertTick(tx, { second, symbol: spec.symbol, seq: 1, points: record(exact, spec.pricePrecision) })
  return live
}

/** The price after `second` and since when it was reached second by second: what a verification starts from. */
function anchor(tx: Tx, { spec, exact }: Live, second: number, hashed: number): void {
  insertAnchor(tx, { symbol: spec.symbol, second, hashed, exact: String(exact) })
}

/** Moves a symbol's price and bars on, without recording a tick: the seconds in between passed unseen. */
export function advance(tx: Tx, world: World, live: Live, from: number, to: number): void {
  const isLong = to - from > HASHED_AT_MOST
  if (isLong && world.source.kind === 'process') return bridge(tx, world, live, from, to)
  const closed = keep(tx, live.spec)
  const pass = (second: number) => {
    liveSecond(world, live, second, closed)
    if (second === dayStartSecond(second)) anchor(tx, live, second, second - 1)
  }
  const { turns } = world.source
  if (isLong && turns) for (const second of barSeconds(turns, live.spec, from, to)) pass(second)
  else for (let second = from + 1; second <= to; second++) pass(second)
}

/**
 * The seconds after `from`, up to `to`, that make a bar of a tape another one: the ends of the bars that are kept at `to`,
 * the ends of trading hours, and where prices turn. Days pass at once, with less volume.
 */
function barSeconds(turns: ReadonlySet<number>, { hours }: SymbolSpec, from: number, to: number): number[] {
  const ends = ([start, end]: readonly [number, number]) => [start, end - 1]
  const ofBars = stretchesOf(from + 1, to + 1).flatMap(({ start, end }) => ends([start, end]))
  const ofHours = openSpans(hours, from + 1, to + 1).flatMap(ends)
  const ofTurns = [...turns].flatMap(turn => [turn - 1, turn]).filter(second => second > from && second <= to)
  return [...new Set([...ofBars, ...ofHours, ...ofTurns])].sort((a, b) => a - b)
}

function liveSecond({ source, seeds }: World, live: Live, second: number, closed: Closed): void {
  const exact = isOpen(live.spec.hours, second) ? source.next(live.spec, live.exact, second) : undefined
  if (exact === undefined) return
  live.exact = exact
  live.lived = second
  const points = record(exact, live.spec.pricePrecision)
  fold(live.running, secondBar(live.spec, seeds, points, second, live.running['1m']), '1m', closed)
}

function bridge(tx: Tx, { seeds }: World, live: Live, from: number, to: number): void {
  const closed = keep(tx, live.spec)
  const add = (period: StoredPeriod, bar: Bar) => fold(live.running, bar, period, closed)
  live.exact = walk(live.spec, live.exact, movesOf(live.spec, seeds, stretchesOf(from + 1, to + 1)), add)
  live.lived = Math.max(live.lived, lastOpen(live.spec.hours, to))
  anchor(tx, live, to, from)
}

/** Records the price of this second, if it has one. In closed hours the last tick stands, marked so. */
export function recordTick(tx: Tx, live: Live, second: number): Tick | undefined {
  const { spec, lived, tick } = live
  if (lived === second) {
    live.tick = tickOf(live, second, tick.seq + 1)
    const points = record(live.exact, spec.pricePrecision)
    insertTick(tx, { second, symbol: spec.symbol, seq: live.tick.seq, points })
    return live.tick
  }
  if (tick.open && !isOpen(spec.hours, second)) live.tick = { ...tick, open: false }
  return undefined
}
