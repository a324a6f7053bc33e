/** The line of a payoff in a box. Drawn, never paid by: floats are good enough here. */
import type { Decimal, Side } from '@shared/money'
import type { OptionOffer } from './option.model.ts'
import { endAt, type Range } from './target.model.ts'

export type Drawn = {
  side: Side
  strike: Decimal
  quantity: Decimal
  range: Range
  target: Decimal
  offer: OptionOffer
}
export type Box = { width: number; height: number; inset: number }

/** Room above and below, so that no stroke or dot is cut. */
const EDGE = 6

const round = (value: number) => Math.round(value * 10) / 10

export function lineOf({ side, strike, quantity, range, target, offer }: Drawn, { width, height, inset }: Box) {
  const [low, high] = [Number(range.low), Number(range.high)]
  const brings = (price: Decimal) => Number(endAt(side, strike, quantity, offer.cost, price).profit)
  const ends = [range.low, strike, range.high]
  const [least, most] = [-Number(offer.cost), Math.max(...ends.map(brings), Number(offer.cost))]
  const within = (share: number) => Math.min(1, Math.max(0, share))
  const x = (price: Decimal) => round(inset + within((Number(price) - low) / (high - low)) * (width - 2 * inset))
  const y = (profit: number) => round(height - EDGE - within((profit - least) / (most - least)) * (height - 2 * EDGE))
  const points = ends.map(price => `${x(price)} ${y(brings(price))}`)
  const zero = y(0)
  const [targetX, evenX] = [x(target), x(offer.breakEven)]
  const isIn = Number(offer.breakEven) > low && Number(offer.breakEven) < high
  return {
    zero,
    path: `M${points.join('L')}`,
    area: `M${x(range.low)} ${zero}L${points.join('L')}L${x(range.high)} ${zero}Z`,
    targetX,
    targetY: y(brings(target)),
    evenX: isIn ? evenX : null,
    /** From where it is even up to the target. */
    gain: { from: Math.min(evenX, targetX), width: Math.abs(targetX - evenX) },
  }
}
