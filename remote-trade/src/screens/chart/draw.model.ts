/** Drawings being made and moved, in px of the pane of the bars. */
import type { Drawing, DrawingPoint, DrawingTool } from './drawings.state.ts'

/** Between px and prices at moments. */
export type Plane = {
  width: number
  height: number
  pointAt(x: number, y: number): DrawingPoint
  placeOf(point: DrawingPoint): { x: number; y: number }
}

/** Parts of the pane where a new one begins: its ends lie where a thumb can take them. */
const LOW = 0.3
const HIGH = 0.7
const MIDDLE = 0.5

/** A new one, across the middle of what is seen; each press stands a little aside of the one before. */
export function begin(tool: DrawingTool, { width, height, pointAt }: Plane, count: number): Drawing {
  const aside = ((count % 5) - 2) * 0.06
  const at = (x: number, y: number) => pointAt(width * x, height * (y + aside))
  if (tool === 'level') return { tool, points: [at(MIDDLE, MIDDLE)] }
  return { tool, points: [at(LOW, HIGH), at(HIGH, LOW)] }
}

/** The same with one of its points elsewhere. */
export function moved(drawing: Drawing, index: number, to: DrawingPoint): Drawing {
  if (drawing.tool === 'level') return { ...drawing, points: [to] }
  const [first, second] = drawing.points
  return { ...drawing, points: index === 0 ? [to, second] : [first, to] }
}
