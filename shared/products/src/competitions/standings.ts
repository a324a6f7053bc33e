/**
 * Who stands where in competitions that are not over: who may win first, by yield, then by who joined first. Kept in memory;
 * all are valued anew each five seconds, fifty entries a second, as long as somebody asks.
 */

import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { type Decimal, toMinor } from '@shared/money'
import { barOf, ranksBehind } from './barred.ts'
import { entryById, hearEntries, participants } from './rows.ts'
import type { Barred, EntryRow } from './tables.ts'
import { assetsOfEntry } from './worth.ts'

export type Ranked = { entry: EntryRow; assets: Decimal; rank: number; barred: Barred | null }
type Valued = Omit<Ranked, 'rank'>

/** A ranking stands so long, however many ask. */
const STANDS = 5000
/** So long after the last question it is valued by nobody. */
const ASKED = 60_000
/** Entries of one second. */
const AT_ONCE = 50

const before = (a: Valued, b: Valued): number =>
  Number(ranksBehind(a.barred)) - Number(ranksBehind(b.barred)) || Number(toMinor(b.assets) - toMinor(a.assets))

class Standings {
  /** By id, as they joined. */
  readonly #known = new Map<string, Valued>()
  #ranked: readonly Ranked[] | undefined
  #places: ReadonlyMap<string, Ranked> = new Map()
  /** The five seconds of the last valuation, and who is still to be valued in it, with what came out so far. */
  #slot = Number.NEGATIVE_INFINITY
  #left: string[] = []
  #fresh = new Map<string, Valued>()
  #asked = Number.NEGATIVE_INFINITY

  constructor(db: Db, competition: string) {
    for (const entry of participants(db, competition)) if (entry.state === 'in') this.#add(entry, null)
  }

  /** Somebody joined, or left. */
  hear(db: Db, entry: EntryRow): void {
    this.#ranked = undefined
    if (entry.state === 'in') this.#add(entry, barOf(db, entry))
    else this.#known.delete(entry.id)
  }

  /** Until it is valued it is worth what its day began with. */
  #add(entry: EntryRow, barred: Barred | null): void {
    this.#known.set(entry.id, { entry, assets: entry.day_assets, barred })
  }

  ranked(context: Context): readonly Ranked[] {
    this.#asked = context.clock.now()
    if (this.#known.size <= AT_ONCE) this.goOn(context)
    this.#ranked ??= this.#rank()
    return this.#ranked
  }

  placeOf(context: Context, id: string): Ranked | undefined {
    this.ranked(context)
    return this.#places.get(id)
  }

  /** Values the next entries. */
  goOn(context: Context): void {
    const now = context.clock.now()
    if (now - this.#asked > ASKED) return
    const slot = Math.floor(now / STANDS)
    if (this.#left.length === 0 && slot === this.#slot) return
    if (this.#left.length === 0) this.#begin(slot)
    for (const id of this.#left.splice(0, AT_ONCE)) this.#value(context, id)
    if (this.#left.length === 0) this.#publish()
  }

  #begin(slot: number): void {
    this.#slot = slot
    this.#left = [...this.#known.keys()]
    this.#fresh = new Map()
  }

  #value(context: Context, id: string): void {
    const entry = this.#known.has(id) ? entryById(context.db, id) : undefined
    if (entry?.state === 'in')
      this.#fresh.set(id, { entry, assets: assetsOfEntry(context, entry), barred: barOf(context.db, entry) })
    // the transaction in which it was read was taken back
    else this.#known.delete(id)
  }

  #publish(): void {
    for (const [id, valued] of this.#fresh) if (this.#known.has(id)) this.#known.set(id, valued)
    this.#ranked = undefined
  }

  #rank(): readonly Ranked[] {
    const ranked = [...this.#known.values()].sort(before).map((row, place) => ({ ...row, rank: place + 1 }))
    this.#places = new Map(ranked.map(row => [row.entry.id, row]))
    return ranked
  }
}

const known = new WeakMap<Db, Map<string, Standings>>()

export function standingsOf(db: Db, competition: string): Standings {
  const all = known.get(db) ?? begin(db)
  const standings = all.get(competition) ?? new Standings(db, competition)
  all.set(competition, standings)
  return standings
}

function begin(db: Db): Map<string, Standings> {
  const all = new Map<string, Standings>()
  known.set(db, all)
  hearEntries(db, entry => all.get(entry.competition_id)?.hear(db, entry))
  return all
}

/** Once it is over: its ranks are in the table. */
export const forgetStandings = (db: Db, competition: string): void => void known.get(db)?.delete(competition)

/** A second's part of the work. */
export function valueStandings(context: Context): void {
  for (const standings of known.get(context.db)?.values() ?? []) standings.goOn(context)
}
