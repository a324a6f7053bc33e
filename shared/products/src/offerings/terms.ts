/** What an offering allows, and to whom (docs/rules/invest.md#offerings). */
import { applicationStates, type CodeOf, identityStates, offeringStates } from '@shared/contract/codes'
import { DAY, MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { type Decimal, lotCost, lotTokens } from '@shared/money'
import { stateOf } from '../accounts/identity/index.ts'
import { lastForfeit } from './rows.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

/** So long the list is public before it is drawn from, at least. */
export const LEAST_PUBLIC = 10 * MINUTE

export const MOST_LOTS = { basic: 10, advanced: 50 } as const
const BARRED = 30 * DAY

const isVerified = (db: Db, user: string, kind: 'basic' | 'advanced') =>
  stateOf(db, user, kind) === identityStates.verified

export const isKnown = (db: Db, user: string): boolean => isVerified(db, user, 'basic')

/** Of one person, by who they have proved to be; before that what the first proof gives. */
export const mostLots = (db: Db, user: string): number =>
  MOST_LOTS[isVerified(db, user, 'advanced') ? 'advanced' : 'basic']

/** The end of what a win that was left unpaid at a moment keeps from. */
export const barredFrom = (at: number): number => at + BARRED

/** Until when an unpaid win keeps somebody from applying; null where none does. */
export function barredUntil(db: Db, user: string, now: number): number | null {
  const last = lastForfeit(db, user)
  return last !== null && now < barredFrom(last) ? barredFrom(last) : null
}

/** By the clock; what the draw, the end of paying and the listing bring is there once they are done. */
export function statusOf(row: OfferingRow, now: number): CodeOf<typeof offeringStates> {
  if (row.listed_at !== null) return offeringStates.listed
  if (row.closed_at !== null) return offeringStates.completed
  if (row.drawn_at !== null) return offeringStates.paying
  // a list that was frozen is, also where the clock was set back since
  if (row.entries_hash !== null || now >= row.apply_end) return offeringStates.drawing
  return now >= row.apply_start ? offeringStates.issuing : offeringStates.upcoming
}

/** Until all are drawn nobody is told what they won: an application is then as it was made. */
export const toldOf = ({ drawn_at }: OfferingRow, row: ApplicationRow): ApplicationRow =>
  drawn_at === null ? { ...row, state: applicationStates.applied, won_lots: null } : row

export const lotsOf = ({ lots, won_lots, state }: ApplicationRow): number =>
  state === applicationStates.applied ? lots : (won_lots ?? 0)

/** What was won, before the draw what was asked for, in tokens. */
export const tokensOf = ({ lot_size }: OfferingRow, application: ApplicationRow): Decimal =>
  lotTokens(lotsOf(application), lot_size)

/** What is to be paid for what was won; before the draw the most that it may come to. */
export const costOf = (row: OfferingRow, application: ApplicationRow): Decimal =>
  lotCost(lotsOf(application), row.lot_size, row.winning_price ?? row.estimated_price)
