/**
 * Ends a competition entry by entry: first each is closed at the newest price and its funds return, then each is ranked and
 * rewarded. A hundred steps share a turn of the loop (due/drain.ts), so requests are answered between them.
 */
import { REWARD_CLOSES } from '@shared/contract/closes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { type DueHandler, schedule } from '@shared/engine/due/index'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { notify } from '@shared/engine/messages/notify'
import { type Decimal, toMinor } from '@shared/money'
import { barOf } from './barred.ts'
import { forgetLinks } from './linked.ts'
import { anyPlaying, competitionById, firstUnranked, lastRank, updateCompetition, updateEntry } from './rows.ts'
import { forgetStandings } from './standings.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'
import { closed, leave } from './take-part.ts'

type Reward = { from: number; to: number; amount: Decimal }

export const endCompetition: DueHandler = (tx, context, due) => {
  const competition = competitionById(tx, due.subject)
  if (competition.settled_at !== null) return
  if (step(tx, context, competition)) schedule(tx, { ...due, n: due.n + 1 })
}

/** All of it at once: of a competition that was played while the exchange starts. */
export function finish(tx: Tx, context: Context, competition: CompetitionRow): void {
  while (step(tx, context, competition));
}

/** @returns whether more is to be done */
function step(tx: Tx, context: Context, competition: CompetitionRow): boolean {
  const playing = anyPlaying(tx, competition.id)
  if (playing) return close(tx, context, competition, playing)
  const unranked = firstUnranked(tx, competition.id)
  if (unranked) return rank(tx, context, competition, unranked)
  updateCompetition(tx, competition, { settled_at: context.clock.now() })
  forgetStandings(tx, competition.id)
  forgetLinks(tx, competition.id)
  return false
}

function close(tx: Tx, context: Context, competition: CompetitionRow, entry: EntryRow): true {
  const barred = barOf(tx, entry)
  const one = closed(tx, context, entry)
  leave(tx, context, competition, one, { state: 'ended', barred, worth: Number(toMinor(one.assets)) })
  return true
}

function rank(tx: Tx, context: Context, competition: CompetitionRow, unranked: EntryRow): true {
  const place = lastRank(tx, competition.id) + 1
  const entry = updateEntry(tx, unranked, { rank: place, ...prizeOf(unranked, competition, place) })
  if (entry.reward) pay(tx, entry, entry.reward)
  if (!entry.bot) tellEnd(tx, entry, context.clock.now())
  return true
}

type Prize = Pick<EntryRow, 'reward' | 'barred'>

function prizeOf(entry: EntryRow, { rewards, risk_needed: needed }: CompetitionRow, place: number): Prize {
  const amount = (JSON.parse(rewards) as Reward[]).find(({ from, to }) => from <= place && place <= to)?.amount
  if (entry.bot || entry.barred || !amount) return { reward: null, barred: entry.barred }
  const hasRisked = entry.closes >= REWARD_CLOSES && entry.risk_minutes >= needed
  return hasRisked ? { reward: amount, barred: null } : { reward: null, barred: 'risk' }
}

function pay(tx: Tx, { owner, id }: EntryRow, reward: Decimal): void {
  const minor = toMinor(reward)
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'rewards' as const, minor: -minor },
    { owner, currency: 'USDT', kind: 'balance' as const, minor },
  ]
  post(tx, { key: `competition-reward:${id}`, type: 'competition-reward', ref: { kind: 'competition', id }, legs })
}

function tellEnd(tx: Tx, { id, owner: user, competition_id, rank, reward }: EntryRow, at: number): void {
  const ended = { rank: rank ?? '' }
  const told = reward
    ? ({ template: 'competition-reward', values: { ...ended, amount: reward, currency: 'USDT' } } as const)
    : ({ template: 'competition-end', values: ended } as const)
  const path = `/bisaiDetail?id=${competition_id}&tab=ranking`
  notify(tx, { user, eventKey: `competition:${id}:end`, tab: 'task', ...told, path, at })
}
