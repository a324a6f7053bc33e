/** What accounts have free, in memory, as floats: enough to rule out that something is short, never to decide that it is. */
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { type Copy, touched } from '../db/undo.ts'
import type { PostedEntry } from '../ledger/index.ts'
import { freeOf, type TradingAccount } from '../ledger/trading-account.ts'

const caches = new WeakMap<Db, Map<string, number>>()

function cacheOf(db: Db): Map<string, number> {
  const free = caches.get(db) ?? new Map<string, number>()
  caches.set(db, free)
  return free
}

const copy: Copy = { forget: (db, name) => cacheOf(db).delete(name) }

const nameOf = (owner: string, sub: string) => `${owner}/${sub}`

/** As of the last entry. */
export function nearlyFree(db: Db, account: TradingAccount): number {
  const free = cacheOf(db)
  const name = nameOf(account.owner, account.sub)
  const known = free.get(name) ?? Number(freeOf(db, account))
  free.set(name, known)
  return known
}

/** Hears of every entry: the next question reads the balance of each account that it moved. */
export function forgetFree(tx: Tx, { legs }: PostedEntry): void {
  for (const { owner, sub = '' } of legs) {
    cacheOf(tx).delete(nameOf(owner, sub))
    touched(tx, copy, nameOf(owner, sub))
  }
}
