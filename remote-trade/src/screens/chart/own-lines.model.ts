/** Which lines the person's positions, orders and contracts have on the chart, and what a drag of one asks for. */
import type { Position, PriceAlert, SecondOrder } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import type { ChartLine } from '@shared/ui/chart-skin'
import type { WaitingOrder } from '../../parts/orders/order.model.ts'
import type { LivePosition } from '../../parts/positions/live-position.model.ts'
import type { Typed } from '../../parts/targets/targets.ts'

/** What a line is about. */
export type Own =
  | { of: 'position'; position: LivePosition }
  | { of: 'order'; order: WaitingOrder }
  | { of: 'option'; row: Position }
  | { of: 'second'; order: SecondOrder }
  | { of: 'alert'; alert: PriceAlert }

export type Level = { id: string; kind: ChartLine; price: Decimal; own: Own }

/** What is dealt with on a page of its own. */
export type Elsewhere = Extract<Own, { of: 'option' | 'second' }>

type Held = Exclude<Own, { of: 'alert' }>

const rowOf = (own: Exclude<Held, { of: 'second' }>): Position => {
  if (own.of === 'option') return own.row
  return own.of === 'order' ? own.order.row : own.position.row
}

const modes: Readonly<Record<number, string>> = {
  [tradeTypes.cfd]: 'cfd',
  [tradeTypes.option]: 'option',
  [tradeTypes.spot]: 'spot',
}

/** The way to trade that it belongs to, as the address says it. */
export const tradedIn = (own: Held): string =>
  own.of === 'second' ? 'second' : (modes[rowOf(own).tradeType] ?? 'contract')

/** What the chart shows and leaves to its own page: terms that run. Null: its sheets are here. */
export const elsewhere = (own: Own): Elsewhere | null => (own.of === 'option' || own.of === 'second' ? own : null)

/** Of what. */
export const idOf = (own: Own): string => {
  if (own.of === 'position') return own.position.row.id
  if (own.of === 'order') return own.order.row.id
  if (own.of === 'option') return own.row.id
  return own.of === 'second' ? own.order.id : own.alert.id
}

const levels = (own: Own, ...at: readonly (readonly [ChartLine, Decimal | null | undefined])[]): Level[] =>
  at.flatMap(([kind, price]) => (price ? [{ id: `${idOf(own)} ${own.of} ${kind}`, kind, price, own }] : []))

/** Where it was opened, where it takes its profit, where it stops, where it ends by itself; what is not set has no line. */
export function levelsOf(own: Own): Level[] {
  if (own.of === 'order') return levels(own, ['pending', own.order.at])
  if (own.of === 'option') return levels(own, ['position', own.row.strike])
  if (own.of === 'alert') return levels(own, ['alert', own.alert.price])
  if (own.of === 'second') return levels(own, ['position', own.order.openTick.price])
  const { row, entry, liquidation } = own.position
  return levels(
    own,
    ['position', entry],
    ['target', row.takeProfitPrice],
    ['stop', row.stopLossPrice],
    ['liquidation', liquidation],
  )
}

/** The sheet that a dragged line opens, with its first values. */
export type LineSheet =
  | { sheet: 'amend'; id: string; at: Decimal }
  | { sheet: 'targets'; id: string; typed: Partial<Typed> }

/** null: the line cannot be dragged. A stop that trails moves by itself. @param canAmend whether the exchange amends orders */
export function sheetFor({ kind, own }: Level, at: Decimal, canAmend: boolean): LineSheet | null {
  const id = idOf(own)
  if (elsewhere(own)) return null
  if (own.of === 'order') return canAmend ? { sheet: 'amend', id, at } : null
  if (own.of !== 'position') return null
  if (kind === 'target') return { sheet: 'targets', id, typed: { takeProfit: at } }
  return kind === 'stop' && !own.position.row.trailing ? { sheet: 'targets', id, typed: { stopLoss: at } } : null
}
