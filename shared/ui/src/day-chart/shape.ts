import type { Decimal } from '@shared/money/decimal'

/** What is known of one day; nothing where nobody wrote it down. */
export interface Day {
  /** yyyy-MM-dd */
  day: string
  total?: Decimal | undefined
  profit?: Decimal | null | undefined
}

export const WIDTH = 320
export const LINE = 112
export const BARS = 64
/** Between the drawing and its edges. */
const AIR = 6

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  way: 'rise' | 'fall'
}

export interface Shape {
  /** A piece for each run of days that are known; one that stands alone is a short stroke. */
  line: string
  /** Where the first total lies, and the last. */
  open: number | undefined
  end: number | undefined
  bars: readonly (Bar | undefined)[]
  /** Where no profit is. */
  zero: number
}

/** The middle of a day's column. A float is exact enough for a place in a picture. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / count) * WIDTH

const round = (place: number) => Math.round(place * 10) / 10

function linePlaces(days: readonly Day[]): (number | undefined)[] {
  const totals = days.map(({ total }) => (total === undefined ? undefined : Number(total)))
  const known = totals.filter(total => total !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const room = LINE - 2 * AIR
  const place = (total: number) => (high === low ? LINE / 2 : round(LINE - AIR - ((total - low) / (high - low)) * room))
  return totals.map(total => (total === undefined ? undefined : place(total)))
}

/** A gap is left open: what was between two days nobody knows. */
function lineThrough(places: readonly (number | undefined)[]): string {
  const step = WIDTH / places.length / 4
  return places
    .map((y, index) => {
      if (y === undefined) return ''
      const x = round(middleOf(index, places.length))
      if (places[index - 1] !== undefined) return `L${x} ${y}`
      return places[index + 1] === undefined ? `M${round(x - step)} ${y}L${round(x + step)} ${y}` : `M${x} ${y}`
    })
    .join('')
}

function barsOf(days: readonly Day[], profits: readonly (number | undefined)[]): Pick<Shape, 'bars' | 'zero'> {
  const [low, high] = [Math.min(0, ...profits.map(one => one ?? 0)), Math.max(0, ...profits.map(one => one ?? 0))]
  const scale = high === low ? 0 : (BARS - 2) / (high - low)
  const zero = high === low ? BARS / 2 : round(1 + high * scale)
  const width = round(Math.min(24, (WIDTH / days.length) * 0.64))
  const bar = (profit: number | undefined, index: number): Bar | undefined => {
    if (!profit) return undefined
    const height = Math.max(1.5, round(Math.abs(profit) * scale))
    const x = round(middleOf(index, days.length) - width / 2)
    return { x, y: profit > 0 ? round(zero - height) : zero, width, height, way: profit > 0 ? 'rise' : 'fall' }
  }
  return { bars: profits.map(bar), zero }
}

/** Where everything lies: totals from the lowest at the foot to the highest at the head, profits from their own zero. */
export function shapeOf(days: readonly Day[]): Shape {
  const places = linePlaces(days)
  const profits = days.map(({ profit }) => (profit == null ? undefined : Number(profit)))
  const known = places.filter(place => place !== undefined)
  return { line: lineThrough(places), open: known[0], end: places.at(-1), ...barsOf(days, profits) }
}

/** The day that a place across the picture (0 to 1) belongs to. */
export const dayAt = (across: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor(across * count)))
