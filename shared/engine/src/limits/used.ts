/** What was lost and staked on a day: what own limits count (docs/rules/account.md#own-limits). */
import { type Decimal, fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { bookedOn, type EntryOf, typesMarked } from '../ledger/index.ts'

/** What contracts, CFDs, options and second contracts made of money, what was staked on them, and what only moves it. */
const counted: Readonly<Record<EntryOf<2 | 3>, 'result' | 'stake' | null>> = {
  'open-margin': null,
  'open-fee': 'result',
  'margin-added': null,
  'margin-returned': null,
  'realised-profit': 'result',
  'close-fee': 'result',
  liquidation: 'result',
  'insurance-cover': 'result',
  'night-fee': 'result',
  'option-premium': 'stake',
  'option-payout': 'result',
  'second-stake': 'stake',
  'second-win': 'result',
  'second-tie': null,
  'second-void': null,
  'second-loss': 'result',
}
const RESULTS = typesMarked(counted, 'result')
const STAKES = typesMarked(counted, 'stake')

/** loss: below zero a profit. USDT alone: virtual money and coins count nothing. */
export type Traded = { loss: Decimal; stakes: Decimal }

/** @param day yyyy-MM-dd */
export function tradedOn(db: Db, user: string, day: string): Traded {
  const of = { owner: user, day, currency: 'USDT' }
  const made = bookedOn(db, { ...of, types: RESULTS })
  return { loss: fromMinor(-made), stakes: fromMinor(bookedOn(db, { ...of, kind: 'margin', types: STAKES })) }
}
