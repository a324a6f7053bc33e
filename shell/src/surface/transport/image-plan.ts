/** What is done to a picture before it is uploaded (specification, sections 5 and 9), as a table. */

export type ImagePlan =
  | { kind: 'refuse' }
  | { kind: 'keep' }
  /** `type`: of the result. */
  | { kind: 'compress'; quality: number; type: 'image/jpeg' | 'image/png' | 'image/webp' }

const KB = 1024
const MB = 1024 * KB
/** Above this a PNG becomes a JPEG on white. */
export const LARGEST_PNG = 2_048_000
export const LARGEST_WIDTH = 1080
export const SMALLEST_WIDTH = 10

const SMALL = 200 * KB
/** Up to, quality. */
const QUALITIES: readonly [number, number][] = [
  [512 * KB, 0.9],
  [MB, 0.8],
  [2 * MB, 0.85],
  [10 * MB, 0.8],
  [20 * MB + 1, 0.75],
]
const DEFAULT_QUALITY = 0.8

/** What every browser and the desk that looks at it can show. */
const COMMON = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

const isImage = (type: string) => type.startsWith('image/') && !type.startsWith('image/svg')
const qualityOf = (size: number) => QUALITIES.find(([below]) => size < below)?.[1] ?? DEFAULT_QUALITY

/** @param size bytes */
export function planImage({ type, size }: { type: string; size: number }): ImagePlan {
  if (!isImage(type)) return { kind: 'refuse' }
  if (type === 'image/gif') return { kind: 'keep' } // drawn anew it would stand still
  if (size < SMALL && COMMON.includes(type)) return { kind: 'keep' }
  const stays = type === 'image/webp' || (type === 'image/png' && size <= LARGEST_PNG)
  return { kind: 'compress', quality: qualityOf(size), type: stays ? type : 'image/jpeg' }
}
