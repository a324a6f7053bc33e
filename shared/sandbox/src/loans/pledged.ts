/** Running loans with collateral, in memory, by the symbol of its coin: each second compares them with the ticks. */
import { loanStates } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { type Copy, touched } from '../db/undo.ts'
import type { LoanRow } from './tables.ts'

type BySymbol = Map<string, Map<string, LoanRow>>
const known = new WeakMap<Db, BySymbol>()

const PLEDGED = `SELECT * FROM loan WHERE status = ${loanStates.passed} AND pledge_currency IS NOT NULL`
const ONE = `${PLEDGED} AND id = ?`

const isHeld = ({ pledge_amount: amount }: LoanRow): boolean => amount !== '0'

function put(bySymbol: BySymbol, row: LoanRow): void {
  const symbol = `${row.pledge_currency}USDT`
  const rows = bySymbol.get(symbol) ?? new Map<string, LoanRow>()
  bySymbol.set(symbol, rows)
  if (isHeld(row)) rows.set(row.id, row)
  else rows.delete(row.id)
}

export function pledgedLoans(db: Db): ReadonlyMap<string, ReadonlyMap<string, LoanRow>> {
  const kept = known.get(db)
  if (kept) return kept
  const bySymbol: BySymbol = new Map()
  for (const row of prepared(db, PLEDGED).all() as LoanRow[]) put(bySymbol, row)
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
  else for (const rows of kept.values()) rows.delete(id)
  known.set(db, kept)
}

/** A loan was inserted or changed: memory keeps what the table says of it. */
export function pledgedWritten(tx: Tx, id: string): void {
  readAgain(tx, id)
  touched(tx, copy, id)
}
