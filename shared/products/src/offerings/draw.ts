/** The list is frozen, then drawn from (docs/rules/invest.md#the-draw). */
import { applicationStates } from '@shared/contract/codes'
import { HOUR, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import type { Tx } from '@shared/engine/db/transact'
import { type DueHandler, schedule, scheduleRest } from '@shared/engine/due/index'
import { winningPrice } from '@shared/money'
import { Draw, type DrawEntry, EntriesHash } from '@shared/money/draw'
import { AT_ONCE, applicationsIn, offeringById, updateApplication, updateOffering } from './rows.ts'
import { seedOf } from './seed-of-draw.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { tell } from './tell.ts'
import { costOf } from './terms.ts'
import { walker } from './walk.ts'

/** Public randomness would come over a network that this exchange does without. */
export const BEACON = ''

/** How long before the end of paying those who have not are reminded. */
const REMINDED = 2 * HOUR

export const asEntry = ({ id, lots, salt }: ApplicationRow): DrawEntry => ({ orderNo: id, lots, salt })

/** Ids are equally long, so their order is the order of the lines. */
const hashed = walker((hash: EntriesHash, rows) => hash.add(rows.map(asEntry)))
const drawnFrom = walker((draw: Draw, rows) => draw.add(rows.map(asEntry)))

/** Nobody applies any more: the list is public from now on. */
export const freeze: DueHandler = (tx, _, due) => {
  const offering = offeringById(tx, due.subject)
  const hash = hashed(tx, offering, () => new EntriesHash())
  updateOffering(tx, offering, { entries_hash: hash ? hash.hex() : '' })
  if (!hash) return scheduleRest(tx, due)
  return schedule(tx, { kind: 'offering-draw', subject: offering.id, at: offering.draw_at })
}

/** First all lots have their scores, then a hundred applications after the other their result; then it is public. */
export const draw: DueHandler = (tx, context, due) => {
  const offering = offeringById(tx, due.subject)
  const won = wonIn(tx, context, offering)
  if (!won) return scheduleRest(tx, due)
  const drawn = { ...offering, winning_price: priceOf(offering), drawn_at: due.at }
  const applications = applicationsIn(tx, offering.id, applicationStates.applied)
  for (const one of applications) settle(tx, drawn, one, won.get(one.id) ?? 0, due.at)
  return applications.length === AT_ONCE ? scheduleRest(tx, due) : publish(tx, drawn)
}

function publish(tx: Tx, drawn: OfferingRow & { drawn_at: number }): void {
  const { id, commit_hash, winning_price, drawn_at } = drawn
  winners.get(tx)?.delete(commit_hash)
  updateOffering(tx, drawn, { winning_price, drawn_at })
  planReminder(tx, drawn, drawn_at)
  schedule(tx, { kind: 'offering-pay-end', subject: id, at: drawn.pay_end })
}

/** Unless it is too late for one. */
export function planReminder(tx: Tx, { id, pay_end }: OfferingRow, now: number): void {
  if (pay_end - REMINDED > now) schedule(tx, { kind: 'offering-reminder', subject: id, at: pay_end - REMINDED })
}

function priceOf({ floor_price, estimated_price, applied_lots, total_lots }: OfferingRow) {
  return winningPrice({ floorPrice: floor_price, estimatedPrice: estimated_price }, applied_lots, total_lots)
}

/** Lots by application, by the offering's commitment, until all results are written. A restart draws anew, with the same seed. */
const winners = new WeakMap<Db, Map<string, ReadonlyMap<string, number>>>()

/** @returns undefined where scores are still to be computed */
function wonIn(db: Db, { keys }: Context, offering: OfferingRow): ReadonlyMap<string, number> | undefined {
  const known = winners.get(db) ?? new Map<string, ReadonlyMap<string, number>>()
  winners.set(db, known)
  const won = known.get(offering.commit_hash) ?? drawnFrom(db, offering, () => new Draw(termsOf(keys, offering)))?.won()
  if (won) known.set(offering.commit_hash, won)
  return won
}

function termsOf(keys: Context['keys'], offering: OfferingRow) {
  const { entries_hash: entriesHash, total_lots: totalLots } = offering
  if (!entriesHash) throw new Error(`The list of ${offering.id} is not frozen`)
  return { seed: seedOf(keys, offering), entriesHash, beacon: BEACON, totalLots }
}

function settle(tx: Tx, offering: OfferingRow, application: ApplicationRow, won_lots: number, at: number): void {
  const state = won_lots > 0 ? applicationStates.won : applicationStates.notWon
  const row = updateApplication(tx, application, { won_lots, state })
  if (won_lots === 0) return tell(tx, offering, row, 'offering-not-won', {}, at)
  const amount = { amount: costOf(offering, row), currency: 'USDT', until: stamp(offering.pay_end) }
  tell(tx, offering, row, 'offering-won', { won: won_lots, lots: row.lots, ...amount }, at)
}
