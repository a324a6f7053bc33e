/** Tokens (account, "Tokens"): 32 random bytes, kept as a hash; 7 days idle, 30 at most. */
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { prepared, run, sql } from '../db/query.ts'
import type { SessionRow } from './tables.ts'

const DAY = 86_400_000
const IDLE = 7 * DAY
const LONGEST = 30 * DAY
/** Not each request writes that the session was seen. */
const TOUCH = 600_000

export type Session = { userId: string; tokenHash: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Signs a user in on one device; the token is told here and never again. */
export function openSession(db: Db, userId: string, deviceId: string, now: number): string {
  const token = randomBytes(32).toString('base64url')
  const times = { created_at: now, last_seen: now, expires: now + LONGEST, revoked: null }
  run(
    db,
    sql.insertInto('session').values({ token_hash: hashOf(token), user_id: userId, device_id: deviceId, ...times }),
  )
  return token
}

/** Who holds this token; null where it is unknown, revoked, too old or was idle for too long. */
export function sessionOf(db: Db, token: string, now: number): Session | null {
  const tokenHash = hashOf(token)
  // by hand: each signed-in request asks it
  const row = prepared(db, 'SELECT * FROM session WHERE token_hash = ?').get(tokenHash) as SessionRow | undefined
  if (!row || row.revoked !== null || now >= row.expires || now >= row.last_seen + IDLE) return null
  if (now > row.last_seen + TOUCH)
    run(db, sql.updateTable('session').set({ last_seen: now }).where('token_hash', '=', tokenHash))
  return { userId: row.user_id, tokenHash }
}
