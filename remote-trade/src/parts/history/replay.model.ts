/** Three seconds from entry to exit: the line grows, then the fees show, then the result after fees. */
import type { Course, Point } from './result.model.ts'

export const REPLAY = 3000
/** Shares of the three seconds. */
const LINE_ENDS = 0.7
const RESULT_SHOWS = 0.86

export type Place = { x: number; y: number }
export type Frame = {
  /** Up to this moment. */
  places: readonly Place[]
  /** The newest recorded price of them. */
  price: number
  fees: boolean
  result: boolean
}

export type Room = { width: number; height: number; margin: number }

const round = (pixel: number) => Math.round(pixel * 10) / 10

/** The entry stands in the middle, so that a rise and a fall of one size look alike. */
export function placesOf(points: readonly Point[], { width, height, margin }: Room): Place[] {
  const entry = points[0]?.price ?? 0
  const most = Math.max(...points.map(({ price }) => Math.abs(price - entry))) || 1
  return points.map(({ at, price }) => ({
    x: round(at * width),
    y: round(height / 2 - ((price - entry) / most) * (height / 2 - margin)),
  }))
}

/** Where the line stands at a share of its time, between the two points around it. */
function tipAt(places: readonly Place[], x: number): Place {
  const next = places.findIndex(place => place.x >= x)
  const [from, to] = [places[Math.max(0, next - 1)], places[next]]
  if (!from || !to || to.x === from.x) return to ?? places.at(-1) ?? { x, y: 0 }
  return { x: round(x), y: round(from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)) }
}

/** @param progress from 0 to 1 of the three seconds */
export function frameAt({ points }: Course, progress: number, room: Room): Frame {
  const at = Math.min(1, progress / LINE_ENDS)
  const places = placesOf(points, room)
  const tip = tipAt(places, at * room.width)
  const passed = points.filter(point => point.at <= at)
  return {
    places: [...places.slice(0, passed.length), tip],
    price: passed.at(-1)?.price ?? 0,
    fees: progress >= LINE_ENDS,
    result: progress >= RESULT_SHOWS,
  }
}

export const pathOf = (places: readonly Place[]): string =>
  places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('')
