/** A person's rewards. */
import type { OutputOf, ParsedInputOf, Reward, rewardListCall } from '@shared/contract'
import { rewardKinds, rewardStates } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
import { personOf } from '../accounts/person.ts'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { pageOf, toPage } from '../db/page.ts'
import { prepared } from '../db/query.ts'
import type { SignedIn } from '../http/serve.ts'
import { CLAIMED } from './claimed.ts'
import { codeOfRef } from './grant.ts'
import { claimableBy, stayOf } from './stays.ts'
import type { RewardRow } from './tables.ts'
import { type Waiting, waitingOf } from './waiting.ts'

type Input = ParsedInputOf<typeof rewardListCall>
/** claimed: by the person, in whichever account. */
type Row = RewardRow & { claimed: number | null }

/** ?1 the person */
const OPEN = `(${CLAIMED} IS NULL AND (expires_at IS NULL OR expires_at > ?3))`
const ASKED = 'FROM reward WHERE user_id = ?2 AND (?4 IS NULL OR client_order_id = ?4) AND (?5 IS NULL OR kind = ?5)'
const ROWS = `SELECT *, ${CLAIMED} AS claimed ${ASKED} ORDER BY ${OPEN} DESC, created_at DESC, id LIMIT ?6 OFFSET ?7`

/** What is open first, then the newest. */
export function listRewards(input: Input, { context, user }: SignedIn): OutputOf<typeof rewardListCall> {
  const { db, clock } = context
  const now = clock.now()
  const asked = pageOf(input)
  const wanted = [personOf(db, user), user, now, input.clientOrderId ?? null, input.kind ?? null] as const
  const rows = prepared(db, ROWS).all(...wanted, asked.size, asked.offset) as Row[]
  const { n } = prepared(db, `SELECT count(*) AS n ${ASKED}`).get(...wanted) as { n: number }
  const waiting = waitingOf(context, user)
  return toPage(
    rows.map(row => viewOf(row, now, waiting)),
    n,
    asked,
  )
}

function stateOf({ claimed, expires_at: expires }: Row, now: number): Reward['state'] {
  if (claimed !== null) return rewardStates.claimed
  return expires !== null && now >= expires ? rewardStates.expired : rewardStates.claimable
}

function viewOf(row: Row, now: number, waiting: (row: Row) => Waiting): Reward {
  const state = stateOf(row, now)
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

const SOME = `SELECT 1 FROM reward WHERE user_id = ?2 AND ${OPEN} LIMIT 1`
const COUNT = `SELECT count(*) AS n FROM reward WHERE user_id = ?2 AND ${OPEN}
  AND iif(kind = ${rewardKinds.task}, ?4, level <= ?5)`

/** How many can be claimed now; whose money has not stayed, and who is not verified, has none. */
export function countClaimable(context: Context, userId: string): number {
  const { db, clock } = context
  const person = personOf(db, userId)
  const open = [person, userId, clock.now()] as const
  if (person === null || !prepared(db, SOME).get(...open)) return 0
  const { level, tasks } = claimableBy(stayOf(context, userId))
  return (prepared(db, COUNT).get(...open, Number(tasks), level) as { n: number }).n
}
