/** Ends a competition, once: all is closed, ranked, returned and rewarded in one transaction. */
import { REWARD_CLOSES } from '@shared/contract/closes'
import { type Decimal, toMinor } from '@shared/money'
import { notify } from '../content/notify.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { HOUSE, post } from '../ledger/index.ts'
import { inRank } from './rank.ts'
import { participants, updateCompetition } from './rows.ts'
import type { Barred, CompetitionRow, EntryRow } from './tables.ts'
import { closed, leave } from './take-part.ts'

type Reward = { from: number; to: number; amount: Decimal }

export function finish(tx: Tx, context: Context, competition: CompetitionRow): void {
  const rewards = JSON.parse(competition.rewards) as Reward[]
  const entries = participants(tx, competition.id).map(entry => closed(tx, context, entry))
  for (const [place, one] of inRank(tx, entries).entries()) {
    const rank = place + 1
    const amount = rewards.find(({ from, to }) => from <= rank && rank <= to)?.amount
    const entry = leave(tx, context, competition, one, { state: 'ended', rank, ...prizeOf(one, competition, amount) })
    if (entry.reward) pay(tx, entry, entry.reward)
    if (!entry.bot) tellEnd(tx, entry, context.clock.now())
  }
  updateCompetition(tx, competition, { settled_at: context.clock.now() })
}

type Prize = Pick<EntryRow, 'reward' | 'barred'>

/** @param amount of its place */
function prizeOf(
  { entry, barred }: { entry: EntryRow; barred: Barred | null },
  { risk_needed: needed }: CompetitionRow,
  amount: Decimal | undefined,
): Prize {
  if (entry.bot || barred || !amount) return { reward: null, barred }
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
  const values = { rank: rank ?? '', ...(reward && { amount: reward, currency: 'USDT' }) }
  const path = `/bisaiDetail?id=${competition_id}&tab=ranking`
  const template = reward ? 'competition-reward' : 'competition-end'
  notify(tx, { user, eventKey: `competition:${id}:end`, tab: 'task', template, values, path, at })
}
