/** Forgets what was uploaded and never handed in: what proves who one is, or what one signed, does not lie about for nothing. */
import { DAY, HOUR } from '../clock.ts'
import type { Beat } from '../context.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { forgetPictures } from './store.ts'
import type { UploadRow } from './tables.ts'

/** Whoever is interrupted may go on the same day. */
const KEPT = DAY
/** Of one look: it holds up nobody. */
const MOST = 200

/** @param used a query by hand for the paths of those that were handed in, none of them null */
export function unusedBeat(biz: UploadRow['biz'], used: string): Beat {
  const lookedAt = new WeakMap<Db, number>()
  const unused = `SELECT path FROM upload WHERE biz = ? AND at < ? AND path NOT IN (${used}) LIMIT ?`
  return function forgetUnused(context, now) {
    const { db } = context
    if (now - (lookedAt.get(db) ?? 0) < HOUR) return
    const paths = prepared(db, unused).all(biz, now - KEPT, MOST)
    forgetPictures(
      context,
      paths.map(({ path }) => String(path)),
    )
    if (paths.length < MOST) lookedAt.set(db, now)
  }
}
