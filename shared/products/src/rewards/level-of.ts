import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'

/** What level somebody holds. */
export function levelOf(db: Db, userId: string): number {
  const row = prepared(db, 'SELECT level FROM vip WHERE user_id = ?').get(userId) as { level: number } | undefined
  return row?.level ?? 0
}
