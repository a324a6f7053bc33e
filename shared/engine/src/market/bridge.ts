/**
 * Bars without ticks: the years before a fresh exchange, and downtimes over an hour (hashing every second of a month takes
 * more than a minute). The same process in larger steps: one normal draw per bar moves the price, and the bar's extremes
 * are drawn from the closed form of the Brownian bridge between its open and its close. None in closed hours.
 */
import { type Bar, bucketOf, keptFrom, nextBucket, type StoredPeriod } from './bars.ts'
import { record } from './points.ts'
import { CLOSED_WEIGHT, draw, growth, shock, varianceOf } from './process.ts'
import type { Seeds } from './seeds.ts'
import { closedBefore, openSpans } from './sessions.ts'
import type { SymbolSpec } from './symbols.ts'
import { activityOf, sizeOf, volumeOf } from './volume.ts'

/** One bar's worth of time, [start, end): a whole bar but for the first and the last. */
export type Stretch = { start: number; end: number; period: StoredPeriod }

const finestKept = (second: number, now: number): StoredPeriod =>
  (['1m', '15m', '1h'] as const).find(period => second >= keptFrom(period, now)) ?? '1d'

/** Cuts [from, to) into bars, each of the finest period that is still kept at `to`. */
export function stretchesOf(from: number, to: number): Stretch[] {
  const stretches: Stretch[] = []
  for (let start = from; start < to; start = stretches.at(-1)?.end ?? to) {
    const period = finestKept(start, to)
    stretches.push({ start, end: Math.min(to, nextBucket(period, start)), period })
  }
  return stretches
}

/** What happens to the logarithm of the price in a stretch: a gap at its opening, if trading was closed before, then a move. */
type Move = {
  stretch: Stretch
  gap: number
  gapSeconds: number
  move: number
  moveSeconds: number
  /** Uniforms for the extremes. */
  u: number
  v: number
  openSeconds: number
  activity: number
}

function moveOf(spec: SymbolSpec, seed: string, stretch: Stretch): Move | undefined {
  const spans = openSpans(spec.hours, stretch.start, stretch.end)
  if (!spans.length) return undefined
  const open = spans.reduce((sum, [start, end]) => sum + end - start, 0)
  const closed = spans.map(([start]) => CLOSED_WEIGHT * closedBefore(spec.hours, start))
  const gapSeconds = closed[0] ?? 0
  const moveSeconds = closed.slice(1).reduce((sum, weight) => sum + weight, open)
  const key = `${stretch.start}:${stretch.period}`
  const { u, v } = draw(seed, spec.symbol, key)
  return {
    stretch,
    gap: gapSeconds && growth(spec.sigma, gapSeconds, shock(spec, seed, `${key}:gap`)),
    gapSeconds,
    move: growth(spec.sigma, moveSeconds, shock(spec, seed, key)),
    moveSeconds,
    u,
    v,
    openSeconds: open,
    activity: activityOf(spec, seed, stretch.start, stretch.end, stretch.period),
  }
}

/** The seeded moves of a symbol; stretches that are closed throughout have none. */
export const movesOf = (spec: SymbolSpec, seeds: Seeds, stretches: readonly Stretch[]): Move[] =>
  stretches.flatMap(stretch => moveOf(spec, seeds.at(stretch.start), stretch) ?? [])

/**
 * Ties the far end down too: the Brownian bridge. What the moves miss `to` by is spread over them by their share of time,
 * which leaves each one's variance as it was.
 */
export function pinned(moves: readonly Move[], from: number, to: number): Move[] {
  const reached = moves.reduce((sum, { gap, move }) => sum + gap + move, Math.log(from))
  const seconds = moves.reduce((sum, { gapSeconds, moveSeconds }) => sum + gapSeconds + moveSeconds, 0)
  const pull = (Math.log(to) - reached) / seconds
  return moves.map(each => ({
    ...each,
    gap: each.gap + pull * each.gapSeconds,
    move: each.move + pull * each.moveSeconds,
  }))
}

/** Maximum of a Brownian bridge from a to b, by inversion: (a + b + √((b − a)² − 2·variance·ln u))/2. */
const highest = (a: number, b: number, variance: number, u: number): number =>
  (a + b + Math.sqrt((b - a) ** 2 - 2 * variance * Math.log(u))) / 2

function barOf(spec: SymbolSpec, start: number, end: number, move: Move): Bar {
  const { stretch, moveSeconds, u, v, openSeconds, activity } = move
  const variance = varianceOf(spec.sigma, moveSeconds)
  const at = (log: number) => record(Math.exp(log), spec.pricePrecision)
  return {
    time: bucketOf(stretch.period, stretch.start),
    open: at(start),
    high: at(highest(start, end, variance, u)),
    low: at(-highest(-start, -end, variance, v)),
    close: at(end),
    volume: volumeOf(spec, openSeconds, activity, sizeOf(spec, end - start, moveSeconds)),
  }
}

/**
 * Walks from a price through the moves.
 * @param each gets the bar of each stretch, oldest first
 * @returns the price at the end, exact
 */
export function walk(
  spec: SymbolSpec,
  price: number,
  moves: readonly Move[],
  each: (period: StoredPeriod, bar: Bar) => void,
): number {
  let log = Math.log(price)
  for (const move of moves) {
    const start = log + move.gap
    log = start + move.move
    each(move.stretch.period, barOf(spec, start, log, move))
  }
  return Math.exp(log)
}
