/** Pinching a picture: how large, and which part of it stays under the fingers. */

export type Place = { x: number; y: number }

const LARGEST = 5
/** What a double tap gives. */
export const CLOSE_UP = 2.5

/** 1 is the whole picture. */
export const bounded = (scale: number): number => Math.min(LARGEST, Math.max(1, scale))

/**
 * Where the picture must be scrolled to so that the point under `at` stays there.
 * @param scroll before @param at within the stage, pixels @param ratio new size to old
 */
export const keepPlace = (scroll: Place, at: Place, ratio: number): Place => ({
  x: (scroll.x + at.x) * ratio - at.x,
  y: (scroll.y + at.y) * ratio - at.y,
})

export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y)
export const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
