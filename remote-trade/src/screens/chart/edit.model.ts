/** A line under the finger: where it may stand, and what it would bring there. */
import { type Decimal, returnOnEquity, truncate } from '@shared/money'
import { type AmendFault, amendModel } from '../../parts/orders/order.model.ts'
import { profitIf } from '../../parts/positions/live-position.model.ts'
import { type TargetFault, targetFaults } from '../../parts/targets/targets.ts'
import type { Level } from './own-lines.model.ts'

const nice = [1, 2, 5]

/** The smallest of 1, 2, 5, 10, 20… that a finger can tell apart, and no finer than the symbol's last place. */
export function stepOf(perPixel: number, places: number): number {
  const grid = 10 ** -places
  const size = Math.max(perPixel, grid)
  const ten = 10 ** Math.floor(Math.log10(size) + 1e-9)
  const times = nice.find(each => each * ten >= size * (1 - 1e-9)) ?? 10
  return times * ten
}

/** The nearest price on the step. */
export const snapped = (price: number, step: number, places: number): Decimal =>
  truncate((Math.round(price / step) * step).toFixed(places), places)

/** One step up or down, from wherever it stands. */
export const stepped = (price: Decimal, step: number, times: number, places: number): Decimal =>
  snapped(Number(price) + times * step, 10 ** -places, places)

/** What closing there would bring before fees, and on the margin; null where the line closes nothing. */
export function gainAt({ own, kind }: Level, price: Decimal): { profit: Decimal; yield: Decimal } | null {
  if (own.of !== 'position' || (kind !== 'target' && kind !== 'stop')) return null
  const { side, entry, row } = own.position
  const profit = profitIf(own.position, price)
  return profit === null ? null : { profit, yield: returnOnEquity(side, entry, price, row.leverage ?? 1) }
}

export type DragFault = Exclude<TargetFault | AmendFault, { field: 'quantity' }>

/** Why the exchange would not take it there; null: it would, as far as the phone can tell. */
export function dragFault(level: Level, price: Decimal, market: Decimal): DragFault | null {
  const { own } = level
  if (own.of === 'order') {
    const form = { at: price, quantity: own.order.row.quantity, until: 'kept' } as const
    const { price: limit, triggerPrice } = amendModel.faults(form, {
      order: own.order,
      market,
      available: '0',
      rate: undefined,
    })
    const fault = limit ?? triggerPrice
    return fault && fault.field !== 'quantity' ? fault : null
  }
  if (own.of !== 'position') return null
  const [takeProfit, stopLoss] = level.kind === 'target' ? [price, null] : [null, price]
  const [fault] = targetFaults(own.position.side, own.position.mark, { takeProfit, stopLoss }, own.position.liquidation)
  return fault ?? null
}

/** Beside the bars a line takes at most this many times their span: farther ones stand at the edge. */
const MOST_SPANS = 6
/** Free beyond the outermost line, of the span: where a finger may take it. */
const BEYOND = 0.25

type Span = { from: number; to: number }

/** What is seen of prices while lines are dragged: the bars, and the lines that are not too far from them. */
export function widened({ from, to }: Span, lines: readonly number[]): Span {
  const span = to - from
  const near = lines.filter(price => price > from - span * MOST_SPANS && price < to + span * MOST_SPANS)
  const [low, high] = [Math.min(from, ...near), Math.max(to, ...near)]
  const free = (high - low) * BEYOND
  return { from: low < from ? low - free : from, to: high > to ? high + free : to }
}
