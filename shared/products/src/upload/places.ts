/** How many pictures are taken, of each person, of each network and in all: a disk is finite, and so is memory. */
import { siteOf } from '@shared/door'
import { DAY } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { SignedIn } from '@shared/engine/http/serve'
import { Refused, refuse } from '@shared/engine/refusals/refuse'

const MOST_A_DAY = 100
/** Each may lie in memory whole until its last byte is there. */
const MOST_AT_ONCE = 3
/** Guests are free: whoever is many people still has one network. */
const MOST_OF_SITE = 6
const MOST_OF_ALL = 24

/** A picture on its way: whose, and from which network; with a row it counts among those of the day. */
type Place = { user: string; site: string; hasRow: boolean }

/** Of each exchange its own. */
const onTheWay = new WeakMap<Db, Set<Place>>()

/**
 * Takes a place among a person's 100 pictures a day, before a byte of it is read: those on their way count as well.
 * @returns `hasRow` says that the picture's row counts from now on, `leave` gives the place back
 * @throws Refused no-more-today, too-many-tries
 */
export function takePlace({ context: { db, clock }, user, ip }: Pick<SignedIn, 'context' | 'user' | 'ip'>) {
  const taken = onTheWay.get(db) ?? new Set<Place>()
  onTheWay.set(db, taken)
  const place = { user, site: siteOf(ip), hasRow: false }
  const ofUser = [...taken].filter(other => other.user === user)
  const [own, uncounted] = [ofUser.length, ofUser.filter(other => !other.hasRow).length]
  if (countOfDay(db, user, clock.now()) + uncounted >= MOST_A_DAY) refuse('no-more-today')
  const near = [...taken].filter(other => other.site === place.site).length
  if (own >= MOST_AT_ONCE || near >= MOST_OF_SITE || taken.size >= MOST_OF_ALL) refuse('too-many-tries', { n: 1 })
  taken.add(place)
  return {
    hasRow(): void {
      place.hasRow = true
    },
    leave: () => void taken.delete(place),
  }
}

/** For a picture that is too small to take a place. @throws Refused no-more-today */
export function checkDay({ db, clock }: Context, user: string): void {
  if (countOfDay(db, user, clock.now()) >= MOST_A_DAY) refuse('no-more-today')
}

/** Those that were refused took as much work as the others. */
function countOfDay(db: Db, user: string, now: number): number {
  const tables = ['upload', 'upload_refused']
  const [kept, refused] = tables.map(table =>
    prepared(db, `SELECT count(*) AS n FROM ${table} WHERE user_id = ? AND at > ?`).get(user, now - DAY),
  )
  return Number(kept?.n) + Number(refused?.n)
}

const judged = ['not-an-image', 'image-too-large']

/** Writes down a picture that was read and refused; a form cut off by a bad connection is none. */
export function countRefused({ db, clock }: Context, user: string, error: unknown): void {
  if (!(error instanceof Refused) || !judged.includes(error.refusal)) return
  const now = clock.now()
  prepared(db, 'DELETE FROM upload_refused WHERE user_id = ? AND at <= ?').run(user, now - DAY)
  prepared(db, 'INSERT INTO upload_refused (user_id, at) VALUES (?, ?)').run(user, now)
}
