/** The list is frozen, then drawn from (docs/rules/invest.md#the-draw). */
import { applicationStates } from '@shared/contract/codes'
import { winningPrice } from '@shared/money'
import { type DrawEntry, drawLots, entriesHashOf } from '@shared/money/draw'
import { HOUR, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { type DueHandler, schedule } from '../due/index.ts'
import { applicationsFor, lotsAppliedFor, offeringById, updateApplication, updateOffering } from './rows.ts'
import { seedOf } from './seed-of-draw.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { tell } from './tell.ts'
import { costOf } from './terms.ts'

/** Public randomness would come over a network that this exchange does without. */
export const BEACON = ''

/** How long before the end of paying those who have not are reminded. */
const REMINDED = 2 * HOUR

export const asEntry = ({ id, lots, salt }: ApplicationRow): DrawEntry => ({ orderNo: id, lots, salt })

/** Nobody applies any more: the list is public from now on. */
export const freeze: DueHandler = (tx, _, { subject: id }) => {
  const offering = offeringById(tx, id)
  updateOffering(tx, offering, { entries_hash: entriesHashOf(applicationsFor(tx, id).map(asEntry)) })
  schedule(tx, { kind: 'offering-draw', subject: id, at: offering.draw_at })
}

export const draw: DueHandler = (tx, context, { subject: id, at }) => {
  const offering = offeringById(tx, id)
  const { floor_price: floorPrice, estimated_price: estimatedPrice, total_lots: total } = offering
  const price = winningPrice({ floorPrice, estimatedPrice }, lotsAppliedFor(tx, id).all, total)
  const drawn = updateOffering(tx, offering, { winning_price: price, drawn_at: at })
  const applications = applicationsFor(tx, id)
  const won = wonIn(context, drawn, applications)
  for (const one of applications) settle(tx, drawn, one, won.get(one.id) ?? 0, at)
  planReminder(tx, drawn, at)
  schedule(tx, { kind: 'offering-pay-end', subject: id, at: drawn.pay_end })
}

/** Unless it is too late for one. */
export function planReminder(tx: Tx, { id, pay_end }: OfferingRow, now: number): void {
  if (pay_end - REMINDED > now) schedule(tx, { kind: 'offering-reminder', subject: id, at: pay_end - REMINDED })
}

function wonIn({ keys }: Context, offering: OfferingRow, applications: readonly ApplicationRow[]): Map<string, number> {
  const { entries_hash: entriesHash, total_lots: totalLots } = offering
  if (entriesHash === null) throw new Error(`The list of ${offering.id} is not frozen`)
  const terms = { seed: seedOf(keys, offering), entriesHash, beacon: BEACON, totalLots }
  return drawLots(applications.map(asEntry), terms)
}

function settle(tx: Tx, offering: OfferingRow, application: ApplicationRow, won_lots: number, at: number): void {
  const state = won_lots > 0 ? applicationStates.won : applicationStates.notWon
  const row = updateApplication(tx, application, { won_lots, state })
  if (won_lots === 0) return tell(tx, offering, row, 'offering-not-won', {}, at)
  const amount = { amount: costOf(offering, row), currency: 'USDT', until: stamp(offering.pay_end) }
  tell(tx, offering, row, 'offering-won', { won: won_lots, lots: row.lots, ...amount }, at)
}
