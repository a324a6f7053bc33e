/** Forgets what was uploaded and never handed in: what proves who one is, or what one signed, does not lie about for nothing. */
import { DAY, HOUR } from '@shared/engine/clock'
import type { Beat } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { forgetPictures } from './store.ts'
import type { UploadRow } from './tables.ts'

/** Whoever is interrupted may go on the same day. */
const KEPT = DAY
/** Pictures that are looked at within a second. */
const MOST = 100

/** Where the paths of those that were handed in are kept, with an index. */
export type HandedIn = { table: string; column: string }

/** How far a round has come: the last picture looked at. */
type Round = { began: number; at: number; path: string; isOver: boolean }
type Looked = Pick<UploadRow, 'at' | 'path'> & { unused: number }

/** Looks at all pictures of a kind each hour, a slice of them a second: one that was handed in may be forgotten by that since. */
export function unusedBeat(biz: UploadRow['biz'], { table, column }: HandedIn): Beat {
  const rounds = new WeakMap<Db, Round>()
  const next = `SELECT at, path, NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = upload.path) AS unused FROM upload
    WHERE biz = ? AND at < ? AND (at, path) > (?, ?) ORDER BY at, path LIMIT ${MOST}`
  return function forgetUnused(context, now) {
    const round = roundAt(rounds.get(context.db), now)
    rounds.set(context.db, round)
    if (round.isOver) return
    const looked = prepared(context.db, next).all(biz, now - KEPT, round.at, round.path) as Looked[]
    const unused = looked.filter(one => one.unused).map(({ path }) => path)
    forgetPictures(context, unused)
    rounds.set(context.db, { ...round, ...looked.at(-1), isOver: looked.length < MOST })
  }
}

const roundAt = (last: Round | undefined, now: number): Round =>
  last && !(last.isOver && now - last.began >= HOUR) ? last : { began: now, at: 0, path: '', isOver: false }
