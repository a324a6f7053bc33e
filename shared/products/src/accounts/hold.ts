/** Withdrawals wait a day once something that keeps others out is another (docs/rules/account.md#withdrawal-hold). */
import { DAY, stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { notifyByMail } from './mail.ts'
import type { User } from './tables.ts'

/** Each is told by the message of its name, which leads to where the setting is. */
const paths = {
  'password-changed': '/devices',
  'withdraw-password-changed': '/withdrawPassword',
  'authenticator-moved': '/bindGoogle',
  'authenticator-removed': '/bindGoogle',
  'email-changed': '/gerenziliao',
  'phone-changed': '/gerenziliao',
} as const
export type HoldCause = keyof typeof paths

/**
 * Holds withdrawals for 24 hours from now, and tells the owner in the app and where codes go.
 * @param before the person as they were: an address that is replaced is the one that hears of it
 * @param told by mail: unless told, where codes go
 */
export function holdWithdrawals(tx: Tx, before: User, cause: HoldCause, now: number, told?: readonly string[]): void {
  const until = now + DAY
  run(
    tx,
    sql
      .insertInto('withdraw_hold')
      .values({ user_id: before.id, until, cause })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ until, cause })),
  )
  const message = { eventKey: `${cause}:${now}`, template: cause, values: { until: stamp(until) }, path: paths[cause] }
  notifyByMail(tx, before, { ...message, at: now }, told)
}

/** What holds a person's withdrawals, and until when; undefined where nothing does. */
export const holdOf = (db: Db, userId: string, now: number): { until: number; cause: string } | undefined =>
  first(
    db,
    sql.selectFrom('withdraw_hold').select(['until', 'cause']).where('user_id', '=', userId).where('until', '>', now),
  )
