/** What a position would be worth at another price, by the functions that the exchange settles with. */
import type { Position, SymbolInfo } from '@shared/contract'
import {
  big,
  compare,
  count,
  type Decimal,
  dealPrice,
  type Num,
  reachesStop,
  reachesTarget,
  sum,
  truncate,
} from '@shared/money'
import { spreadOf } from '../cfd/dealing.ts'
import { type Account, type LiveAccount, liveAccount, type PricedAccount } from './account.model.ts'
import type { LivePosition } from './live-position.model.ts'
import { closingOf, type Outcome } from './position.model.ts'

/** What would close the position before the price is reached. */
export type EndReason = 'stop-loss' | 'take-profit' | 'liquidation'
export type End = { reason: EndReason; at: Decimal }

/** The position at a tried price. */
export interface TriedPosition {
  /** At the price, or where it would be closed before. */
  position: LivePosition
  /** What closing it there brings; null where it cannot be counted. */
  closing: Outcome | null
  /** Of the account, a fraction. */
  marginLevel: Decimal | null
  /** Null: the position still runs at the price. */
  end: End | null
}

const positionIn = ({ positions }: LiveAccount, id: string): LivePosition | undefined =>
  positions.find(({ row }) => row.id === id)

/** What the position stands at now; undefined once it is closed, or while its symbol is not known. */
export function positionNow({ account, marks, infos, rests }: PricedAccount, id: string): LivePosition | undefined {
  const found = positionIn(liveAccount(account, marks, infos, rests), id)
  return found?.info && found
}

/** The market's price at which a position is closed at `mark`: a long CFD is sold half the spread below it. */
const marketAt = ({ row, side, info }: LivePosition, mark: Decimal): Decimal =>
  info ? dealPrice(side, mark, spreadOf(row, info)) : mark

/** The account with the position's symbol at another price; all other symbols stay where they are. */
function accountAt({ account, marks, infos, rests }: PricedAccount, now: LivePosition, mark: Decimal): LiveAccount {
  const moved = new Map(marks).set(now.row.symbol, marketAt(now, mark))
  return liveAccount(account, moved, infos, rests)
}

/** Whether the exchange closes cross positions: the account is worth no more than all of them require. */
const isBreached = ({ free, cross }: LiveAccount): boolean => sum([free, cross.profit]).lte(cross.required)

/** The first price of the grid from one price to another at which a condition holds, given that it holds at the last. */
export function firstPrice(from: Decimal, to: Decimal, places: number, holds: (price: Decimal) => boolean): Decimal {
  const step = big(`1e-${places}`).times(count(compare(to, from)))
  const at = (steps: Num) =>
    big(from)
      .plus(step.times(big(steps)))
      .toString()
  const all = from === to ? '0' : truncate(big(to).minus(big(from)).div(step), 0)
  let [before, after] = [big('0'), big(all)]
  while (after.minus(before).gt('1')) {
    const middle = big(truncate(before.plus(after).div('2'), 0))
    if (holds(at(middle))) after = middle
    else before = middle
  }
  return at(after)
}

/** Where the pool is closed on the way to a price. Legs in the same symbol move with it, so no formula tells it. */
function breachBefore(of: PricedAccount, now: LivePosition, price: Decimal): Decimal | null {
  const holds = (mark: Decimal) => isBreached(accountAt(of, now, mark))
  if (!holds(price)) return null
  if (holds(now.mark)) return now.mark
  return firstPrice(now.mark, price, now.info?.pricePrecision ?? 2, holds)
}

/** An isolated position's own price, met on the way. */
const ownLiquidation = ({ side, liquidation }: LivePosition, price: Decimal): Decimal | null =>
  liquidation !== null && reachesStop(side, price, liquidation) ? liquidation : null

function endsOf(of: PricedAccount, now: LivePosition, price: Decimal): End[] {
  const { side, mode, row } = now
  const { stopLossPrice: stop, takeProfitPrice: target } = row
  const liquidation = mode === 'cross' ? breachBefore(of, now, price) : ownLiquidation(now, price)
  const ends: [EndReason, Decimal | null | undefined][] = [
    ['stop-loss', stop && reachesStop(side, price, stop) ? stop : null],
    ['take-profit', target && reachesTarget(side, price, target) ? target : null],
    ['liquidation', liquidation],
  ]
  return ends.flatMap(([reason, at]) => (at ? [{ reason, at }] : []))
}

/** What the price meets first on its way from now; of two at one price the person's own order counts. */
function endBefore(of: PricedAccount, now: LivePosition, price: Decimal): End | null {
  const away = ({ at }: End) => big(at).minus(big(now.mark)).abs()
  return endsOf(of, now, price).reduce<End | null>(
    (first, end) => (first === null || away(end).lt(away(first)) ? end : first),
    null,
  )
}

/**
 * The position and its account where the symbol stands at a price. Beyond its end the figures are those of the end.
 * @param price what the position would be closed at: of a long CFD the bid · @returns null once it is closed
 */
export function whatIf(of: PricedAccount, id: string, price: Decimal): TriedPosition | null {
  const now = positionNow(of, id)
  if (!now?.info) return null
  const end = endBefore(of, now, price)
  const at = end?.at ?? price
  const live = accountAt(of, now, at)
  const position = positionIn(live, id) ?? now
  const closing = closingOf(position, position.row.quantity, at, now.info)
  return { position, closing, marginLevel: live.marginLevel, end }
}

/** The account as it is once an order is filled, its fee paid and its margin in use. @param added transferred before */
export function withOrder({ summary, positions }: Account, row: Position, added: Decimal = '0'): Account {
  const equity = sum([summary.equity, added])
    .minus(big(row.openFee ?? '0'))
    .toString()
  const usedMargin = sum([summary.usedMargin, row.margin]).toString()
  const running = summary.running + 1
  return { summary: { ...summary, equity, usedMargin, running }, positions: [row, ...positions] }
}

/** Prices that a slider offers, from the side where the position loses to the side where it gains. */
export type PriceRange = { from: Decimal; to: Decimal }

/** Beyond either end, as a part of the way there. */
const BEYOND = 0.15
/** To either side where nothing liquidates. */
const OPEN = 0.5

/** Drawn, never counted with: floats do. Liquidation and target lie within it. */
export function rangeOf({ side, mark, entry, liquidation, row, info }: LivePosition): PriceRange {
  const places = info?.pricePrecision ?? 2
  const [now, way] = [Number(mark), side === 'long' ? 1 : -1]
  const away = (price: Decimal | null | undefined) => (price ? (Number(price) - now) * way : 0)
  const levels = [away(entry), away(liquidation), away(row.stopLossPrice), away(row.takeProfitPrice)]
  const loses = Math.max(...levels.map(level => -level), liquidation === null ? now * OPEN : 0)
  const gains = Math.max(...levels, loses)
  const price = (by: number) => Math.max(10 ** -places, now + by * way * (1 + BEYOND)).toFixed(places)
  return { from: price(-loses), to: price(gains) }
}

/** What closing a position where it is liquidated would bring; null where no price does it. */
export function atLiquidation(of: PricedAccount, now: LivePosition): Outcome | null {
  const { liquidation, row, info } = now
  if (liquidation === null || !info) return null
  const position = positionIn(accountAt(of, now, liquidation), row.id)
  return position ? closingOf(position, row.quantity, liquidation, info) : null
}

/** Whether the market can stand at it: with a spread, a little above zero. */
export const isTryable = (price: Decimal, { spread }: Pick<SymbolInfo, 'spread'>): boolean =>
  compare(price, spread ?? '0') > 0

/** Danger once it is liquidated; else whether it gains or loses. */
export function toneOf({ end, closing }: TriedPosition): 'rise' | 'fall' | 'flat' | 'danger' {
  if (end?.reason === 'liquidation') return 'danger'
  const way = closing ? compare(closing.profit, '0') : 0
  return way > 0 ? 'rise' : way < 0 ? 'fall' : 'flat'
}
