/** Who stands where: who may win first, by yield, then by who joined first. */
import { big, compare, type Decimal, LEDGER_PLACES, sum, truncate } from '@shared/money'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { figuresOf } from '../positions/figures.ts'
import { barOf, ranksBehind } from './barred.ts'
import { accountOfEntry, participants } from './rows.ts'
import type { Barred, EntryRow } from './tables.ts'

/** What it is worth at the newest prices, or came to. */
export const assetsOfEntry = (context: Context, entry: EntryRow): Decimal =>
  entry.assets ?? truncate(figuresOf(context, accountOfEntry(entry)).equity, LEDGER_PLACES)

export const incomeOf = (assets: Decimal, funds: Decimal): Decimal => sum([assets, `-${funds}`]).toString()
export const yieldOf = (assets: Decimal, funds: Decimal): Decimal =>
  truncate(big(incomeOf(assets, funds)).div(funds), LEDGER_PLACES)

export type Ranked = { entry: EntryRow; assets: Decimal; rank: number; barred: Barred | null }

type Counted = { of: string; ranked: readonly Ranked[] }
const counted = new WeakMap<Db, Map<string, Counted>>()
const STANDS = 5000

/** One stands for five seconds, however many ask: to value hundreds of accounts takes a good part of one. */
export function ranking(context: Context, competition: string): readonly Ranked[] {
  const known = counted.get(context.db) ?? new Map<string, Counted>()
  counted.set(context.db, known)
  const entries = participants(context.db, competition)
  const of = [Math.floor(context.clock.now() / STANDS), ...entries.map(({ id, state }) => id + state)].join()
  const before = known.get(competition)
  if (before?.of === of) return before.ranked
  const ranked = rankedNow(context, entries)
  known.set(competition, { of, ranked })
  return ranked
}

function rankedNow(context: Context, entries: readonly EntryRow[]): Ranked[] {
  const rows = inRank(
    context.db,
    entries.map(entry => ({ entry, assets: assetsOfEntry(context, entry) })),
  )
  return rows.map((row, place) => ({ ...row, rank: row.entry.rank ?? place + 1 }))
}

type Row = { entry: EntryRow; assets: Decimal }

/**
 * All began with the same funds: the order of their assets is that of their yields.
 * @param rows as they joined: who stands level stays so
 */
export const inRank = <R extends Row>(db: Db, rows: readonly R[]): (R & Pick<Ranked, 'barred'>)[] =>
  rows
    .map(row => ({ ...row, barred: barOf(db, row.entry) }))
    .toSorted((a, b) => Number(ranksBehind(a.barred)) - Number(ranksBehind(b.barred)) || compare(b.assets, a.assets))
