/** Which prices the axis names: round ones, as many as stand clear of each other and of the tags beside them. */

export type PriceTick = {
  price: number
  /** Its middle, in px from the top. */
  y: number
}

/** What the axis shows: prices at its foot and its top, its height in px, and how many places a price has. */
export type PriceSpan = { from: number; to: number; height: number; places: number }

/** An axis names so many prices before it takes them from a finer grid, where the distances differ. */
const ENOUGH = 3
/** One price alone tells no distance: fewer are taken from a grid that is finer still. */
const LEAST = 2
const MOST = 9
/** A hair too close is clear, too. */
const NEARLY = 0.98
/** Of a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10, 20]

/** The smallest round step that lies so many px apart and is a price by itself. */
function stepOf({ from, to, height, places }: PriceSpan, apart: number): number {
  const least = Math.max(((to - from) * apart) / height, 10 ** -places)
  const power = 10 ** Math.floor(Math.log10(least))
  const isPrice = (step: number) => Math.abs(step * 10 ** places - Math.round(step * 10 ** places)) < 1e-6
  const step = ROUND.map(digit => digit * power).find(one => one >= least * NEARLY && isPrice(one))
  return step ?? 100 * power
}

/** From the top, none so near an end that it would be cut. */
function grid(span: PriceSpan, apart: number, end: number): PriceTick[] {
  const { from, to, height } = span
  const step = stepOf(span, apart)
  const first = Math.floor(to / step)
  const count = Math.max(0, first - Math.ceil(from / step) + 1)
  return Array.from({ length: count }, (_, at) => (first - at) * step)
    .map(price => ({ price, y: ((to - price) / (to - from)) * height }))
    .filter(({ y }) => y > end && y < height - end)
}

/**
 * @param size of the letters, in px: two labels stand twice as far apart
 * @param isClear whether no tag stands at this height
 */
export function pricesOf(span: PriceSpan, size: number, isClear: (y: number) => boolean): PriceTick[] {
  if (!(span.to > span.from) || !(span.height > 0)) return []
  const apart = 2 * size
  const even = grid(span, Math.max(apart, span.height / MOST), size).filter(({ y }) => isClear(y))
  if (even.length >= ENOUGH) return even
  let best = even
  for (const finer of [size, size / 2]) {
    const kept = thinned(
      grid(span, finer, size).filter(({ y }) => isClear(y)),
      apart,
    )
    if (kept.length > best.length) best = kept
    if (best.length >= LEAST) break
  }
  return best
}

/** From the top, what stands clear of the one before. */
function thinned(ticks: readonly PriceTick[], apart: number): PriceTick[] {
  const kept: PriceTick[] = []
  for (const tick of ticks) if (tick.y - (kept.at(-1)?.y ?? Number.NEGATIVE_INFINITY) >= apart * NEARLY) kept.push(tick)
  return kept
}
