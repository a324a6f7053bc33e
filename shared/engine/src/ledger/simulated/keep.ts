/** Of an owner's virtual money the newest entries stay: each new one takes the oldest with it. */
import { dayOf } from '../../clock.ts'
import { type Leg, MOST_SIMULATED } from '../account.ts'
import type { Books } from '../books.ts'
import { keepSums } from '../sums.ts'

/** More than come: so books that hold too many shrink. */
const AT_ONCE = 2

/** Called with each new entry. */
export function keepNewest(books: Books, owner: string): void {
  const { entries } = books.simulated.countEntries.get(owner, 1) as { entries: number }
  const surplus = entries - MOST_SIMULATED
  if (surplus > 0) dropOldest(books, owner, Math.min(surplus, AT_ONCE))
}

/** @returns how many entries went: fewer than `most` where none is left */
export function dropOldest({ simulated: sql }: Books, owner: string, most: number): number {
  const oldest = sql.oldestEntries.all(owner, most) as { id: number }[]
  for (const { id } of oldest) drop(sql, owner, id)
  if (oldest.length > 0) sql.countEntries.get(owner, -oldest.length)
  return oldest.length
}

type Line = { type: bigint; currency: string; kind: Leg['kind']; amount: bigint; at: bigint }

/** An account goes with its last posting, unless it holds something. */
function drop(sql: Books['simulated'], owner: string, id: number): void {
  const lines = sql.linesOfEntry.all(owner, id) as Line[]
  const accounts = sql.accountsOfEntry.all(id) as { id: number }[]
  sql.dropPostings.run(id)
  sql.dropLines.run(owner, id)
  sql.dropEntry.run(id)
  for (const account of accounts) sql.dropAccount.run(account.id)
  dropSums(sql, owner, lines)
}

function dropSums(sql: Books['simulated'], owner: string, lines: readonly Line[]): void {
  const [first] = lines
  if (!first) return
  const at = Number(first.at)
  const legs = lines.map(({ currency, kind, amount: minor }): Leg => ({ owner, currency, kind, minor }))
  keepSums(sql, { type: Number(first.type), at, legs, sign: -1n })
  const day = dayOf(at)
  sql.dropSum.run(owner, day, `m${day.slice(0, 7)}`)
}
