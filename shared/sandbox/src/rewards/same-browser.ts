/** Whether an invited person is somebody else: whoever was ever seen on the inviter's browser is not rewarded for. */
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'

const browsers = `SELECT device_id FROM known_device WHERE user_id = ?1
  UNION SELECT device_id FROM session WHERE user_id = ?1 AND device_id <> ''`

const browsersOf = (db: Db, userId: string) =>
  new Set((prepared(db, browsers).all(userId) as { device_id: string }[]).map(({ device_id: id }) => id))

const SEEN = 'SELECT same_browser AS seen FROM team WHERE ancestor = ? AND descendant = ?'
const MARK = 'UPDATE team SET same_browser = 1 WHERE ancestor = ? AND descendant = ?'

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
