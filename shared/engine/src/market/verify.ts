/** `market verify`: recomputes a day's prices from its seed and compares them with what was recorded. */
import { dayOf, fromStamp, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { argument, type OperatorAction } from '../operator-action.ts'
import { type Bar, fold, type Running } from './bars.ts'
import { secondBar } from './live.ts'
import { record } from './points.ts'
import { step } from './process.ts'
import { createSeeds, hashOf, type Seeds } from './seeds.ts'
import { DAY_SECONDS, isOpen } from './sessions.ts'
import { anchorsBetween, barsBetween, pulseSecond, refinementsOf, seedOf, ticksBetween } from './store.ts'
import { type SymbolSpec, symbolOf } from './symbols.ts'
import type { AnchorRow, RefinementRow } from './tables.ts'
import { symbolSet } from './terms.ts'

export type Difference = { what: 'seed' | 'tick' | 'bar'; time: string; recorded: string; computed: string }

export type Verification = {
  symbol: string
  day: string
  /** Of the day's seed, as published at 00:00. */
  hash: string
  /** Null until the day is over. */
  seed: string | null
  /** How many ticks and one-minute bars of the day were still kept and could be compared. */
  ticks: number
  bars: number
  differences: Difference[]
}

/** Points by second, and the complete minutes, as the seed makes them. */
type Computed = { points: Map<number, number>; bars: Map<number, Bar> }

/** A day anchor begins its minute; any other one lies within a minute that was partly bridged. */
const wholeFrom = ({ second, hashed }: AnchorRow): number => (hashed === second - 1 ? second : second + 1)

type Quoted = { spec: SymbolSpec; refinements: readonly RefinementRow[] }

/** The price of a second in points of today, rounded to the decimals that the symbol had then. */
function recordThen({ spec, refinements }: Quoted, exact: number, second: number): number {
  const { places } = refinements.find(row => second <= row.second) ?? { places: spec.pricePrecision }
  return record(exact, places) * 10 ** (spec.pricePrecision - places)
}

/** Lives a stretch again, from the exact price after its first second to its last second. */
function recompute(quoted: Quoted, seeds: Seeds, anchor: AnchorRow, to: number, { points, bars }: Computed): void {
  const { spec } = quoted
  const running: Running = {}
  const keep = (bar: Bar) => bar.time >= wholeFrom(anchor) && bars.set(bar.time, bar)
  let exact = Number(anchor.exact)
  for (let second = anchor.second; second <= to; second++) {
    if (!isOpen(spec.hours, second)) continue
    if (second > anchor.second) exact = step(spec, seeds.at(second), exact, second)
    const price = recordThen(quoted, exact, second)
    points.set(second, price)
    const bar = secondBar(spec, seeds, price, second, running['1m'])
    fold(running, bar, '1m', (period, closed) => period === '1m' && keep(closed))
  }
  if (running['1m'] && running['1m'].time + 59 <= to) keep(running['1m'])
}

/** Each stretch of the day that was lived second by second: bridged ones lie between. */
function computeDay(db: Db, spec: SymbolSpec, seeds: Seeds, start: number): Computed {
  const computed: Computed = { points: new Map(), bars: new Map() }
  const anchors = anchorsBetween(db, spec.symbol, start, Number.MAX_SAFE_INTEGER)
  const quoted = { spec, refinements: refinementsOf(db, spec.symbol) }
  const now = pulseSecond(db) ?? start
  for (const [index, anchor] of anchors.entries()) {
    if (anchor.second >= start + DAY_SECONDS) break
    const to = Math.min(start + DAY_SECONDS - 1, anchors[index + 1]?.hashed ?? now)
    recompute(quoted, seeds, anchor, to, computed)
  }
  return computed
}

const textOf = (bar: Bar): string => [bar.open, bar.high, bar.low, bar.close, bar.volume].join(' ')

/** @param start epoch second of 00:00 UTC+8 */
export function verifyDay(db: Db, seeds: Seeds, spec: SymbolSpec, start: number): Verification {
  const { points, bars } = computeDay(db, spec, seeds, start)
  const day = dayOf(start * 1000)
  const published = seedOf(db, day)
  const differences: Difference[] = []
  const compare = (what: Difference['what'], second: number, recorded: string, computed: string) => {
    if (recorded !== computed) differences.push({ what, time: stamp(second * 1000), recorded, computed })
  }
  const hash = hashOf(seeds.at(start))
  compare('seed', start, published?.hash ?? hash, hash)
  const ticks = ticksBetween(db, spec.symbol, start, start + DAY_SECONDS)
  for (const tick of ticks)
    compare('tick', tick.second, String(tick.points), String(points.get(tick.second) ?? 'no price in this second'))
  const minutes = barsBetween(db, spec.symbol, '1m', start, start + DAY_SECONDS).filter(bar => bars.has(bar.time))
  for (const bar of minutes) compare('bar', bar.time, textOf(bar), textOf(bars.get(bar.time) ?? bar))
  const { symbol } = spec
  return { symbol, day, hash, seed: published?.seed ?? null, ticks: ticks.length, bars: minutes.length, differences }
}

/** @throws Error with the first differences, when a record is not what the seed makes */
function verified(result: Verification): Verification {
  const { symbol, day, ticks, bars, differences } = result
  if (ticks + bars === 0) throw new Error(`Nothing of ${symbol} on ${day} is kept that could be compared`)
  if (differences.length === 0) return result
  const lines = differences.slice(0, 20).map(d => `${d.time} ${d.what}: recorded ${d.recorded}, computed ${d.computed}`)
  throw new Error(
    `${differences.length} records of ${symbol} on ${day} are not what its seed makes:\n${lines.join('\n')}`,
  )
}

export const marketVerify: OperatorAction = {
  name: 'market verify',
  usage: '<yyyy-MM-dd> <symbol>',
  summary: 'Recomputes the prices of a day (UTC+8) from its seed and compares them with what was recorded',
  run({ db, keys, market }, args) {
    const day = argument(args, 0, 'yyyy-MM-dd')
    const symbol = argument(args, 1, 'symbol')
    if (market.source === 'tape') throw new Error('Prices come from a tape: no seed made them')
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`"${day}" is no day: write it as yyyy-MM-dd`)
    const spec = symbolOf(symbol)
    if (!spec) throw new Error(`${symbol} is not quoted here`)
    return verified(verifyDay(db, createSeeds(keys.secret), spec, fromStamp(`${day} 00:00:00`) / 1000))
  },
}

export const marketActions: readonly OperatorAction[] = [marketVerify, symbolSet]
