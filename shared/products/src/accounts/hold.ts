/** Withdrawals wait a day once something that keeps others out is another (docs/rules/account.md#withdrawal-hold). */
import { DAY, stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { targetsOf } from './identifier.ts'
import { mail } from './mail.ts'
import type { User } from './tables.ts'

/** Each is told by the message of its name, which leads to where it is now, and by mail in these words. */
const causes = {
  'password-changed': { words: 'Your login password was changed.', path: '/devices' },
  'withdraw-password-changed': { words: 'Your withdrawal password was changed.', path: '/withdrawPassword' },
  'authenticator-moved': { words: 'Your authenticator was moved to another phone.', path: '/bindGoogle' },
  'authenticator-removed': { words: 'Your authenticator was removed.', path: '/bindGoogle' },
  'email-changed': { words: 'Your email address was changed.', path: '/gerenziliao' },
  'phone-changed': { words: 'Your mobile number was changed.', path: '/gerenziliao' },
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
  const { path } = causes[cause]
  notify(tx, { user: before.id, eventKey: `${cause}:${now}`, tab: 'system', template: cause, values, path, at: now })
  for (const target of told) mail(tx, target, mailOf(cause, values.until), now)
}

const mailOf = (cause: HoldCause, until: string) =>
  `${causes[cause].words} Withdrawals at tarn are paused until ${until} (UTC+8). If it wasn't you, contact us.`

/** What holds a person's withdrawals, and until when; undefined where nothing does. */
export const holdOf = (db: Db, userId: string, now: number): { until: number; cause: string } | undefined =>
  first(
    db,
    sql.selectFrom('withdraw_hold').select(['until', 'cause']).where('user_id', '=', userId).where('until', '>', now),
  )
