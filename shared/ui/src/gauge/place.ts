import { type Big, big, compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import { type Side, signed } from '@shared/money/side'

export interface Levels {
  side: Side
  entry: Decimal
  /** Absent: the position cannot be liquidated, or the price is not known. */
  liquidation: Decimal | null | undefined
  mark: Decimal | null | undefined
  target: Decimal | null | undefined
}

export interface Places {
  /** From 0, the liquidation, to 1, the target; a float is exact enough for a place on a line. */
  entry: number
  mark: number | undefined
  way: 'rise' | 'fall' | 'flat'
  /** How far the mark is from the liquidation, as a fraction of the mark. */
  distance: Decimal | undefined
  /** The liquidation is near, and nearer than half of the way that it was at the entry. */
  danger: boolean
}

const clamp = (place: number) => Math.min(1, Math.max(0, place))

/** Where the line begins and ends: an end that is not set lies as far from the entry as the other. */
function ends({ side, entry, liquidation, mark, target }: Levels): [number, number] {
  const middle = Number(entry)
  const away = Math.abs(Number(mark ?? entry) - middle) || middle
  const forward = side === 'long' ? 1.5 * away : -1.5 * away
  const first = liquidation ? Number(liquidation) : middle - (target ? Number(target) - middle : forward)
  const last = target ? Number(target) : middle + (middle - first)
  return [first, last]
}

/** How far a price may go until the liquidation; 0 at it and beyond. */
function roomOf(side: Side, price: Decimal, liquidation: Decimal): Big {
  const room = signed(side, big(price).minus(big(liquidation)))
  return room.gt('0') ? room : big('0')
}

const near = '0.05'

/** A high leverage begins within 5 %: it warns once half of the room that it began with is used up. */
function nearness({ side, entry, liquidation, mark }: Levels): Pick<Places, 'distance' | 'danger'> {
  if (!mark || !liquidation || big(mark).eq('0')) return { distance: undefined, danger: false }
  const [now, first] = [roomOf(side, mark, liquidation), roomOf(side, entry, liquidation)]
  const distance = now.div(big(mark)).toString()
  return { distance, danger: compare(distance, near) <= 0 && (first.eq('0') || now.times('2').lte(first)) }
}

export function placesOf(levels: Levels): Places {
  const { side, entry, mark } = levels
  const [first, last] = ends(levels)
  const place = (price: Decimal) => clamp((Number(price) - first) / (last - first || 1))
  const moved = mark ? compare(mark, entry) * (side === 'long' ? 1 : -1) : 0
  return {
    entry: place(entry),
    mark: mark ? place(mark) : undefined,
    way: moved > 0 ? 'rise' : moved < 0 ? 'fall' : 'flat',
    ...nearness(levels),
  }
}
