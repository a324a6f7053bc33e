/**
 * What the books turned into money since 00:00 UTC+8, by account: profits less closing and night fees, less what the insurance
 * paid of either, and what was settled of what runs. Asked for every five seconds: added up once, then kept up with every entry.
 */
import { positionStates } from '@shared/contract/codes'
import { type Decimal, fromMinor, toMinor } from '@shared/money'
import { dayStart } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, first, sql } from '../db/query.ts'
import { rollbacks, type Tx } from '../db/transact.ts'
import { bookedSince, type EntryType, HOUSE, type PostedEntry } from '../ledger/index.ts'
import type { TradingAccount } from './account.ts'

const REALIZING: readonly EntryType[] = [
  'realised-profit',
  'liquidation',
  'close-fee',
  'night-fee',
  'insurance-cover',
  'option-payout',
]
const realizing = new Set<string>(REALIZING)

/** Of the day that began at `since` (epoch ms). */
type Day = { since: number; minor: bigint }
type Cache = { rollbacks: number; days: Map<string, Day> }
const caches = new WeakMap<Db, Cache>()

/** After a transaction that was taken back nothing is known. */
function daysOf(db: Db): Cache['days'] {
  const kept = caches.get(db)
  if (kept?.rollbacks === rollbacks(db)) return kept.days
  const fresh = { rollbacks: rollbacks(db), days: new Map<string, Day>() }
  caches.set(db, fresh)
  return fresh.days
}

const nameOf = ({ owner, sub }: TradingAccount) => `${owner}/${sub}`

/** By the entries: of what runs, and of what was closed since. */
function addedUp(db: Db, { owner, sub }: TradingAccount, since: number): bigint {
  const rows = sql.selectFrom('position').select('id').where('user_id', '=', owner).where('account', '=', sub)
  const running = all(db, rows.where('state', '=', positionStates.running))
  const closed = all(db, rows.where('state', '=', positionStates.closed).where('closed_at', '>=', since))
  const refs = [...running, ...closed].map(({ id }) => id)
  return toMinor(bookedSince(db, { types: REALIZING, refs, since }))
}

export function realizedToday({ db, clock }: Context, account: TradingAccount): Decimal {
  const since = dayStart(clock.now())
  const days = daysOf(db)
  const known = days.get(nameOf(account))
  const day = known?.since === since ? known : { since, minor: addedUp(db, account, since) }
  days.set(nameOf(account), day)
  return fromMinor(day.minor)
}

/** Hears of every entry. */
export function keepRealized(tx: Tx, { type, ref, legs }: PostedEntry): void {
  if (!realizing.has(type) || daysOf(tx).size === 0) return
  const row = first(tx, sql.selectFrom('position').select(['user_id', 'account']).where('id', '=', ref.id))
  const day = row && daysOf(tx).get(nameOf({ owner: row.user_id, sub: row.account }))
  if (day) for (const { owner, minor } of legs) if (owner !== HOUSE) day.minor += minor
}
