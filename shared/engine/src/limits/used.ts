/** What was lost and staked on a day: what own limits count (docs/rules/account.md#own-limits). */
import { type Decimal, fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { bookedOn, type EntryType } from '../ledger/index.ts'

/** What contracts, CFDs, options and second contracts made of money. */
const RESULTS: readonly EntryType[] = [
  'open-fee',
  'realised-profit',
  'close-fee',
  'liquidation',
  'insurance-cover',
  'night-fee',
  'option-payout',
  'second-win',
  'second-loss',
]
const STAKES: readonly EntryType[] = ['second-stake', 'option-premium']

/** loss: below zero a profit. USDT alone: virtual money and coins count nothing. */
export type Traded = { loss: Decimal; stakes: Decimal }

/** @param day yyyy-MM-dd */
export function tradedOn(db: Db, user: string, day: string): Traded {
  const of = { owner: user, day, currency: 'USDT' }
  const made = bookedOn(db, { ...of, types: RESULTS })
  return { loss: fromMinor(-made), stakes: fromMinor(bookedOn(db, { ...of, kind: 'margin', types: STAKES })) }
}
