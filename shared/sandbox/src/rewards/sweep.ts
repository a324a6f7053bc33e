/** Every ten minutes everybody who holds money is looked at: prices raise levels too. */
import { MINUTE } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { transact } from '../db/transact.ts'

const EVERY = 10 * MINUTE

const HOLDERS = `SELECT DISTINCT owner, 0 AS falls FROM ledger_total
  WHERE currency <> 'VUSDT' AND balance <> 0`
const ALL = `INSERT INTO vip_due ${HOLDERS} ON CONFLICT DO NOTHING`

/** Everybody who holds or owes money. */
export const holdersOfMoney = (db: Db): string[] =>
  (prepared(db, HOLDERS).all() as { owner: string }[]).map(({ owner }) => owner)

/** Of each exchange, by tens of minutes: the first second after a start is one too. */
const swept = new WeakMap<Db, number>()

export function sweepLevels(db: Db, now: number): void {
  const slot = Math.floor(now / EVERY)
  if (swept.get(db) === slot) return
  transact(db, tx => prepared(tx, ALL).run())
  swept.set(db, slot)
}
