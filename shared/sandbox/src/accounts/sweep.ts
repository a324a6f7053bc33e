/** Forgets once a day what no rule looks at any more: tries, codes, mail, keys that nobody bound, challenges, holds and sessions that ended. */

import { DAY, dayOf } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { run, sql } from '../db/query.ts'

/** A test reads its mail within days; an ended session explains itself for a month. */
const MAIL_KEPT = 7 * DAY
const SESSION_KEPT = 30 * DAY

const sweptDay = new WeakMap<Db, string>()

export function accountBeat({ db }: Context, now: number): void {
  const day = dayOf(now)
  if (sweptDay.get(db) === day) return
  run(db, sql.deleteFrom('attempt').where('at', '<', now - DAY))
  run(db, sql.deleteFrom('lock').where('until', '<', now - DAY))
  run(db, sql.deleteFrom('sent_code').where('at', '<', now - DAY))
  run(db, sql.deleteFrom('mail').where('at', '<', now - MAIL_KEPT))
  run(db, sql.deleteFrom('offered_key').where('at', '<', now - DAY))
  run(db, sql.deleteFrom('withdraw_hold').where('until', '<', now - DAY))
  run(db, sql.deleteFrom('spent_challenge').where('until', '<', now))
  run(db, sql.deleteFrom('session').where('expires', '<', now - SESSION_KEPT))
  sweptDay.set(db, day)
}
