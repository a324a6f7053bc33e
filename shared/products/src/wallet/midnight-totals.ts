/** What snapshots.ts wrote down, as it is read. */

import { dayOf } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { all, prepared, sql } from '@shared/engine/db/query'
import { heldBefore } from '@shared/engine/ledger/index'
import type { Decimal } from '@shared/money'

/** By day: what somebody had as it began. @param from the first one, yyyy-MM-dd */
export function totalsSince(db: Db, userId: string, from: string): Map<string, Decimal> {
  const rows = sql.selectFrom('asset_snapshot').select(['day', 'total']).where('user_id', '=', userId)
  return new Map(all(db, rows.where('day', '>=', from)).map(({ day, total }) => [day, total]))
}

/** What somebody had at a midnight (epoch ms); nothing before anything was booked, undefined where nobody wrote it down. */
export function totalAt(db: Db, userId: string, midnight: number): Decimal | undefined {
  const query = 'SELECT total FROM asset_snapshot WHERE user_id = ? AND day = ?'
  const row = prepared(db, query).get(userId, dayOf(midnight)) as { total: string } | undefined
  return row?.total ?? (heldBefore(db, userId, midnight) ? undefined : '0')
}
