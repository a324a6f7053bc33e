/** Where a person is signed in, and signing out from afar (feature "sessions"). */
import type { OutputOf, ParsedInputOf, sessionListCall, sessionRevokeCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { endOthers, endSession, openSessions } from './session.ts'

export function listSessions({ context, user, tokenHash }: SignedIn): OutputOf<typeof sessionListCall> {
  const now = context.clock.now()
  const rows = openSessions(context.db, user, now).map(row => {
    const current = row.token_hash === tokenHash
    return { id: row.id, current, device: row.device, lastSeen: stamp(current ? now : row.last_seen) }
  })
  return rows.sort((a, b) => Number(b.current) - Number(a.current))
}

/** @throws Refused field-invalid unless one of both is asked for, not-found for an id that is not theirs or has ended */
export function revokeSessions(
  { id, others = false }: ParsedInputOf<typeof sessionRevokeCall>,
  { context, user, tokenHash }: SignedIn,
): null {
  if ((id !== undefined) === others) refuse('field-invalid', { field: 'id' })
  const now = context.clock.now()
  transact(context.db, tx => {
    if (others) return endOthers(tx, user, tokenHash, now)
    const meant = openSessions(tx, user, now).find(row => row.id === id)
    endSession(tx, user, meant?.token_hash ?? refuse('not-found'), now)
  })
  return null
}
