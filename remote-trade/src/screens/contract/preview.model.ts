/** The line of the preview. */
import type { Way } from '@shared/format/number'
import type { Decimal } from '@shared/money'

export interface Line {
  /** SVG path data on 0…width by 0…height. */
  path: string
  /** Where the line began: its waterline. */
  open: number
  end: number
  way: Way
}

/** Closes as a line, the newest at the right edge; a float is exact enough for a place on a screen. */
export function lineOf(values: readonly Decimal[], width: number, height: number): Line | null {
  const points = values.map(Number)
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return null
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const y = (value: number) => Math.round((high === low ? 0.5 : (high - value) / (high - low)) * height * 10) / 10
  const x = (n: number) => Math.round((n / (points.length - 1)) * width * 10) / 10
  return {
    path: points.map((value, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(value)}`).join(''),
    open: y(first),
    end: y(last),
    way: last === first ? 'flat' : last > first ? 'rise' : 'fall',
  }
}
