/** What a CFD must be worth from five minutes before its market rests until the first price after it (docs/rules/trade.md#cfds). */
import { REST_AHEAD } from '@shared/contract/limits'
import { type Decimal, restLeverage, restRequired } from '@shared/money'
import type { Context } from '../../context.ts'
import { type Rest, restAfter, restMargin } from '../../market/gap.ts'
import { lastOpen } from '../../market/sessions.ts'
import type { SymbolSpec } from '../../market/symbols.ts'
import { refuse } from '../../refusals/refuse.ts'
import { isCfd, markOf, sizeOf, specOf } from '../pricing.ts'
import type { PositionRow, StoredRow } from '../tables.ts'

type Market = Pick<Context, 'market' | 'clock'>

/** The last open second whose price is known. After a downtime the tick of a closed market may be of days before. */
function lastSeen({ market, clock }: Market, { symbol, hours }: SymbolSpec): number | undefined {
  const tick = market.last(symbol)
  const second = tick && Math.floor(tick.time / 1000)
  if (second === undefined || tick?.open) return second
  return Math.max(second, lastOpen(hours, Math.floor(clock.now() / 1000) - REST_AHEAD))
}

/** The rest that begins within so many seconds, or has begun and brought no price yet. */
export function restWithin(at: Market, spec: SymbolSpec, seconds: number): Rest | undefined {
  const second = lastSeen(at, spec)
  const rest = second === undefined ? undefined : restAfter(spec.hours, second)
  return rest && second !== undefined && rest.from - second <= seconds ? rest : undefined
}

/** What a CFD of a symbol must be worth now because of a rest, as a part of its worth; 0 while none is near. */
export function restRate(at: Market, spec: SymbolSpec, seconds = REST_AHEAD): Decimal {
  const rest = restWithin(at, spec, seconds)
  return rest ? restMargin(spec, rest) : '0'
}

/** The same of a position, in money. @param seconds how long before its market rests */
export function restOf(context: Context, row: PositionRow, seconds?: number): Decimal {
  const rate = isCfd(row.trade_type) ? restRate(context, specOf(row), seconds) : '0'
  return rate === '0' ? '0' : restRequired(rate, sizeOf(context, row), markOf(context, row), row.open_price)
}

type Terms = { spec: SymbolSpec; type: StoredRow['trade_type']; leverage: number }

/** The highest leverage that a CFD may be opened with now; null where none is too high. */
const mostLeverage = (at: Market, { spec, type }: Terms): number | null =>
  isCfd(type) ? restLeverage(restRate(at, spec)) : null

/** Whether its margin is as much as the rest requires, if one is near. */
export function bearsRest(at: Market, terms: Terms): boolean {
  const most = mostLeverage(at, terms)
  return most === null || terms.leverage <= most
}

/** @throws Refused leverage-limit where what opens now would have less margin than the rest requires */
export function checkRest(at: Market, terms: Terms): void {
  if (bearsRest(at, terms)) return
  const most = mostLeverage(at, terms) ?? 1
  refuse('leverage-limit', { field: 'leverage', n: terms.spec.leverages.findLast(one => one <= most) ?? 1 })
}
