/** Tokens: 32 random bytes for the browser, their hash for us; 7 days idle, 30 at most (account.md, Tokens). */
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { all, prepared, run, sql } from '../db/query.ts'
import type { SessionRow } from './tables.ts'

const DAY = 86_400_000
const IDLE = 7 * DAY
const LONGEST = 30 * DAY
const MOST = 10
/** Not each request writes that the session was seen. */
const TOUCH = 600_000

export type Session = { userId: string; tokenHash: string }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Signs a person in on one browser and remembers it; the token is told here and never again. */
export function openSession(db: Db, userId: string, deviceId: string, now: number): string {
  const token = randomBytes(32).toString('base64url')
  const times = { created_at: now, last_seen: now, expires: now + LONGEST, revoked: null }
  run(
    db,
    sql.insertInto('session').values({ token_hash: hashOf(token), user_id: userId, device_id: deviceId, ...times }),
  )
  if (deviceId) remember(db, userId, deviceId, now)
  endOldest(db, userId, now)
  return token
}

function remember(db: Db, userId: string, deviceId: string, since: number): void {
  const device = { user_id: userId, device_id: deviceId, since }
  run(
    db,
    sql
      .insertInto('known_device')
      .values(device)
      .onConflict(conflict => conflict.doNothing()),
  )
}

/** The eleventh session ends the one unused for longest. */
function endOldest(db: Db, userId: string, now: number): void {
  const live = sql.selectFrom('session').select('token_hash').where('user_id', '=', userId).where('revoked', 'is', null)
  const surplus = all(db, live.orderBy('last_seen', 'desc').orderBy('created_at', 'desc').offset(MOST).limit(100))
  const hashes = surplus.map(row => row.token_hash)
  if (hashes.length) run(db, sql.updateTable('session').set({ revoked: now }).where('token_hash', 'in', hashes))
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
