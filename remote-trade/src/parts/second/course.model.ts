/** The prices that a second contract has met, as a line from its entry towards its end. */
import type { OutputOf } from '@shared/contract'
import type { candlesCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'

/** A price at a moment of the exchange's clock, in ms. */
export type Met = { time: number; price: Decimal }

type Bar = OutputOf<typeof candlesCall>['bars'][number]

/** Of a minute bar the second that its last price stands for. */
const LAST = 59_000

/**
 * What minute bars say for certain: a price at the first and at the last second of each, nothing between.
 * The newest bar is not over: its close has no second of its own.
 */
export const metIn = (bars: readonly Bar[]): Met[] =>
  bars.flatMap(([time, open, , , close], n) => [
    { time, price: open },
    ...(n < bars.length - 1 ? [{ time: time + LAST, price: close }] : []),
  ])

type Terms = { entry: Met; end: number; width: number; height: number }

export type Course = {
  /** SVG path data on 0…width by 0…height, the entry's price in the middle. */
  path: string
  /** The newest price of it. */
  now: Decimal
  /** Where that stands. */
  x: number
  y: number
  way: 'rise' | 'fall' | 'flat'
  /** Its time's end has come within the picture. */
  ends: boolean
}

/** What lies as far from the entry as anything does stands so far from the edge. */
const MARGIN = 8

/** Before anything was met there is room for so many ms, then always for a quarter more than has passed. */
const ROOM = 20_000
const AHEAD = 1.25

const round = (pixel: number) => Math.round(pixel * 10) / 10

/** A float is exact enough for a place on a screen. What was met before the entry, or after the end, is not of this contract. */
export function courseOf(met: readonly Met[], { entry, end, width, height }: Terms): Course {
  const own = met.filter(({ time }) => time > entry.time && time <= end)
  const points = [entry, ...own.toSorted((a, b) => a.time - b.time)]
  const away = points.map(({ price }) => Number(price) - Number(entry.price))
  const span = Math.max(...away.map(Math.abs)) || 1
  const passed = (points.at(-1)?.time ?? 0) - entry.time
  const visibleTime = Math.min(end - entry.time, Math.max(ROOM, passed * AHEAD))
  const x = (time: number) => round(((time - entry.time) / visibleTime) * width)
  const y = (far: number) => round(height / 2 - (far / span) * (height / 2 - MARGIN))
  const places = points.map(({ time }, n) => [x(time), y(away[n] ?? 0)] as const)
  const [last = [0, height / 2] as const] = places.slice(-1)
  const far = away.at(-1) ?? 0
  return {
    path: places.map(([left, top], n) => `${n === 0 ? 'M' : 'L'}${left} ${top}`).join(''),
    now: points.at(-1)?.price ?? entry.price,
    x: last[0],
    y: last[1],
    way: far === 0 ? 'flat' : far > 0 ? 'rise' : 'fall',
    ends: visibleTime === end - entry.time,
  }
}
