/** Weekly envelopes, and the hour at which levels may fall. */
import { dayOf } from '../clock.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { fallDay, mondayOf } from './calendar.ts'
import { grantEnvelope } from './grant.ts'
import { levels } from './levels.ts'
import type { Run } from './runs.ts'
import type { VipRow } from './tables.ts'
import { levelOf } from './vip.ts'

/** This week's, by the level that somebody holds; once. */
export function envelopeOfNow(tx: Tx, user: string, now: number): void {
  const level = levelOf(tx, user)
  const held = level > 0 && levels[level]
  if (held) grantEnvelope(tx, user, held, mondayOf(now), now)
}

/** Monday 00:00, by the level then. Of Mondays that the exchange was down over only the last brings one. */
export const envelopes: Run = {
  event: 'weekly-envelope',
  period: now => dayOf(mondayOf(now)),
  work(tx, _, now) {
    const holders = prepared(tx, 'SELECT user_id FROM vip WHERE level > 0').all() as Pick<VipRow, 'user_id'>[]
    for (const { user_id: user } of holders) envelopeOfNow(tx, user, now)
    return true
  },
}

/** 00:10: whoever holds a level is looked at, and may fall. */
export const falls: Run = {
  event: 'level-fall',
  period: fallDay,
  work(tx) {
    prepared(
      tx,
      'INSERT INTO vip_due SELECT user_id, 1 FROM vip WHERE level > 0 ON CONFLICT (user_id) DO UPDATE SET falls = 1',
    ).run()
    return true
  },
}
