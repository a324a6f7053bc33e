/** A break that somebody takes: nobody shortens it (docs/rules/account.md#breaks). */
import { DAY, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { first, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { refuse } from '../refusals/refuse.ts'
import { wholeSecond } from './limits.ts'

/** Epoch ms; null where there is none. */
export const breakOf = (db: Db, user: string, now: number): number | null =>
  first(db, sql.selectFrom('own_break').select('until').where('user_id', '=', user).where('until', '>', now))?.until ??
  null

/** @throws Refused on-break where one lasts as long already */
export function takeBreak(tx: Tx, user: string, days: number, now: number): void {
  const until = wholeSecond(now + days * DAY)
  const present = breakOf(tx, user, now)
  if (present !== null && present >= until) refuse('on-break', { time: stamp(present) })
  const row = sql.insertInto('own_break').values({ user_id: user, until })
  run(
    tx,
    row.onConflict(conflict => conflict.column('user_id').doUpdateSet({ until })),
  )
}
