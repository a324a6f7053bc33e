/** What a day's incomes came to, told once at 00:05 UTC+8 (docs/rules/content.md#messages). */

import { DAY, dayOf, dayStart, MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Run, runOnce } from '@shared/engine/jobs/runs'
import { booksOf } from '@shared/engine/ledger/index'
import { joined } from '@shared/engine/ledger/sums'
import { notify } from '@shared/engine/messages/notify'
import { fromMinor } from '@shared/money'

/** What midnight brings is paid before. */
const TOLD_AT = 5 * MINUTE

/** Of one second: a crowd holds nobody up. */
const AT_ONCE = 100

const UNPAID = "SELECT 1 FROM due WHERE kind = 'order-income' AND at < ? AND try_at <= ? LIMIT 1"
const WHO = `SELECT user_id AS user FROM income_untold WHERE day < ? ORDER BY day LIMIT ${AT_ONCE}`
const PAID = 'SELECT currency, whole, minor FROM income_untold WHERE user_id = ? AND day < ?'
const TOLD = 'DELETE FROM income_untold WHERE user_id = ? AND day < ?'

type Paid = { currency: string; whole: number; minor: number }

/** All that was due before 00:00 and nobody was told of: what a downtime or an empty account delayed comes with a later day. */
const digest: Run = {
  event: 'income-digest',
  period: now => dayOf(now - TOLD_AT),
  work(tx, _, now) {
    const upTo = dayStart(now - TOLD_AT)
    if (prepared(tx, UNPAID).get(upTo, now)) return false
    const due = prepared(tx, WHO).all(upTo) as { user: string }[]
    for (const user of new Set(due.map(row => row.user))) {
      tell(tx, user, prepared(tx, PAID).all(user, upTo) as Paid[], upTo, now)
      prepared(tx, TOLD).run(user, upTo)
    }
    return due.length < AT_ONCE
  },
}

/** By currency, as "0.0002 BTC; 1.5 USDT". */
function amountsOf(paid: readonly Paid[]): string {
  const sums = [...Map.groupBy(paid, ({ currency }) => currency)].map(([currency, some]) => {
    const minor = some.reduce((all, { whole, minor }) => all + joined(BigInt(whole), BigInt(minor)), 0n)
    return minor > 0n ? `${fromMinor(minor)} ${currency}` : ''
  })
  return sums.filter(Boolean).join('; ')
}

/** Machines that stood idle alone are no income. */
function tell(tx: Tx, user: string, paid: readonly Paid[], upTo: number, at: number): void {
  const amounts = amountsOf(paid)
  const day = dayOf(upTo - DAY)
  if (amounts === '') return
  const path = `/zhangbianRecord?group=5&begin=${day}&end=${day}`
  const told = { tab: 'transaction', template: 'income-digest', values: { day, amounts }, path, at } as const
  notify(tx, { ...told, user, eventKey: `income-digest:${day}` })
}

/** What was paid to somebody until now is in no digest. */
export const tellNoIncomes = (tx: Tx, user: string): void =>
  void prepared(tx, 'DELETE FROM income_untold WHERE user_id = ?').run(user)

/** After what is due. */
export function digestBeat(context: Context, now: number): void {
  if (!booksOf(context.db).halted) runOnce(context, digest, now)
}
