/**
 * What the books turned into money since 00:00 UTC+8, by account: profits less closing and night fees, less what the insurance
 * paid of either, and what was settled of what runs. Kept with every entry, as it is asked for every five seconds.
 */
import { type Decimal, fromMinor } from '@shared/money'
import { dayOf } from '../clock.ts'
import type { Context } from '../context.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { type EntryOf, type EntryType, HOUSE, type PostedEntry, typesMarked } from '../ledger/index.ts'
import type { TradingAccount } from '../ledger/trading-account.ts'

/** Whether a type of the positions turns into money what they made. */
const realizing: Readonly<Record<EntryOf<2>, boolean>> = {
  'open-margin': false,
  'open-fee': false,
  'margin-added': false,
  'margin-returned': false,
  'realised-profit': true,
  'close-fee': true,
  liquidation: true,
  'insurance-cover': true,
  'night-fee': true,
  'option-premium': false,
  'option-payout': true,
}
const REALIZING: ReadonlySet<EntryType> = new Set(typesMarked(realizing, true))

export function realizedToday({ db, clock }: Context, { owner, sub }: TradingAccount): Decimal {
  const statement = prepared(db, 'SELECT minor FROM realized_day WHERE user_id = ? AND account = ? AND day = ?')
  statement.setReadBigInts(true)
  const row = statement.get(owner, sub, dayOf(clock.now())) as { minor: bigint } | undefined
  return fromMinor(row?.minor ?? 0n)
}

const KEEP = `INSERT INTO realized_day SELECT user_id, account, ?, ? FROM position WHERE id = ?
  ON CONFLICT DO UPDATE SET minor = minor + excluded.minor`

/** Hears of every entry. The account is that of the position that it is about. */
export function keepRealized(tx: Tx, { type, at, ref, legs }: PostedEntry): void {
  if (!REALIZING.has(type)) return
  const minor = legs.reduce((sum, leg) => (leg.owner === HOUSE ? sum : sum + leg.minor), 0n)
  prepared(tx, KEEP).run(dayOf(at), minor, ref.id)
}
