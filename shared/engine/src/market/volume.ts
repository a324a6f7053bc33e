/**
 * Traded volume: the sandbox's own model, since no order of the exchange moves its prices. A daily average, times three
 * things that lift and sink real volume, each 1 on the average, so that bars of every length add up to it:
 *
 * - activity: a log-normal draw per minute, quarter, hour and day. A bar has its own and those of the bars it lies in, or
 *   the sum of sixty minutes would be the same in each hour.
 * - rhythm: a wave over the day, highest when Europe and America trade together.
 * - size: the further the price moved for the time it had, the more changed hands.
 */
import { type Bar, bucketOf, type StoredPeriod, stored } from './bars.ts'
import { draw, varianceOf } from './process.ts'
import { DAY_SECONDS, dayStartSecond } from './sessions.ts'
import type { SymbolSpec } from './symbols.ts'

/** Standard deviation of the logarithm of what is drawn per bar of each length. */
const SPREAD: Record<StoredPeriod, number> = { '1m': 0.5, '15m': 0.35, '1h': 0.4, '1d': 0.4 }

/** By symbol and length, the bar under way: what lies in it draws it once. */
const known = new Map<string, { key: string; factor: number }>()

/** exp(s·w − s²/2) of the bar that holds a second; w is the second normal of the draw that a bridged bar takes its move from. */
function drawn({ symbol }: SymbolSpec, seed: string, second: number, period: StoredPeriod): number {
  const [name, key] = [`${symbol}:${period}`, `${seed}:${bucketOf(period, second)}`]
  const last = known.get(name)
  if (last?.key === key) return last.factor
  const { w } = draw(seed, symbol, `${bucketOf(period, second)}:${period}`)
  const factor = Math.exp(SPREAD[period] * w - SPREAD[period] ** 2 / 2)
  known.set(name, { key, factor })
  return factor
}

const SWING = 0.4
/** 22:00 UTC+8, from its midnight. */
const PEAK = 22 * 3600

/** Mean of 1 + SWING·cos(2π(t − PEAK)/DAY_SECONDS) over [from, to), by its integral: of a whole day it is 1. */
function rhythm(from: number, to: number): number {
  const turn = (2 * Math.PI) / DAY_SECONDS
  const midnight = dayStartSecond(from)
  const wave = (second: number) => Math.sin(turn * (second - midnight - PEAK))
  return 1 + (SWING * (wave(to) - wave(from))) / (turn * (to - from))
}

/**
 * How busy a stretch within one bar is, 1 on the average.
 * @param seed of the day
 * @param from epoch second, as `to`, which is not in it
 */
export const activityOf = (spec: SymbolSpec, seed: string, from: number, to: number, period: StoredPeriod): number =>
  stored
    .slice(stored.indexOf(period))
    .reduce((product, each) => product * drawn(spec, seed, from, each), rhythm(from, to))

/** Mean size of a standard normal. */
export const USUAL_SIZE = Math.sqrt(2 / Math.PI)
/** A greater one, as on a tape, brings no more. */
const MOST_SIZE = 4

/** How far the logarithm of a price moved in a time, in standard deviations. */
export const sizeOf = ({ sigma }: SymbolSpec, move: number, seconds: number): number =>
  seconds > 0 ? Math.abs(move) / Math.sqrt(varianceOf(sigma, seconds)) : USUAL_SIZE

/**
 * Volume of a stretch, in the symbol's smallest unit.
 * @param activity see `activityOf`
 * @param size see `sizeOf`
 */
export function volumeOf(spec: SymbolSpec, seconds: number, activity: number, size: number): number {
  const average = (spec.dailyVolume * 10 ** spec.volumePrecision * seconds) / DAY_SECONDS
  return Math.round((average * activity * (1 + Math.min(size, MOST_SIZE))) / (1 + USUAL_SIZE))
}

/**
 * Volume of one second of a minute: what counts is the move since the minute opened, so that its sum fits the whole bar.
 * @param points the price in this second
 * @param running the bar of the minute so far; another minute's counts as none
 */
export function secondVolume(spec: SymbolSpec, seed: string, second: number, points: number, running?: Bar): number {
  const time = bucketOf('1m', second)
  const opened = running?.time === time ? running.open : points
  const size = sizeOf(spec, Math.log(points / opened), second - time)
  return volumeOf(spec, 1, activityOf(spec, seed, time, time + 60, '1m'), size)
}
