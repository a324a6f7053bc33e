/** Who is below whom, three levels deep: written as somebody registers, final (docs/rules/account.md#team). */
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

/** How deep fees count. */
export const DEEPEST = 3

const INSERT = `INSERT INTO team (ancestor, descendant, depth, joined)
  SELECT ancestor, ?1, depth + 1, ?3 FROM team WHERE descendant = ?2 AND depth < ${DEEPEST} UNION ALL SELECT ?2, ?1, 1, ?3`

/** A newcomer stands below their inviter, and below those above. */
export function joinTeam(tx: Tx, userId: string, inviterId: string | null, at: number): void {
  if (inviterId) prepared(tx, INSERT).run(userId, inviterId, at)
}
