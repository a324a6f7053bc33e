/** The strokes of a signature, and where they lie on another paper than the one that they were drawn on. */
import type { PointGroup } from 'signature_pad'

export type Size = { width: number; height: number }
/** size: of the paper that it was drawn on, in CSS pixels */
export type Ink = { strokes: readonly PointGroup[]; size: Size }

export const NO_INK: Ink = { strokes: [], size: { width: 0, height: 0 } }

type Box = { left: number; top: number; right: number; bottom: number }

/** A finger's slip is no signature: less than this, in both directions. */
const SLIP = 12
/** Free around what had to be made smaller. */
const EDGE = 8

/** The place that it takes; undefined where there is none. */
export function boxOf({ strokes }: Ink): Box | undefined {
  const points = strokes.flatMap(stroke => stroke.points)
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function isBlank(ink: Ink): boolean {
  const box = boxOf(ink)
  return !box || (box.right - box.left < SLIP && box.bottom - box.top < SLIP)
}

/** Where one direction of it begins on another paper: its middle stays at the same part, and it stays on the paper. */
function placed(from: number, to: number, scale: number, before: number, now: number): number {
  const long = (to - from) * scale
  const middle = ((from + to) / 2 / before) * now
  const edge = Math.max(0, Math.min(EDGE, (now - long) / 2))
  return Math.min(Math.max(edge, middle - long / 2), now - long - edge)
}

const room = (length: number) => Math.max(1, length - 2 * EDGE)

const scaled = (stroke: PointGroup, scale: number, { left, top }: Box, x: number, y: number): PointGroup => ({
  ...stroke,
  dotSize: stroke.dotSize * scale,
  minWidth: stroke.minWidth * scale,
  maxWidth: stroke.maxWidth * scale,
  points: stroke.points.map(point => ({
    ...point,
    x: x + (point.x - left) * scale,
    y: y + (point.y - top) * scale,
  })),
})

/** The same ink on a paper of another size, as after a turn of the phone: as large as it was where that fits, whole in any case. */
export function fitted(ink: Ink, size: Size): readonly PointGroup[] {
  const box = boxOf(ink)
  if (!box || (ink.size.width === size.width && ink.size.height === size.height)) return ink.strokes
  const [wide, high] = [box.right - box.left || 1, box.bottom - box.top || 1]
  const scale = Math.min(1, room(size.width) / wide, room(size.height) / high)
  const x = placed(box.left, box.right, scale, ink.size.width, size.width)
  const y = placed(box.top, box.bottom, scale, ink.size.height, size.height)
  return ink.strokes.map(stroke => scaled(stroke, scale, box, x, y))
}
