/** Rewards that ran out are no longer open; whatever the mark says, each call judges by the clock. */
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'

/** Of one second: a Monday's envelopes run out together. */
const AT_ONCE = 200

const DUE = 'SELECT 1 FROM reward WHERE open = 1 AND expires_at IS NOT NULL AND expires_at <= ? LIMIT 1'
const CLOSE = `UPDATE reward SET open = 0 WHERE rowid IN (SELECT rowid FROM reward
  WHERE open = 1 AND expires_at IS NOT NULL AND expires_at <= ? ORDER BY expires_at LIMIT ${AT_ONCE})`

export function closeExpired(db: Db, now: number): void {
  if (prepared(db, DUE).get(now)) prepared(db, CLOSE).run(now)
}
