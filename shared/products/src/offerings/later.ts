/** A downtime is not counted against who won: whatever of the time to pay it took is added (docs/rules/invest.md#offerings). */
import type { Tx } from '@shared/engine/db/transact'
import { type Away, schedule, unschedule } from '@shared/engine/due/index'
import { planReminder } from './draw.ts'
import { updateOffering, yetToBePaid } from './rows.ts'
import type { OfferingRow } from './tables.ts'

/** Before what fell due meanwhile is done. */
export function keepPaying(tx: Tx, away: Away): void {
  for (const offering of yetToBePaid(tx, away)) moveOn(tx, offering, away)
}

/** The market opens so much later, too; what is drawn late is drawn with the later deadline. */
function moveOn(tx: Tx, row: OfferingRow, { from, to }: Away): void {
  const lost = to - Math.max(from, row.draw_at)
  const offering = updateOffering(tx, row, { pay_end: row.pay_end + lost, list_at: row.list_at + lost })
  if (offering.drawn_at === null) return
  for (const kind of ['offering-pay-end', 'offering-reminder', 'offering-later'] as const)
    unschedule(tx, kind, offering.id)
  planReminder(tx, offering, to)
  schedule(tx, { kind: 'offering-pay-end', subject: offering.id, at: offering.pay_end })
  schedule(tx, { kind: 'offering-later', subject: offering.id, at: to })
}
