/** Joining and leaving a competition: real money frozen, virtual money given. */
import { competitionStates } from '@shared/contract/codes'
import { dayOf } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { type EntryType, post } from '@shared/engine/ledger/index'
import { freeOf, realAccount } from '@shared/engine/ledger/trading-account'
import { mayOpen } from '@shared/engine/limits/may-open'
import { endAccount } from '@shared/engine/positions/end-account'
import { grantFunds, resetFunds } from '@shared/engine/positions/virtual-funds'
import { refuse } from '@shared/engine/refusals/refuse'
import { toMinor } from '@shared/money'
import { personOf, verifiedAt } from '../accounts/person.ts'
import { accountOfEntry, competitionById, entryOf, entryOfPerson, insertEntry, updateEntry } from './rows.ts'
import { statusOf } from './rules.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'

const TAKERS = `SELECT coalesce(sum(bot), 0) AS bots, coalesce(sum(bot = 0 AND person IS NULL), 0) AS unknown
  FROM competition_entry WHERE competition_id = ? AND state <> 'exited'`

/**
 * Whether the places left are kept for verified people, and the owner is none. With rewards, accounts of people who are not
 * verified take half of the places at most, bots aside: anybody can have many.
 */
export function mustVerify(db: Db, { id, max_participants: most, people, rewards }: CompetitionRow, owner: string) {
  // while half of all places are free, half of those that bots leave are too
  if (JSON.parse(rewards).length === 0 || people * 2 < most || verifiedAt(db, owner) !== null) return false
  const { bots, unknown } = prepared(db, TAKERS).get(id) as { bots: number; unknown: number }
  return unknown >= Math.ceil((most - bots) / 2)
}

/** Nobody joins any more. */
export const isClosed = (competition: CompetitionRow, now: number): boolean =>
  statusOf(competition, now) === competitionStates.ended || now >= competition.join_deadline

/** One entry for each person, in whichever account. */
export function join(tx: Tx, context: Context, owner: string, id: string): EntryRow {
  const competition = competitionById(tx, id)
  const now = context.clock.now()
  const known = entryOfPerson(tx, id, owner)
  if (known) refuse(known.state === 'exited' ? 'competition-left' : 'competition-joined')
  if (isClosed(competition, now)) refuse('competition-closed')
  if (competition.people >= competition.max_participants) refuse('competition-full')
  if (mustVerify(tx, competition, owner)) refuse('kyc-required', {}, 'kyc')
  mayOpen(tx, context, realAccount(owner), 'competition')
  return enter(tx, competition, owner, now)
}

/** @param bot plays by itself: it has no money to freeze */
export function enter(tx: Tx, competition: CompetitionRow, owner: string, now: number, bot = 0): EntryRow {
  const { id: competition_id, virtual_funds: funds } = competition
  const over = { left_at: null, assets: null, rank: null, reward: null, barred: null, worth: null }
  const risk = { closes: 0, risk_minutes: 0, exposed: 0, opposite: 0 }
  const person = bot ? null : personOf(tx, owner)
  const life = { state: 'in', joined_at: now, day: dayOf(now), day_assets: funds } as const
  const entry = insertEntry(tx, { id: newId('E'), competition_id, owner, bot, person, ...life, ...over, ...risk })
  if (!bot) moveFunds(tx, 'competition-joined', entry, toMinor(competition.entry_funds))
  grantFunds(tx, accountOfEntry(entry), causeOf(entry), funds)
  return entry
}

const causeOf = ({ id }: EntryRow) => ({ kind: 'competition-entry', id }) as const

/** Between the balance and what the entry keeps. */
function moveFunds(tx: Tx, type: EntryType, { owner, id }: EntryRow, minor: bigint): void {
  const leg = { owner, currency: 'USDT' } as const
  const legs = [
    { ...leg, kind: 'balance' as const, minor: -minor },
    { ...leg, kind: 'competition' as const, sub: id, minor },
  ]
  post(tx, { key: `${type}:${id}`, type, ref: { kind: 'competition', id }, legs })
}

/** For good: closed at the newest tick, the funds back. */
export function exit(tx: Tx, context: Context, owner: string, id: string): EntryRow {
  const competition = competitionById(tx, id)
  const entry = entryOf(tx, id, owner) ?? refuse('not-found')
  if (entry.state === 'exited') refuse('competition-left')
  if (entry.state === 'ended' || statusOf(competition, context.clock.now()) === competitionStates.ended)
    refuse('competition-closed')
  return leave(tx, context, competition, closed(tx, context, entry), { state: 'exited' })
}

type Closed = { entry: EntryRow; assets: string }

/** Everything in it ends; what is left is what it came to. */
export function closed(tx: Tx, context: Context, entry: EntryRow): Closed {
  const account = accountOfEntry(entry)
  endAccount(tx, context, account)
  return { entry, assets: freeOf(tx, account) }
}

/** The virtual money goes, the funds return. */
export function leave(
  tx: Tx,
  { clock }: Context,
  competition: CompetitionRow,
  { entry, assets }: Closed,
  end: Pick<EntryRow, 'state'> & Partial<EntryRow>,
): EntryRow {
  resetFunds(tx, accountOfEntry(entry), causeOf(entry), '0')
  if (!entry.bot) moveFunds(tx, 'competition-returned', entry, -toMinor(competition.entry_funds))
  return updateEntry(tx, entry, { assets, left_at: clock.now(), ...end })
}
