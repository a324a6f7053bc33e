/** Running loans with collateral, in memory, by the symbol of its coin and in order of their levels: a tick finds those it reaches. */
import { loanStates } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { type Copy, touched } from '@shared/engine/db/undo'
import { type Levels, levelsOf } from './levels.ts'
import { PriceOrder } from './price-order.ts'
import type { LoanRow } from './tables.ts'

class Pledged {
  readonly #levels = new Map<string, Levels>()
  readonly #falling = new PriceOrder()
  readonly #rising = new PriceOrder()

  put(id: string, levels: Levels): void {
    this.delete(id)
    this.#levels.set(id, levels)
    this.#falling.add(levels.falls, id)
    this.#rising.add(levels.rises, id)
  }

  delete(id: string): void {
    const known = this.#levels.get(id)
    if (!known) return
    this.#levels.delete(id)
    this.#falling.delete(known.falls, id)
    this.#rising.delete(known.rises, id)
  }

  /** The loans that a price may do something to. */
  reachedBy = (price: number): string[] => [
    ...this.#falling.from(price * (1 - HAIR)),
    ...this.#rising.upTo(price * (1 + HAIR)),
  ]
}

/** Floats err by some 1e-16 of what they are. */
const HAIR = 1e-9

type BySymbol = Map<string, Pledged>
const known = new WeakMap<Db, BySymbol>()

const PLEDGED = `SELECT * FROM loan WHERE status = ${loanStates.passed} AND pledge_currency IS NOT NULL`
const ONE = `${PLEDGED} AND id = ?`

const isHeld = ({ pledge_amount: amount, pledge_terms: terms }: LoanRow): boolean => amount !== '0' && terms !== null

function put(bySymbol: BySymbol, row: LoanRow, levels = levelsOf(row)): void {
  const symbol = `${row.pledge_currency}USDT`
  const pledged = bySymbol.get(symbol) ?? new Pledged()
  bySymbol.set(symbol, pledged)
  if (isHeld(row)) pledged.put(row.id, levels)
  else pledged.delete(row.id)
}

/** Ids of the loans on a symbol's coin that a price may do something to. */
export const reachedBy = (db: Db, symbol: string, price: number): string[] =>
  pledgedLoans(db).get(symbol)?.reachedBy(price) ?? []

function pledgedLoans(db: Db): BySymbol {
  const kept = known.get(db)
  if (kept) return kept
  const bySymbol: BySymbol = new Map()
  const rows = (prepared(db, PLEDGED).all() as LoanRow[]).map(row => ({ row, levels: levelsOf(row) }))
  // in order: each is added behind the last one
  for (const { row, levels } of rows.sort((a, b) => a.levels.falls - b.levels.falls)) put(bySymbol, row, levels)
  known.set(db, bySymbol)
  return bySymbol
}

const copy: Copy = { forget: readAgain }

function readAgain(db: Db, id: string): void {
  const kept = known.get(db)
  // where the row cannot be read, all of them are read at the next use
  known.delete(db)
  const row = prepared(db, ONE).get(id) as LoanRow | undefined
  if (!kept) return
  if (row) put(kept, row)
  else for (const pledged of kept.values()) pledged.delete(id)
  known.set(db, kept)
}

/** A loan was inserted or changed: memory keeps what the table says of it. */
export function pledgedWritten(tx: Tx, id: string): void {
  readAgain(tx, id)
  touched(tx, copy, id)
}
