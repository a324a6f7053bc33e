/** Whose level and tasks are to be looked at: a queue in the database, so that no kill forgets anybody. */
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { HOUSE, type Leg, type PostedEntry, VIRTUAL } from '@shared/engine/ledger/index'

const ADD = `INSERT INTO vip_due VALUES (?, 0) ON CONFLICT DO NOTHING`

/** They are looked at within a second, after whatever this transaction does: in its midst a sum may count twice. */
export function lookAt(tx: Tx, userId: string): void {
  prepared(tx, ADD).run(userId)
}

/** Those that an entry brought something, in any currency of money: a level rises by nothing else but prices. */
function enriched(legs: readonly Leg[]): Set<string> {
  const net = new Map<string, bigint>()
  for (const { owner, currency, minor } of legs) {
    if (owner === HOUSE || currency === VIRTUAL) continue
    net.set(`${owner} ${currency}`, (net.get(`${owner} ${currency}`) ?? 0n) + minor)
  }
  const gained = [...net].filter(([, minor]) => minor > 0n)
  return new Set(gained.map(([name]) => name.slice(0, name.lastIndexOf(' '))))
}

/** Hears of every entry; the fee of a closing tells that a contract was closed. */
export function queueArrivals(tx: Tx, { type, legs }: PostedEntry): void {
  for (const owner of enriched(legs)) lookAt(tx, owner)
  if (type !== 'close-fee') return
  for (const { owner, currency } of legs) if (owner !== HOUSE && currency !== VIRTUAL) lookAt(tx, owner)
}
