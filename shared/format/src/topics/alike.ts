/** Finds the known words that a typed word may be: another form of it, or the same with a typing error. */
import { grams } from './units.ts'

/** Shorter words are too much alike by chance. */
const SHORTEST = 5
/** Nobody types a longer one by mistake; a message may hold many. */
const LONGEST = 24
/** Of 1: how many pairs of letters two words must share. */
const LEAST = 0.66

const LATIN = /^[a-z]+$/
const pairsOf = (word: string) => [...new Set(grams(word, 2))]

export class AlikeWords {
  readonly #words: readonly string[]
  readonly #pairs: readonly number[]
  readonly #byPair = new Map<string, number[]>()

  constructor(units: Iterable<string>) {
    this.#words = [...units].filter(unit => unit.length >= SHORTEST && LATIN.test(unit))
    this.#pairs = this.#words.map((word, at) => {
      const pairs = pairsOf(word)
      for (const pair of pairs) this.#byPair.set(pair, [...(this.#byPair.get(pair) ?? []), at])
      return pairs.length
    })
  }

  /** With how much they share with it, below 1; the word itself is not among them. */
  of(word: string): [word: string, share: number][] {
    if (word.length < SHORTEST || word.length > LONGEST || !LATIN.test(word)) return []
    const pairs = pairsOf(word)
    const shared = new Map<number, number>()
    for (const pair of pairs) for (const at of this.#byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1)
    return [...shared].flatMap(([at, n]): [string, number][] => {
      const known = this.#words[at] ?? ''
      const share = (2 * n) / (pairs.length + (this.#pairs[at] ?? 0))
      return share >= LEAST && known !== word ? [[known, share]] : []
    })
  }
}
