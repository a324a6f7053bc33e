/**
 * The open rows of one symbol, by the prices that they wait for: a second finds those that its price may have reached, and
 * looks at no other row. Prices are floats with a margin; whoever asks looks exactly at what is found.
 */
import type { Decimal } from '@shared/money'
import { sideOfRow } from './pricing.ts'
import { isLeveraged, isPending, isRunning } from './rows.ts'
import type { StoredRow } from './tables.ts'

/** A row among those of its symbol, oldest first; each write puts another row in its place, none where it was taken back. */
export type Place = { readonly nth: number; row: StoredRow | undefined }

/** It counts as long as its place has its row. */
type Level = { key: number; row: StoredRow; place: Place }

/** 1: a rise reaches it. −1: a fall does. */
type Way = 1 | -1

/** Wider than the screen's own (screen.ts). */
const HAIR = 2e-9
/** Levels are put in order anew after so many writes, and after a sixteenth of the rows: until then, new ones are apart. */
const FEW = 256

const isOpen = (row: StoredRow): boolean => isRunning(row) || isPending(row)

function levelsOf(row: StoredRow): readonly (readonly [Way, Decimal | null])[] {
  const onward: Way = sideOfRow(row) === 'long' ? 1 : -1
  const back: Way = onward === 1 ? -1 : 1
  // a limit waits for a better price, a stop for a worse one
  if (isPending(row)) return [row.price === null ? [onward, row.trigger_price] : [back, row.price]]
  if (!isRunning(row) || !isLeveraged(row)) return []
  return [
    [onward, row.take_profit],
    [back, row.stop_loss],
    [back, row.liquidation],
  ]
}

/** Levels that the price meets by going one way, the next one first. */
class Ordered {
  readonly #way: Way
  #levels: Level[] = []
  #fresh: Level[] = []

  constructor(way: Way) {
    this.#way = way
  }

  add(at: Decimal, row: StoredRow, place: Place): void {
    this.#fresh.push({ key: Number(at) * this.#way, row, place })
  }

  *reachedBy(price: number): Generator<Place> {
    const upTo = price * this.#way + price * HAIR
    for (const { key, row, place } of this.#levels) {
      if (key > upTo) break
      if (place.row === row) yield place
    }
    for (const { key, row, place } of this.#fresh) if (key <= upTo && place.row === row) yield place
  }

  sort(): void {
    const all = [...this.#levels, ...this.#fresh].filter(({ row, place }) => place.row === row)
    this.#levels = all.sort((a, b) => a.key - b.key)
    this.#fresh = []
  }
}

export class Shelf {
  readonly #places = new Map<string, Place>()
  readonly #up = new Ordered(1)
  readonly #down = new Ordered(-1)
  /** Rows whose stop moves with the price. */
  readonly #trailing = new Set<Place>()
  /** Few, so none is removed. */
  readonly terms = new Set<string>()
  #writes = 0

  /** @param nth of a row that is new here */
  put(row: StoredRow, nth: number): void {
    const place = this.#places.get(row.id) ?? { nth, row }
    this.#places.set(row.id, place)
    this.terms.add(row.terms)
    place.row = row
    this.#writes++
    for (const [way, at] of levelsOf(row)) if (at) (way === 1 ? this.#up : this.#down).add(at, row, place)
    if (isRunning(row) && row.trailing) this.#trailing.add(place)
    else this.#trailing.delete(place)
  }

  remove(id: string): void {
    const place = this.#places.get(id)
    if (!place) return
    place.row = undefined
    this.#places.delete(id)
    this.#trailing.delete(place)
  }

  row(id: string): StoredRow | undefined {
    return this.#places.get(id)?.row
  }

  /** Oldest first. */
  *open(): Generator<StoredRow> {
    for (const { row } of this.#places.values()) if (row && isOpen(row)) yield row
  }

  /** Those that a price between two may concern: it may be at their level, or moves their stop. Oldest first. */
  near(lowest: number, highest: number): StoredRow[] {
    if (this.#writes > Math.max(FEW, this.#places.size / 16)) this.#sort()
    const found = new Set([...this.#trailing, ...this.#up.reachedBy(highest), ...this.#down.reachedBy(lowest)])
    return [...found].sort((a, b) => a.nth - b.nth).flatMap(({ row }) => row ?? [])
  }

  #sort(): void {
    this.#up.sort()
    this.#down.sort()
    this.#writes = 0
  }
}
