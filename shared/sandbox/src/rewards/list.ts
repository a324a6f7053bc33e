/** A person's rewards. */
import type { OutputOf, ParsedInputOf, Reward, rewardListCall } from '@shared/contract'
import { rewardKinds, rewardStates } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { pageOf, toPage } from '../db/page.ts'
import { prepared } from '../db/query.ts'
import type { SignedIn } from '../http/serve.ts'
import { codeOfRef } from './grant.ts'
import type { RewardRow } from './tables.ts'

type Input = ParsedInputOf<typeof rewardListCall>

const OPEN = '(claimed_at IS NULL AND (expires_at IS NULL OR expires_at > ?2))'
const ASKED = 'FROM reward WHERE user_id = ?1 AND (?3 IS NULL OR client_order_id = ?3) AND (?4 IS NULL OR kind = ?4)'
const ROWS = `SELECT * ${ASKED} ORDER BY ${OPEN} DESC, created_at DESC, id LIMIT ?5 OFFSET ?6`

/** What can be claimed first, then the newest. */
export function listRewards(input: Input, { context: { db, clock }, user }: SignedIn): OutputOf<typeof rewardListCall> {
  const now = clock.now()
  const asked = pageOf(input)
  const wanted = [user, now, input.clientOrderId ?? null, input.kind ?? null] as const
  const rows = prepared(db, ROWS).all(...wanted, asked.size, asked.offset) as RewardRow[]
  const { n } = prepared(db, `SELECT count(*) AS n ${ASKED}`).get(...wanted) as { n: number }
  return toPage(
    rows.map(row => viewOf(row, now)),
    n,
    asked,
  )
}

function stateOf({ claimed_at: claimed, expires_at: expires }: RewardRow, now: number): Reward['state'] {
  if (claimed !== null) return rewardStates.claimed
  return expires !== null && now >= expires ? rewardStates.expired : rewardStates.claimable
}

const viewOf = (row: RewardRow, now: number): Reward => ({
  id: row.id,
  kind: row.kind,
  code: row.kind === rewardKinds.task ? codeOfRef(row.ref) : null,
  level: row.level,
  amount: fromMinor(BigInt(row.amount)),
  state: stateOf(row, now),
  expireTime: row.expires_at === null ? null : stamp(row.expires_at),
  createTime: stamp(row.created_at),
})

const COUNT = `SELECT count(*) AS n FROM reward WHERE user_id = ?1 AND ${OPEN}`

/** How many wait to be claimed. */
export const countClaimable = (db: Db, userId: string, now: number): number =>
  (prepared(db, COUNT).get(userId, now) as { n: number }).n
