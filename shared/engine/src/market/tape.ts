/**
 * A tape fixes every price before the exchange starts (`--clock manual --tape FILE`), for tests that need exact numbers.
 * A JSON file:
 *
 *     { "start": "2026-11-25 10:00:00",
 *       "symbols": { "BTCUSDT": [[0, "64000"], [60, "65000"], ["10:02:30", "64480"], ["2026-11-26 09:00:00", "64500"]] },
 *       "gaps": [{ "from": 90, "to": 130, "symbols": ["BTCUSDT"] }] }
 *
 * - `start`: where the manual clock of a fresh exchange stands, in UTC+8; without it the clock's own start counts.
 * - A time is a number of seconds after the start, or "HH:mm:ss" on the day of the start, or a whole date; in UTC+8.
 * - A price holds until the next one; the first also before it. A symbol that is not on the tape holds its reference price.
 * - In a gap [from, to) no price is recorded, of the named symbols or of all: the last one grows old. Closed hours stay
 *   closed. Charts before the start are the seeded bridge, ending at the first price.
 */
import { readFileSync } from 'node:fs'
import { time } from '@shared/contract/scalars'
import { compare } from '@shared/money'
import * as v from 'valibot'
import { dayOf, fromStamp } from '../clock.ts'
import { toDecimal, toPoints } from './points.ts'
import { type SymbolSpec, symbolOf } from './symbols.ts'

const moment = v.union([
  v.pipe(v.number(), v.integer('A number of seconds after the start is whole')),
  time,
  v.pipe(v.string(), v.regex(/^\d\d:\d\d:\d\d$/, 'Expected seconds, "HH:mm:ss" or "yyyy-MM-dd HH:mm:ss"')),
])
type Moment = v.InferOutput<typeof moment>

const tapeSchema = v.strictObject({
  start: v.optional(time),
  symbols: v.record(v.string(), v.pipe(v.array(v.tuple([moment, v.string()])), v.minLength(1))),
  gaps: v.optional(v.array(v.strictObject({ from: moment, to: moment, symbols: v.optional(v.array(v.string())) })), []),
})
export type Tape = v.InferOutput<typeof tapeSchema>

function known(symbol: string): SymbolSpec {
  const spec = symbolOf(symbol)
  if (!spec) throw new Error(`The tape names ${symbol}, which is not quoted here. See market/symbols.ts.`)
  return spec
}

/** @throws Error that names what is wrong: a symbol, a price of too many places, a shape */
export function parseTape(json: unknown): Tape {
  const parsed = v.safeParse(tapeSchema, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(
      `The tape is not readable at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}. See market/tape.ts.`,
    )
  }
  const tape = parsed.output
  for (const symbol of tape.gaps.flatMap(gap => gap.symbols ?? [])) known(symbol)
  for (const [symbol, points] of Object.entries(tape.symbols))
    for (const [, price] of points) toPoints(price, known(symbol).pricePrecision)
  return tape
}

/** @param file path of a tape */
export const readTape = (file: string): Tape => parseTape(JSON.parse(readFileSync(file, 'utf8')))

/** Epoch milliseconds at which the manual clock of a fresh exchange stands; undefined where the tape does not say. */
export const tapeStart = ({ start }: Tape): number | undefined => (start ? fromStamp(start) : undefined)

/**
 * What an exchange has before a tape plays, its charts, hangs on this alone: where the clock starts, and the prices there.
 * @returns that, as a tape that leaves out reference prices; undefined where it does not say when it starts
 */
export function openingOf(tape: Tape): Tape | undefined {
  const start = tapeStart(tape)
  if (start === undefined) return undefined
  const { price } = play(tape, start / 1000)
  const opening = (spec: SymbolSpec) => toDecimal(price(spec, start / 1000), spec.pricePrecision)
  const specs = Object.keys(tape.symbols).sort().map(known)
  const prices = specs.map((spec): [string, string] => [spec.symbol, opening(spec)])
  const own = prices.filter(([symbol, price]) => compare(price, known(symbol).reference) !== 0)
  const symbols = Object.fromEntries(own.map(([symbol, price]) => [symbol, [[0, price] as [number, string]]]))
  return { ...(tape.start && { start: tape.start }), symbols, gaps: [] }
}

/** What a tape says once its start is known. */
export type Playback = {
  /** In points. */
  price(spec: SymbolSpec, second: number): number
  /** Where any price changes or a gap begins or ends, epoch seconds. */
  turns: ReadonlySet<number>
  inGap(spec: SymbolSpec, second: number): boolean
}

/** @param origin epoch second of the start */
export function play(tape: Tape, origin: number): Playback {
  const at = (when: Moment) => secondOf(when, origin)
  const gaps = tape.gaps.map(({ from, to, symbols }) => ({ from: at(from), to: at(to), symbols }))
  const prices = new Map<string, [second: number, price: string][]>()
  for (const [symbol, points] of Object.entries(tape.symbols))
    prices.set(
      symbol,
      inOrder(
        symbol,
        points.map(([when, price]) => [at(when), price]),
      ),
    )
  const priced = [...prices.values()].flatMap(points => points.map(([second]) => second))
  return {
    turns: new Set([...priced, ...gaps.flatMap(({ from, to }) => [from, to])]),
    price(spec, second) {
      const points = prices.get(spec.symbol) ?? []
      const [, price = spec.reference] = points.findLast(([from]) => from <= second) ?? points[0] ?? []
      return toPoints(price, spec.pricePrecision)
    },
    inGap: ({ symbol }, second) =>
      gaps.some(({ from, to, symbols }) => from <= second && second < to && (symbols?.includes(symbol) ?? true)),
  }
}

function secondOf(when: Moment, origin: number): number {
  if (typeof when === 'number') return origin + when
  return fromStamp(when.length === 8 ? `${dayOf(origin * 1000)} ${when}` : when) / 1000
}

function inOrder(symbol: string, points: [number, string][]): [number, string][] {
  const late = points.findIndex(([second], index) => second <= (points[index - 1]?.[0] ?? Number.NEGATIVE_INFINITY))
  if (late > 0) throw new Error(`The tape's prices of ${symbol} are not in order of time at number ${late + 1}`)
  return points
}
