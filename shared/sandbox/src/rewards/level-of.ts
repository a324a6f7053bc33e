import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'

/** What level somebody holds. */
export function levelOf(db: Db, userId: string): number {
  const row = prepared(db, 'SELECT level FROM vip WHERE user_id = ?').get(userId) as { level: number } | undefined
  return row?.level ?? 0
}
