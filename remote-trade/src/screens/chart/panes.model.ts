/** How many panes stand below the bars, and how high: the bars come first. All in px. */

/** The bars are never drawn lower than this while a pane could go instead. */
export const LEAST_BARS = 150
const LEAST_PANE = 40
const MOST_PANE = 68
/** The panes together take no more than this part of the height, a single one no more than a sixth of it. */
const SHARE = 0.5
const SINGLE = 1 / 6

export type Panes<T> = {
  drawn: readonly T[]
  /** What found no room. */
  dropped: readonly T[]
  /** Of each that is drawn. */
  height: number
}

/** @param height what bars and panes share: without the time axis */
export function panesIn<T>(height: number, wanted: readonly T[]): Panes<T> {
  const room = Math.max(0, Math.floor((height - LEAST_BARS) / LEAST_PANE))
  const drawn = wanted.slice(0, room)
  const left = Math.min(height * SHARE, height - LEAST_BARS)
  const fair = Math.min(height * SINGLE, left / Math.max(1, drawn.length))
  return {
    drawn,
    dropped: wanted.slice(room),
    height: Math.floor(Math.max(LEAST_PANE, Math.min(MOST_PANE, fair))),
  }
}
