/** How well a photo can be read, measured on a small copy of it (docs/rules/account.md#photos). */
import { MOST_PIXELS } from '@shared/contract/limits'

/** RGBA, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
/** `luma`: the mean, 0 to 255 · `clipped`: the part that is burnt out, 0 to 1 · `sharpness`: how much neighbours differ */
export type Measures = { luma: number; clipped: number; sharpness: number }

/** The longer side of the copy: enough to tell a blur by, and measured within a few milliseconds. */
const LONGEST = 640
/** Below it nobody reads what is printed. */
export const LEAST_SIDE = 600

export const DARKEST = 60
export const BRIGHTEST = 200
export const MOST_CLIPPED = 0.1
export const LEAST_SHARPNESS = 60
/** Paper is bright, a reflection has nothing in it any more. */
const BURNT_OUT = 250

export type Size = { width: number; height: number }
export type SizeFault = 'too-small' | 'too-large'

export function sizeFault({ width, height }: Size): SizeFault | null {
  if (width * height > MOST_PIXELS) return 'too-large'
  return Math.min(width, height) < LEAST_SIDE ? 'too-small' : null
}

export function smallSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Of a picture, from where in it. */
export type Part = Size & { x: number; y: number }

/** What is seen of a picture that covers a frame of this shape, from its middle. @param shape width by height */
export function coverOf({ width, height }: Size, shape: number): Part {
  const seen = {
    width: Math.min(width, Math.round(height * shape)),
    height: Math.min(height, Math.round(width / shape)),
  }
  return { ...seen, x: (width - seen.width) >> 1, y: (height - seen.height) >> 1 }
}

/** By Rec. 601, as eyes weigh colours. */
function lumaOf({ data, width, height }: Pixels): Uint8Array {
  const luma = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at++, from += 4)
    luma[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  return luma
}

/** The variance of the Laplacian: edges that are drawn out over several points differ little from their neighbours. */
function sharpnessOf(luma: Uint8Array, { width, height }: Size): number {
  let [count, sum, squares] = [0, 0, 0]
  const at = (index: number) => luma[index] ?? 0
  for (let y = 1; y < height - 1; y++)
    for (let here = y * width + 1; here < (y + 1) * width - 1; here++) {
      const edge = at(here - 1) + at(here + 1) + at(here - width) + at(here + width) - 4 * at(here)
      count++
      sum += edge
      squares += edge * edge
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

export function measure(pixels: Pixels): Measures {
  const luma = lumaOf(pixels)
  let [sum, burnt] = [0, 0]
  for (const value of luma) {
    sum += value
    if (value >= BURNT_OUT) burnt++
  }
  const of = Math.max(1, luma.length)
  return { luma: sum / of, clipped: burnt / of, sharpness: sharpnessOf(luma, pixels) }
}

/** What may keep it from being read. It is a hint: nobody is held up by it. */
export type Hint = 'dark' | 'bright' | 'glare' | 'blurred'

/** A measure on its line: where it is and where its bounds are, from 0 to 1. */
export type Line = { name: keyof Measures; at: number; notches: readonly number[]; hint: Hint | null }

const within = (part: number) => Math.min(1, Math.max(0, part))

const lumaHint = (luma: number): Hint | null => (luma < DARKEST ? 'dark' : luma > BRIGHTEST ? 'bright' : null)

export const linesOf = ({ luma, clipped, sharpness }: Measures): Line[] => [
  { name: 'luma', at: luma / 255, notches: [DARKEST / 255, BRIGHTEST / 255], hint: lumaHint(luma) },
  {
    name: 'clipped',
    at: within(clipped / (2 * MOST_CLIPPED)),
    notches: [0.5],
    hint: clipped > MOST_CLIPPED ? 'glare' : null,
  },
  {
    name: 'sharpness',
    at: within(sharpness / (2 * LEAST_SHARPNESS)),
    notches: [0.5],
    hint: sharpness < LEAST_SHARPNESS ? 'blurred' : null,
  },
]

export const hintsOf = (measures: Measures): Hint[] => linesOf(measures).flatMap(({ hint }) => hint ?? [])
