/** Weekly envelopes, and the hour at which levels may fall. */
import { dayOf } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Run, slicedRun } from '@shared/engine/jobs/runs'
import { isUnderWay } from '@shared/engine/jobs/slices'
import { fallDay, mondayOf } from './calendar.ts'
import { grantEnvelope } from './grant.ts'
import { levelOf } from './level-of.ts'
import { levels } from './levels.ts'
import type { VipRow } from './tables.ts'

/** This week's, by the level that somebody holds; once. */
export function envelopeOfNow(tx: Tx, user: string, now: number): void {
  const level = levelOf(tx, user)
  const held = level > 0 && levels[level]
  if (held) grantEnvelope(tx, user, held, mondayOf(now), now)
}

const HOLDERS = `SELECT user_id AS user FROM vip WHERE level > 0 AND user_id > ? ORDER BY user_id LIMIT ?`

const holders = {
  next: (tx: Tx, after: string, limit: number) => prepared(tx, HOLDERS).all(after, limit) as { user: string }[],
  keyOf: ({ user }: { user: string }) => user,
}

const weekOf = (db: Db, user: string) =>
  (prepared(db, 'SELECT week FROM vip WHERE user_id = ?').get(user) as Pick<VipRow, 'week'> | undefined)?.week

const week = (now: number) => dayOf(mondayOf(now))

/** Monday 00:00, by the level then. Of Mondays that the exchange was down over only the last brings one. */
export const envelopes: Run = slicedRun('weekly-envelope', week, {
  ...holders,
  limit: 100,
  each(tx, _, { user }, now) {
    if (weekOf(tx, user) !== week(now)) envelopeOfNow(tx, user, now)
  },
})

/**
 * Before a level changes while Monday's envelopes come, a hundred people a second: it is settled by the level that was held
 * at 00:00. @returns the Monday that is settled so
 */
export function settleWeek(tx: Tx, user: string, now: number): string | null {
  const before = weekOf(tx, user) ?? null
  if (!isUnderWay(tx, envelopes.event) || before === week(now)) return before
  envelopeOfNow(tx, user, now)
  return week(now)
}

const MAY_FALL = `INSERT INTO vip_due SELECT ?, 1 WHERE true ON CONFLICT (user_id) DO UPDATE SET falls = 1`

/** 00:10: whoever holds a level is looked at, and may fall. */
export const falls: Run = slicedRun('level-fall', fallDay, {
  ...holders,
  limit: 500,
  each: (tx, _, { user }) => void prepared(tx, MAY_FALL).run(user),
})
