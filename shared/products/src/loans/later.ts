/** A downtime is not counted against who owes: what it took of a loan's last day, or of the days until collateral is sold, is added (docs/rules/invest.md#repaying). */

import { DAY, stamp } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import { type Away, delay, schedule, unschedule } from '@shared/engine/due/index'
import { compare } from '@shared/money'
import { tell } from './events.ts'
import { chargeUntil } from './interest.ts'
import { balanceOf } from './life.ts'
import { lastDayWithin, owedOf, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** Before what fell due meanwhile is done. */
export function keepRepaying(tx: Tx, away: Away): void {
  delay(tx, 'loan-overdue', away)
  for (const row of lastDayWithin(tx, away)) moveOn(tx, row, away)
}

/** What the balance covers is collected on the day that was agreed. */
function moveOn(tx: Tx, row: LoanRow, { from, to }: Away): void {
  const due = row.end_at ?? to
  const charged = chargeUntil(tx, row, Math.min(due, to))
  if (compare(balanceOf(tx, charged), owedOf(charged)) >= 0) return
  const later = updateLoan(tx, charged, { end_at: due + to - Math.max(from, due - DAY) })
  const time = later.end_at ?? to
  unschedule(tx, 'loan-soon', row.id)
  unschedule(tx, 'loan-due', row.id)
  schedule(tx, { kind: 'loan-due', subject: row.id, at: time })
  const values = { amount: owedOf(later), currency: row.currency, time: stamp(time) }
  tell(tx, later, 'loan-later', values, to, `later:${to}`)
}
