/** What a CFD costs beside its margin, by the functions that the exchange books with (docs/rules/money.md#cfds). */

import type { SymbolInfo } from '@shared/contract'
import { categories } from '@shared/contract/codes'
import {
  availableWithCfd,
  big,
  CFD_MAINTENANCE,
  count,
  type Decimal,
  marginLevelOf,
  type Night,
  nextNight,
  nightFee,
  type OpenPreview,
  restRequired,
  roundUp,
  type Side,
  spreadCost,
  sum,
  unitsOf,
} from '@shared/money'
import type { TicketContext } from '../ticket/ticket.model.ts'

/** The day that counts for a weekend. */
const TRIPLE = 3

/** Base units of so many lots. */
export const baseUnits = (lots: Decimal, { contractSize }: Pick<SymbolInfo, 'contractSize'>): Decimal =>
  unitsOf(lots, contractSize ?? '1').toString()

/** Whether units are ounces. */
export const inOunces = ({ category }: Pick<SymbolInfo, 'category'>): boolean => category === categories.metal

const sizeOf = (lots: Decimal, { dealing }: TicketContext) => big(lots).times(big(dealing.unit))

/** What opening loses at once, bought at the ask and worth the bid. */
export const spreadOf = (lots: Decimal, context: TicketContext): Decimal =>
  spreadCost(sizeOf(lots, context), context.market, context.dealing.spread)

/** What a night takes from a side (below zero), or brings. @param nights for how many it counts */
export function nightOf(side: Side, lots: Decimal, context: TicketContext, nights = 1): Decimal {
  const { swapLong, swapShort } = context.info
  const rate = (side === 'long' ? swapLong : swapShort) ?? '0'
  return big(nightFee(sizeOf(lots, context), context.market, '1', rate, count(nights), spreadOf(lots, context)))
    .neg()
    .toString()
}

/** What the order must be worth over the next rest of its market; null where half its margin is more. */
export function overRest(lots: Decimal, { margin }: OpenPreview, context: TicketContext): Decimal | null {
  const { restMargin } = context.info
  if (!restMargin) return null
  const required = restRequired(restMargin, sizeOf(lots, context), context.market, context.price)
  return big(margin).times(CFD_MAINTENANCE).lt(required) ? roundUp(required, 2) : null
}

export type Nights = { next: Night; triple: Night }

/** The next night that is charged, and the next that counts for three. @param now of the server, epoch ms */
export function nightsFrom(now: number): Nights {
  const next = nextNight(Math.floor(now / 1000))
  let triple = next
  while (triple.nights !== TRIPLE) triple = nextNight(triple.second)
  return { next, triple }
}

/** The account once the order is filled. @param waits until then it is only frozen, and the spread is still to come */
export function afterOf(lots: Decimal, preview: OpenPreview, context: TicketContext, waits: boolean) {
  const { margin, fee } = preview
  const { equity, usedMargin, funds } = context
  const spread = spreadOf(lots, context)
  const available = waits ? preview.availableAfter : availableWithCfd(funds, { margin, fee, spread })
  const level = marginLevelOf(big(equity).minus(sum([fee, spread])), sum([usedMargin, margin]))
  return { available, level }
}

export const levelNow = ({ equity, usedMargin }: TicketContext): Decimal | null => marginLevelOf(equity, usedMargin)
