/** Withdrawals wait a day once something that keeps others out is another (docs/rules/account.md#withdrawal-hold). */
import { DAY, stamp } from '../clock.ts'
import { notify } from '../content/notify.ts'
import type { Db } from '../db/open.ts'
import { first, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { targetsOf } from './identifier.ts'
import { mail } from './mail.ts'
import type { User } from './tables.ts'

/** Each is told by the message of its name, and by mail in these words. */
const causes = {
  'password-changed': 'Your login password was changed.',
  'withdraw-password-changed': 'Your withdrawal password was changed.',
  'authenticator-moved': 'Your authenticator was moved to another phone.',
  'authenticator-removed': 'Your authenticator was removed.',
  'email-changed': 'Your email address was changed.',
  'phone-changed': 'Your mobile number was changed.',
} as const
export type HoldCause = keyof typeof causes

/**
 * Holds withdrawals for 24 hours from now, and tells the owner in the app and where codes go.
 * @param before the person as they were: an address that is replaced is the one that hears of it
 * @param told by mail: unless told, where codes go
 */
export function holdWithdrawals(
  tx: Tx,
  before: User,
  cause: HoldCause,
  now: number,
  told: readonly string[] = targetsOf(before).slice(0, 1),
): void {
  const until = now + DAY
  run(
    tx,
    sql
      .insertInto('withdraw_hold')
      .values({ user_id: before.id, until, cause })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ until, cause })),
  )
  const values = { until: stamp(until) }
  notify(tx, { user: before.id, eventKey: `${cause}:${now}`, tab: 'system', template: cause, values, at: now })
  for (const target of told) mail(tx, target, mailOf(cause, values.until), now)
}

const mailOf = (cause: HoldCause, until: string) =>
  `${causes[cause]} Withdrawals at tarn are paused until ${until} (UTC+8). If it wasn't you, contact us.`

/** What holds a person's withdrawals, and until when; undefined where nothing does. */
export const holdOf = (db: Db, userId: string, now: number): { until: number; cause: string } | undefined =>
  first(
    db,
    sql.selectFrom('withdraw_hold').select(['until', 'cause']).where('user_id', '=', userId).where('until', '>', now),
  )
