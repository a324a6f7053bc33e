/** A person's rewards. */
import type { OutputOf, ParsedInputOf, Reward, rewardListCall } from '@shared/contract'
import { rewardKinds, rewardStates } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { fromStamp, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { type ListQuestion, listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { type Asked, type Page, pageOf, toPage } from '@shared/engine/db/page'
import { prepared } from '@shared/engine/db/query'
import type { SignedIn } from '@shared/engine/http/serve'
import { fromMinor } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { hasClaimed } from './claimed.ts'
import { codeOfRef } from './grant.ts'
import { rewardList } from './migrations.ts'
import { claimableBy, stayOf } from './stays.ts'
import type { RewardRow } from './tables.ts'
import { type Waiting, waitingOf } from './waiting.ts'

type Input = ParsedInputOf<typeof rewardListCall>

const rewards = listed<RewardRow>(rewardList)

/** What is open first, then the newest. */
export function listRewards(input: Input, { context, user }: SignedIn): OutputOf<typeof rewardListCall> {
  const asked = pageOf(input)
  const page = input.clientOrderId ? byOrder(context.db, user, input, asked) : openFirst(context.db, user, input, asked)
  const waiting = waitingOf(context, user)
  const isElsewhere = claimedBy(context.db, user)
  return { ...page, records: page.records.map(row => viewOf(row, context.clock.now(), isElsewhere(row), waiting)) }
}

/** To the end of its last second. */
const daysOf = ({ createTime_begin: begin, createTime_end: end }: Input): Pick<ListQuestion, 'between'> =>
  begin || end ? { between: [begin ? fromStamp(begin) : 0, end ? fromStamp(end) + 999 : Number.MAX_SAFE_INTEGER] } : {}

/** Two lists, one behind the other. */
function openFirst(db: Db, user: string, input: Input, asked: Asked): Page<RewardRow> {
  const [of, { kind }] = [{ owner: [user], ...daysOf(input) }, input]
  const open = rewards.page(db, { ...of, where: { kind, open: 1 }, asked })
  const offset = Math.max(0, asked.offset - open.total)
  const over = rewards.page(db, { ...of, where: { kind, open: 0 }, asked: { ...asked, offset } })
  const records = [...open.records, ...over.records.slice(0, asked.size - open.records.length)]
  const page = toPage(records, open.total + over.total, asked)
  return { ...page, pages: Math.min(page.pages, Math.ceil(MOST_LISTED / asked.size)) }
}

const BY_ORDER = 'SELECT * FROM reward WHERE user_id = ? AND client_order_id = ?'

/** An order claims one. */
function byOrder(db: Db, user: string, { kind, clientOrderId = '' }: Input, asked: Asked): Page<RewardRow> {
  const found = prepared(db, BY_ORDER).all(user, clientOrderId) as RewardRow[]
  const rows = found.filter(row => kind === undefined || row.kind === kind)
  return toPage(rows.slice(asked.offset, asked.offset + asked.size), rows.length, asked)
}

/** Whether the person has claimed it, in whichever account. */
function claimedBy(db: Db, user: string): (row: RewardRow) => boolean {
  const person = personOf(db, user)
  return row => row.claimed_at !== null || (person !== null && hasClaimed(db, person, row))
}

function stateOf({ expires_at: expires }: RewardRow, now: number, isClaimed: boolean): Reward['state'] {
  if (isClaimed) return rewardStates.claimed
  return expires !== null && now >= expires ? rewardStates.expired : rewardStates.claimable
}

function viewOf(row: RewardRow, now: number, isClaimed: boolean, waiting: (row: RewardRow) => Waiting): Reward {
  const state = stateOf(row, now, isClaimed)
  return {
    id: row.id,
    kind: row.kind,
    code: row.kind === rewardKinds.task ? codeOfRef(row.ref) : null,
    level: row.level,
    amount: fromMinor(BigInt(row.amount)),
    state,
    expireTime: row.expires_at === null ? null : stamp(row.expires_at),
    createTime: stamp(row.created_at),
    ...(state === rewardStates.claimable && waiting(row)),
  }
}

const TASKS = `SELECT coalesce(sum(n), 0) AS n FROM reward_count WHERE user_id = ? AND kind = ${rewardKinds.task} AND open = 1`
/** A person has six gifts at most, and the envelope of one week. */
const LEVELS = `SELECT count(*) AS n FROM reward WHERE user_id = ? AND kind IN (${rewardKinds.gift}, ${rewardKinds.envelope})
  AND code = '' AND open = 1 AND level <= ? AND (expires_at IS NULL OR expires_at > ?)`
const SOME = 'SELECT 1 FROM reward WHERE user_id = ? AND open = 1 LIMIT 1'

const numberIn = (row: unknown): number => (row as { n: number }).n

/** How many can be claimed now; whose money has not stayed, and who is not verified, has none. */
export function countClaimable(context: Context, userId: string): number {
  const { db, clock } = context
  if (personOf(db, userId) === null || !prepared(db, SOME).get(userId)) return 0
  const { level, tasks } = claimableBy(stayOf(context, userId))
  const ofTasks = tasks ? numberIn(prepared(db, TASKS).get(userId)) : 0
  return ofTasks + numberIn(prepared(db, LEVELS).get(userId, level, clock.now()))
}
