/** Every ten minutes everybody who holds money is looked at: prices raise levels too. */
import { MINUTE } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { lookAt } from './queue.ts'

const EVERY = 10 * MINUTE
/** Owners of one second: as many as the queue settles. */
const AT_ONCE = 200

const OWNERS = `SELECT owner, EXISTS (SELECT 1 FROM ledger_total t WHERE t.owner = o.owner AND currency <> 'VUSDT'
  AND balance <> 0) AS holds FROM ledger_owner o WHERE owner > ? ORDER BY owner LIMIT ?`
type Owner = { owner: string; holds: number }

/** The next owners, and those of them who hold or owe money. */
export function ownersAfter(db: Db, after: string, limit = AT_ONCE): { last: string | undefined; holders: string[] } {
  const owners = prepared(db, OWNERS).all(after, limit) as Owner[]
  const holders = owners.filter(({ holds }) => holds).map(({ owner }) => owner)
  return { last: owners.length < limit ? undefined : owners.at(-1)?.owner, holders }
}

/** Of each exchange: the tens of minutes that are swept, and the last owner that was seen; the first second after a start begins anew. */
const swept = new WeakMap<Db, { slot: number; after: string | undefined }>()

export function sweepLevels(db: Db, now: number): void {
  const slot = Math.floor(now / EVERY)
  const known = swept.get(db)
  // a sweep of a crowd that takes longer goes on to its end
  const { after } = known?.after !== undefined || known?.slot === slot ? known : { after: '' }
  if (after === undefined) return
  const { last, holders } = ownersAfter(db, after)
  if (holders.length > 0)
    transact(db, tx => {
      for (const owner of holders) lookAt(tx, owner)
    })
  swept.set(db, { slot: known?.after === undefined ? slot : known.slot, after: last })
}
