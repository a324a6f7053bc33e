/** A downtime is not counted against who won: whatever of the time to pay it took is added (docs/rules/invest.md#offerings). */
import { stamp } from '../clock.ts'
import type { Tx } from '../db/transact.ts'
import { schedule, unschedule } from '../due/index.ts'
import { unpaidOf } from './after-draw.ts'
import { planReminder } from './draw.ts'
import { updateOffering, yetToBePaid } from './rows.ts'
import type { OfferingRow } from './tables.ts'
import { tell } from './tell.ts'
import { costOf } from './terms.ts'

type Away = { from: number; to: number }

/** Before what fell due meanwhile is done. */
export function keepPaying(tx: Tx, away: Away): void {
  for (const offering of yetToBePaid(tx, away)) moveOn(tx, offering, away)
}

/** The market opens so much later, too; what is drawn late is drawn with the later deadline. */
function moveOn(tx: Tx, row: OfferingRow, { from, to }: Away): void {
  const lost = to - Math.max(from, row.draw_at)
  const offering = updateOffering(tx, row, { pay_end: row.pay_end + lost, list_at: row.list_at + lost })
  if (offering.drawn_at === null) return
  unschedule(tx, 'offering-pay-end', offering.id)
  unschedule(tx, 'offering-reminder', offering.id)
  planReminder(tx, offering, to)
  schedule(tx, { kind: 'offering-pay-end', subject: offering.id, at: offering.pay_end })
  const until = stamp(offering.pay_end)
  for (const one of unpaidOf(tx, offering.id))
    tell(
      tx,
      offering,
      one,
      'offering-later',
      { amount: costOf(offering, one), currency: 'USDT', until },
      to,
      `later:${to}`,
    )
}
