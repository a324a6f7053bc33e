/** Ids in order of a price each. Those at a price and above it, or at it and below, are found without a look at the others. */
type Entry = { price: number; id: string }

export class PriceOrder {
  /** The lowest price first, ids of one price in their own order. */
  readonly #entries: Entry[] = []

  add(price: number, id: string): void {
    this.#entries.splice(this.#placeOf(price, id), 0, { price, id })
  }

  /** @param price that it was added with */
  delete(price: number, id: string): void {
    const at = this.#placeOf(price, id)
    if (this.#entries[at]?.id === id) this.#entries.splice(at, 1)
  }

  from = (price: number): string[] => idsOf(this.#entries.slice(this.#placeOf(price, '')))
  upTo = (price: number): string[] => idsOf(this.#entries.slice(0, this.#placeOf(price, LAST)))

  /** How many entries are before this one. */
  #placeOf(price: number, id: string): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.#entries[middle] as Entry, price, id)) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Behind each id. */
const LAST = '\uffff'
const isBefore = (entry: Entry, price: number, id: string) =>
  entry.price < price || (entry.price === price && entry.id < id)
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id)
