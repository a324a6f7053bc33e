/** How far a price may jump while its market rests, and what a CFD must be worth because of that (docs/rules/trade.md#cfds). */
import { type Decimal, nightsOf, roundUp } from '@shared/money'
import { CLOSED_WEIGHT, varianceOf } from './process.ts'
import { type Hours, lastOpen, nextClosing, nextOpening } from './sessions.ts'
import type { SymbolSpec } from './symbols.ts'

/** Epoch seconds: the first one that is closed, and the first one that is open again. */
export type Rest = { from: number; to: number }

/** The rest that begins after a second; undefined where the market never rests. */
export function restAfter(hours: Hours, second: number): Rest | undefined {
  const from = nextClosing(hours, second)
  const to = from === undefined ? undefined : nextOpening(hours, from)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Four deviations, and some more: a spread that stays as it is counts for more at a lower price. */
const DEVIATIONS = 4.1

/** The largest loss that such a jump makes of a position, as a part of its worth. A product moves as far as all its factors. */
function gapRate({ sigma, factors }: SymbolSpec, { from, to }: Rest): number {
  const variance = varianceOf(sigma, 1 + CLOSED_WEIGHT * (to - from))
  const weight = factors.reduce((sum, [, one]) => sum + Math.abs(one), 0)
  return Math.expm1(DEVIATIONS * weight * Math.sqrt(variance) + variance / 2)
}

/** What the nights cost that are charged as the market closes, at most. */
const nightRate = ({ swapLong = '0', swapShort = '0' }: SymbolSpec, { from }: Rest): number =>
  (Math.max(Number(swapLong), Number(swapShort), 0) * nightsOf(from)) / 360

/** What a CFD must be worth over a rest, as a part of its worth: four deviations of what the price may jump by, and the night fee. */
export const restMargin = (spec: SymbolSpec, rest: Rest): Decimal =>
  roundUp((gapRate(spec, rest) + nightRate(spec, rest)).toFixed(12), 6)

/** The same of the next rest, or the present one; none of what is not traded as a CFD. @param now epoch ms */
export function nextRestMargin(spec: SymbolSpec, now: number): { restMargin?: Decimal } {
  const rest = spec.spread ? restAfter(spec.hours, lastOpen(spec.hours, Math.floor(now / 1000))) : undefined
  return rest ? { restMargin: restMargin(spec, rest) } : {}
}
