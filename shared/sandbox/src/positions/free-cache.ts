/** What accounts have free, in memory, as floats: enough to rule out that something is short, never to decide that it is. */
import type { Db } from '../db/open.ts'
import { rollbacks, type Tx } from '../db/transact.ts'
import type { PostedEntry } from '../ledger/index.ts'
import { freeOf, type TradingAccount } from './account.ts'

type Cache = { rollbacks: number; free: Map<string, number> }
const caches = new WeakMap<Db, Cache>()

/** After a transaction that was taken back nothing is known. */
function cacheOf(db: Db): Cache['free'] {
  const kept = caches.get(db)
  if (kept?.rollbacks === rollbacks(db)) return kept.free
  const fresh = { rollbacks: rollbacks(db), free: new Map<string, number>() }
  caches.set(db, fresh)
  return fresh.free
}

const nameOf = (owner: string, sub: string) => `${owner}/${sub}`

/** As of the last entry. */
export function nearlyFree(db: Db, account: TradingAccount): number {
  const free = cacheOf(db)
  const name = nameOf(account.owner, account.sub)
  const known = free.get(name) ?? Number(freeOf(db, account))
  free.set(name, known)
  return known
}

/** Hears of every entry: what it moved is read anew. */
export function forgetFree(tx: Tx, { legs }: PostedEntry): void {
  const free = cacheOf(tx)
  for (const { owner, sub = '' } of legs) free.delete(nameOf(owner, sub))
}
