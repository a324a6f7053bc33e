/** Ends a competition, once: all is closed, ranked, returned and rewarded in one transaction. */
import { countsForReward, REWARD_CLOSES } from '@shared/contract/closes'
import { positionStates } from '@shared/contract/codes'
import { type Decimal, toMinor } from '@shared/money'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { HOUSE, post } from '../ledger/index.ts'
import { inRank } from './rank.ts'
import { participants, updateCompetition } from './rows.ts'
import type { CompetitionRow, EntryRow } from './tables.ts'
import { closed, leave } from './take-part.ts'

type Reward = { from: number; to: number; amount: Decimal }

export function finish(tx: Tx, context: Context, competition: CompetitionRow): void {
  const rewards = JSON.parse(competition.rewards) as Reward[]
  const entries = inRank(participants(tx, competition.id).map(entry => closed(tx, context, entry)))
  for (const [place, one] of entries.entries()) {
    const rank = place + 1
    const reward = rewardOf(tx, one.entry, rewards.find(({ from, to }) => from <= rank && rank <= to)?.amount)
    const entry = leave(tx, context, competition, one, { state: 'ended', rank, reward })
    if (reward) pay(tx, entry, reward)
    if (!entry.bot) tellEnd(tx, entry, context.clock.now())
  }
  updateCompetition(tx, competition, { settled_at: context.clock.now() })
}

const rewardOf = (db: Db, entry: EntryRow, amount: Decimal | undefined): Decimal | null =>
  amount && !entry.bot && closesOf(db, entry) >= REWARD_CLOSES ? amount : null

function closesOf(db: Db, { owner, id }: EntryRow): number {
  const own = sql.selectFrom('position').select(['parent_id', 'state', 'close_reason', 'opened_at', 'closed_at'])
  const rows = own.where('user_id', '=', owner).where('account', '=', id).where('state', '=', positionStates.closed)
  return all(db, rows).filter(({ parent_id, state, close_reason, opened_at, closed_at }) =>
    countsForReward({
      ...{ parentId: parent_id, state, closeReason: close_reason },
      ...{ opened: opened_at ?? 0, closed: closed_at ?? 0 },
    }),
  ).length
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
  const values = { rank: rank ?? '', ...(reward && { amount: reward, currency: 'USDT' }) }
  const path = `/bisaiDetail?id=${competition_id}&tab=ranking`
  const template = reward ? 'competition-reward' : 'competition-end'
  notify(tx, { user, eventKey: `competition:${id}:end`, tab: 'task', template, values, path, at })
}
