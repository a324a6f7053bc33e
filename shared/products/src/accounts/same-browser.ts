/**
 * Finds invited people who were ever seen on the inviter's browser: nobody is rewarded for them. It is a hint, never a proof,
 * since the phone chooses the id of its browser.
 */
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

/** Of sessions the newest: what was seen before them is marked in the team. */
const browsers = `SELECT device_id FROM known_device WHERE user_id = ?1 UNION SELECT device_id FROM
  (SELECT device_id FROM session WHERE user_id = ?1 AND device_id <> '' ORDER BY rowid DESC LIMIT 200)`

const browsersOf = (db: Db, userId: string) =>
  new Set((prepared(db, browsers).all(userId) as { device_id: string }[]).map(({ device_id: id }) => id))

const SEEN = 'SELECT same_browser AS seen FROM team WHERE ancestor = ? AND descendant = ?'
const MARK = 'UPDATE team SET same_browser = 1 WHERE ancestor = ? AND descendant = ?'

/** The newest of a browser that hundreds of accounts name. */
const newest = (table: string) =>
  `SELECT user_id FROM (SELECT user_id FROM ${table} WHERE device_id = ?2 ORDER BY rowid DESC LIMIT 50)`
const SEEN_ON = `${newest('session')} UNION ${newest('known_device')}`
const ONE_BROWSER = [
  `UPDATE team SET same_browser = 1 WHERE descendant = ?1 AND depth = 1 AND ancestor IN (${SEEN_ON})`,
  `UPDATE team SET same_browser = 1 WHERE ancestor = ?1 AND depth = 1 AND descendant IN (${SEEN_ON})`,
]

/** As somebody signs in on a browser that who invited them, or whom they invited, was seen on. */
export function noteBrowser(db: Db, userId: string, deviceId: string): void {
  for (const mark of ONE_BROWSER) prepared(db, mark).run(userId, deviceId)
}

/** What was seen once is kept: browsers are forgotten with their sessions. Who shows no browser cannot be told apart. */
export function hasBrowserOfOwn(tx: Tx, invited: string, inviter: string): boolean {
  const { seen } = prepared(tx, SEEN).get(inviter, invited) as { seen: number }
  if (seen) return false
  const own = browsersOf(tx, invited)
  const theirs = browsersOf(tx, inviter)
  const shared = [...own].some(browser => theirs.has(browser))
  if (shared) prepared(tx, MARK).run(inviter, invited)
  return own.size > 0 && !shared
}
