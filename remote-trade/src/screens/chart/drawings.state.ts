/** What somebody has drawn, by symbol, kept on the device. */
import { deviceAtom } from '@shared/ui/preferences'
import * as v from 'valibot'

export const drawingTools = ['trend', 'level', 'fibonacci'] as const
export type DrawingTool = (typeof drawingTools)[number]

/** More would hide the bars, and fill the device. */
export const MOST_DRAWINGS = 20
const MOST_SYMBOLS = 50
const LONGEST_NAME = 20
/** The last moment that a date has. */
const LATEST = 8.64e15

const point = v.object({
  time: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LATEST)),
  price: v.pipe(v.number(), v.minValue(0), v.finite()),
})
const drawing = v.variant('tool', [
  v.object({ tool: v.literal('level'), points: v.tuple([point]) }),
  v.object({ tool: v.picklist(['trend', 'fibonacci']), points: v.tuple([point, point]) }),
])
export type Drawing = v.InferOutput<typeof drawing>
export type DrawingPoint = v.InferOutput<typeof point>
export type Drawings = Readonly<Record<string, readonly Drawing[]>>

const valid = (one: unknown): Drawing[] => {
  const read = v.safeParse(drawing, one)
  return read.success ? [read.output] : []
}

/** Whatever is stored: each drawing that can be drawn stays, anything else is dropped. */
export function parseDrawings(stored: unknown): Drawings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  const symbols = Object.entries(stored).filter(([symbol, all]) => symbol.length <= LONGEST_NAME && Array.isArray(all))
  return Object.fromEntries(
    symbols.slice(0, MOST_SYMBOLS).map(([symbol, all]) => [symbol, all.flatMap(valid).slice(-MOST_DRAWINGS)]),
  )
}

export const drawingsAtom = deviceAtom('chart.drawings.v1', parseDrawings)

/** Those of one symbol in place of what it had; a symbol without any is forgotten. */
export function withDrawings(all: Drawings, symbol: string, drawings: readonly Drawing[]): Drawings {
  const { [symbol]: _, ...rest } = all
  const kept = Object.entries(rest).slice(1 - MOST_SYMBOLS)
  return Object.fromEntries(drawings.length > 0 ? [...kept, [symbol, drawings.slice(-MOST_DRAWINGS)]] : kept)
}
