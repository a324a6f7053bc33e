/** The line of a day: what it made by each hour, and now. */

import type { OutputOf } from '@shared/contract'
import type { assetCourseCall } from '@shared/contract/calls/wallet'
import { big } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'

type Hours = OutputOf<typeof assetCourseCall>
type Point = { hour: number; made: number }

/** Of "2026-11-26 14:30:00". */
const dayOf = (time: string): string => time.slice(0, 10)
const hourOf = (time: string): number => Number(time.slice(11, 13))

/** When the exchange's day began, UTC+8, in epoch ms. @param time of the exchange, on that day */
export const midnightOf = (time: string): number => Date.parse(`${dayOf(time)}T00:00:00+08:00`)

/** What came from outside is no rise. */
const madeBy = ({ totalAssets, inflow }: Hours[number], midnight: Decimal): Decimal =>
  big(totalAssets).minus(midnight).minus(inflow).toString()

/** As floats: the line is only drawn. */
const pointsOf = (hours: Hours): Point[] =>
  hours.map(hour => ({ hour: hourOf(hour.time), made: Number(madeBy(hour, hours[0]?.totalAssets ?? '0')) }))

/** From one point up to the next, without it: hours that nobody knows lie on a straight line. */
const between = (from: Point, to: Point): number[] =>
  Array.from({ length: to.hour - from.hour }, (_, n) => from.made + ((to.made - from.made) * n) / (to.hour - from.hour))

/** Of fewer known hours a line says nothing about the day. */
const LEAST = 4

/**
 * What today made by each hour since 00:00, and at last by now.
 * @param now what it made by now, and the exchange's time of that · @returns empty while too few hours of today are known
 */
export function courseOf(hours: Hours, now: { daily: Decimal; time: string }): Decimal[] {
  if (hours.length < LEAST || hours.some(({ time }) => dayOf(time) !== dayOf(now.time))) return []
  const end = { hour: Math.max(hourOf(now.time), hourOf(hours.at(-1)?.time ?? now.time)) + 1, made: Number(now.daily) }
  const points = [...pointsOf(hours), end]
  const drawn = points.flatMap((point, n) => between(points[n - 1] ?? point, point))
  return [...drawn, end.made].map(String)
}
