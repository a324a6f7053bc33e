/** Tokens: 32 random bytes for the browser, their hash for us; 7 days idle, 30 at most (docs/rules/account.md#sessions). */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { DAY, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import type { Caller, SignedIn } from '@shared/engine/http/serve'
import type { Session } from '@shared/engine/http/sessions'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { noteBrowser } from './same-browser.ts'
import type { SessionRow } from './tables.ts'

const IDLE = 7 * DAY
const LONGEST = 30 * DAY
const MOST = 10
/** Not each request writes that the session was seen. */
const TOUCH = 600_000

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The browser that signs in: its own id, its names, and whom its requests come from. */
export type Opening = { deviceId: string | undefined; device: string; network: string; language: Language }

export const openingOf = (
  context: Context,
  deviceId: string | undefined,
  { device, ip, language }: Caller,
): Opening => ({
  deviceId,
  device,
  language,
  network: keptAddress(context, ip),
})

/** An address as it is kept: enough to know it again. */
export const keptAddress = ({ keys }: Context, ip: string): string =>
  createHmac('sha256', keys.secret).update(`network\0${ip}`).digest('hex').slice(0, 32)

/** Signs a person in on one browser, in place of what was open there; the token is told here and never again. */
export function openSession(
  db: Db,
  userId: string,
  { deviceId = '', language, ...from }: Opening,
  now: number,
): string {
  const token = randomBytes(32).toString('base64url')
  const times = { created_at: now, last_seen: now, expires: now + LONGEST, revoked: null }
  if (deviceId) endThose(db, live(userId).where('device_id', '=', deviceId), now)
  const row = { token_hash: hashOf(token), user_id: userId, device_id: deviceId, ...from, ...times }
  run(db, sql.insertInto('session').values(row))
  noteLanguage(db, userId, language)
  if (deviceId) remember(db, userId, deviceId, now)
  if (deviceId) noteBrowser(db, userId, deviceId)
  endOldest(db, userId, now)
  return token
}

/** What a log-in answers. */
export const entered = (token: string, now: number) => ({ token, expireTime: stamp(now + LONGEST) })

/**
 * In the transaction of what took its time: who was signed out or frozen meanwhile changes nothing any more.
 * @returns the id of the browser that still holds the token
 * @throws Refused not-signed-in
 */
export function stillSignedIn(db: Db, { user, tokenHash }: SignedIn): string {
  const held = live(user).where('token_hash', '=', tokenHash)
  return (first(db, held.select('device_id')) ?? refuse('not-signed-in')).device_id
}

/** A new token for the browser that holds one, which ends; the browser stays known. @throws as stillSignedIn */
export function renewSession(db: Db, caller: SignedIn): string {
  const { context, user, tokenHash } = caller
  const [deviceId, now] = [stillSignedIn(db, caller), context.clock.now()]
  endThose(db, live(user).where('token_hash', '=', tokenHash), now)
  return openSession(db, user, openingOf(context, deviceId, caller), now)
}

/** Those of a person that were not ended; some of them may have run out. */
const live = (userId: string) =>
  sql.selectFrom('session').select('token_hash').where('user_id', '=', userId).where('revoked', 'is', null)

function endThose(db: Db, sessions: ReturnType<typeof live>, now: number): number {
  const hashes = all(db, sessions).map(row => row.token_hash)
  return hashes.length ? run(db, sql.updateTable('session').set({ revoked: now }).where('token_hash', 'in', hashes)) : 0
}

/** Browsers that an account knows beside those that are signed in: the phone chooses the id, so anybody can invent more. */
export const MOST_KNOWN = 50
/** Those that signed in last stay. */
const FORGET_OLDEST = `DELETE FROM known_device WHERE user_id = ?1 AND device_id IN (
  SELECT device_id FROM known_device WHERE user_id = ?1
    AND device_id NOT IN (SELECT device_id FROM session WHERE user_id = ?1 AND revoked IS NULL)
  ORDER BY since DESC, rowid DESC LIMIT -1 OFFSET ${MOST_KNOWN})`

export const forgetOldest = (db: Db, userId: string): void => void prepared(db, FORGET_OLDEST).run(userId)

/**
 * From here on the browser enters with the password alone; one that names itself by nothing is nobody's. Each sign-in
 * renews its time, so the account forgets the browser that signed in longest ago.
 */
export function remember(db: Db, userId: string, deviceId: string, now: number): void {
  const device = { user_id: userId, device_id: deviceId, since: now }
  run(
    db,
    sql
      .insertInto('known_device')
      .values(device)
      .onConflict(conflict => conflict.doUpdateSet({ since: now })),
  )
  forgetOldest(db, userId)
}

/** The eleventh session ends the one unused for longest. */
const endOldest = (db: Db, userId: string, now: number) =>
  endThose(db, live(userId).orderBy('last_seen', 'desc').orderBy('created_at', 'desc').offset(MOST).limit(100), now)

/** Where a person is signed in, by last use; a row's id opens nothing. */
export function openSessions(db: Db, userId: string, now: number) {
  const rows = live(userId)
    .selectAll()
    .where('expires', '>', now)
    .where('last_seen', '>', now - IDLE)
  return all(db, rows.orderBy('last_seen', 'desc')).map(row => ({ ...row, id: idOf(row.token_hash) }))
}

const idOf = (tokenHash: string) => hashOf(`session ${tokenHash}`).slice(0, 24)

/** Whether a person signed in from that address within the last weeks. */
export const knowsNetwork = (context: Context, userId: string, ip: string): boolean =>
  first(
    context.db,
    sql
      .selectFrom('session')
      .select('token_hash')
      .where('user_id', '=', userId)
      .where('network', '=', keptAddress(context, ip))
      .limit(1),
  ) !== undefined

/** Ends one of a person's sessions, and its browser is new to the account again: whoever sits there needs a code. */
export function endSession(db: Db, userId: string, tokenHash: string, now: number): void {
  const browsers = sql.selectFrom('session').select('device_id').where('token_hash', '=', tokenHash)
  run(db, sql.deleteFrom('known_device').where('user_id', '=', userId).where('device_id', 'in', browsers))
  endThose(db, live(userId).where('token_hash', '=', tokenHash), now)
}

/** Ends all of a person's sessions but the one given, and forgets all other browsers, those signed out long ago too. */
export function endOthers(db: Db, userId: string, kept: string | null, now: number): void {
  const browsers = sql
    .selectFrom('session')
    .select('device_id')
    .where('token_hash', '=', kept ?? '')
  run(db, sql.deleteFrom('known_device').where('user_id', '=', userId).where('device_id', 'not in', browsers))
  endThose(db, live(userId).where('token_hash', '!=', kept ?? ''), now)
}

/** The condition is that of an index, word by word. */
const BROWSER = "SELECT 1 FROM session WHERE user_id = ? AND device_id <> '' LIMIT 1"

/** Whether an account ever had a browser of its own, even if it was forgotten since. */
export const hadBrowser = (db: Db, userId: string): boolean => prepared(db, BROWSER).get(userId) !== undefined

/** Who holds this token; null where it is unknown, revoked, too old or was idle for too long. */
export function sessionOf(db: Db, token: string, now: number, language: Language): Session | null {
  const tokenHash = hashOf(token)
  const row = liveRow(db, tokenHash, now)
  if (!row) return null
  if (now > row.last_seen + TOUCH) touch(db, row, now, language)
  return { userId: row.user_id, tokenHash }
}

function touch(db: Db, { token_hash: hash, user_id: userId }: SessionRow, now: number, language: Language): void {
  run(db, sql.updateTable('session').set({ last_seen: now }).where('token_hash', '=', hash))
  noteLanguage(db, userId, language)
}

const noteLanguage = (db: Db, userId: string, language: Language) =>
  run(db, sql.updateTable('user').set({ language }).where('id', '=', userId).where('language', 'is not', language))

/** Who is signed in by a token, which counts as no use of the session; null: nobody. */
export const signedInBy = (db: Db, token: string, now: number): string | null =>
  liveRow(db, hashOf(token), now)?.user_id ?? null

/** By hand: each signed-in request asks it. */
function liveRow(db: Db, tokenHash: string, now: number): SessionRow | undefined {
  const row = prepared(db, 'SELECT * FROM session WHERE token_hash = ?').get(tokenHash) as SessionRow | undefined
  return !row || row.revoked !== null || now >= row.expires || now >= row.last_seen + IDLE ? undefined : row
}

/** Whether a session goes on: what it opened, like a chat's ticket, ends with it. */
export const isLive = (db: Db, tokenHash: string, now: number): boolean => liveRow(db, tokenHash, now) !== undefined
