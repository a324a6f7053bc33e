/** Competitions, entries and rankings as the calls answer them. */
import type { Competition, CompetitionEntry, OutputOf, rankListCall } from '@shared/contract'
import { REWARD_CLOSES } from '@shared/contract/closes'
import { entryStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { SignedIn } from '@shared/engine/http/serve'
import type { Language } from '@shared/engine/refusals/languages'
import { mask } from '../accounts/identifier.ts'
import { userById } from '../accounts/user.ts'
import { barOf, ranksBehind } from './barred.ts'
import { competitionById, entryOf } from './rows.ts'
import { statusOf } from './rules.ts'
import { type Ranked, standingsOf } from './standings.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'
import { isClosed, mustVerify } from './take-part.ts'
import { wordsOf } from './words.ts'
import { assetsOfEntry, incomeOf, yieldOf } from './worth.ts'

export function competitionView({ context, user, language }: SignedIn, row: CompetitionRow): Competition {
  const mine = entryOf(context.db, row.id, user)
  const now = context.clock.now()
  return {
    id: row.id,
    ...wordsOf(row, language),
    cover: row.cover,
    status: statusOf(row, now),
    startTime: stamp(row.start_at),
    endTime: stamp(row.end_at),
    joinDeadline: stamp(row.join_deadline),
    verifyBy: stamp(row.verify_by),
    verifyToJoin: !mine && !isClosed(row, now) && mustVerify(context.db, row, user),
    entryFunds: row.entry_funds,
    virtualFunds: row.virtual_funds,
    participantCount: peopleIn(row),
    maxParticipants: row.max_participants,
    rewards: JSON.parse(row.rewards) as Competition['rewards'],
    riskMinutes: row.risk_needed,
    mine: mine ? entryView(context, mine, language) : null,
  }
}

/** Of one that was cancelled nobody takes part, and nobody is ranked. */
export const peopleIn = ({ people, cancelled_at: cancelled }: CompetitionRow): number =>
  cancelled === null ? people : 0

export function entryView(
  context: Context,
  entry: EntryRow,
  language: Language,
  clientOrderId: string | null = null,
): CompetitionEntry {
  const competition = competitionById(context.db, entry.competition_id)
  const assets = assetsOfEntry(context, entry)
  const { virtual_funds: funds } = competition
  return {
    id: entry.id,
    competitionId: entry.competition_id,
    accountNo: entry.id,
    title: wordsOf(competition, language).title,
    assets,
    dailyIncome: entry.state === 'in' ? incomeOf(assets, entry.day_assets) : '0',
    totalIncome: incomeOf(assets, funds),
    totalYield: yieldOf(assets, funds),
    ...placeOf(context, entry),
    verifyBy: stamp(Math.max(entry.joined_at, competition.verify_by)),
    joinTime: stamp(entry.joined_at),
    endTime: stamp(competition.end_at),
    exitTime: entry.state === 'exited' && entry.left_at !== null ? stamp(entry.left_at) : null,
    reward: entry.reward,
    closes: Math.min(entry.closes, REWARD_CLOSES),
    riskMinutes: entry.risk_minutes,
    status: entry.state === 'exited' ? entryStates.exited : statusNow(context, entry, competition),
    clientOrderId,
  }
}

const statusNow = ({ clock }: Context, { state }: EntryRow, competition: CompetitionRow) =>
  state === 'ended' ? entryStates.ended : statusOf(competition, clock.now())

/** As things stand while it runs, and as it ended. Why it wins nothing is looked up, so who has just verified is told no more. */
function placeOf(context: Context, entry: EntryRow): Pick<CompetitionEntry, 'ranking' | 'barred'> {
  const barred = barOf(context.db, entry) ?? undefined
  if (entry.state !== 'in') return { ranking: entry.rank, barred }
  return { ranking: standingsOf(context.db, entry.competition_id).placeOf(context, entry.id)?.rank ?? null, barred }
}

type Row = OutputOf<typeof rankListCall>['records'][number]

export function rankView({ db }: Context, user: string, { entry, assets, rank, barred }: Ranked, funds: string): Row {
  const mine = entry.owner === user
  return {
    rank,
    account: entry.bot ? `Bot ${entry.owner.split('-').at(-1)}` : nameOf(db, entry.owner, mine),
    assets,
    totalIncome: incomeOf(assets, funds),
    totalYield: yieldOf(assets, funds),
    bot: entry.bot === 1,
    mine,
    barred: ranksBehind(barred),
  }
}

/** Masked for all others. */
function nameOf(db: Context['db'], owner: string, whole: boolean): string {
  const { account, email, phone, phone_code: code, id } = userById(db, owner)
  const name = account ?? email ?? (phone ? `+${code}${phone}` : id)
  return whole ? name : mask(name)
}
