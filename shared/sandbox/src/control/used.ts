/** What was lost, staked and brought in since a moment: what own limits count (docs/rules/account.md#own-limits). */
import { type Decimal, fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { type EntryType, entryTypes, postedSince } from '../ledger/index.ts'

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

const codesOf = (types: readonly EntryType[]) => new Set<number>(types.map(type => entryTypes[type]))
const [results, stakes] = [codesOf(RESULTS), codesOf(STAKES)]

/** loss: below zero a profit. USDT alone: virtual money and coins count nothing. */
export type Traded = { loss: Decimal; stakes: Decimal }

export function tradedSince(db: Db, user: string, since: number): Traded {
  let [loss, staked] = [0n, 0n]
  for (const { type, currency, kind, minor } of postedSince(db, user, since)) {
    if (currency !== 'USDT') continue
    if (results.has(type)) loss -= minor
    if (stakes.has(type) && kind === 'margin') staked += minor
  }
  return { loss: fromMinor(loss), stakes: fromMinor(staked) }
}
