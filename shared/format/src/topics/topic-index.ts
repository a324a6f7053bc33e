/** Finds what a question is about: the topic with the phrase that the question holds the most of. */
import { AlikeWords } from './alike.ts'
import { unitsOf } from './units.ts'

/** `phrases` say how people ask; `more` is what else may hold a word of the question. */
export type Topic = { id: string; phrases: readonly string[]; more?: string }

/**
 * How the best phrase of a topic fits: `held` is the weight of what it has in common with the question, `covered` the share
 * of the phrase that this is, `explained` the share of the question.
 */
export type Hit = { id: string; score: number; held: number; covered: number; explained: number }

/** "how", "my": they decide only between phrases that are alike otherwise. */
const IDLE = 0.15
/** A word of the question that is elsewhere among the phrases of a topic, or in its `more`. */
const ASIDE = 0.5
const MORE = 0.075
/** The longer rest of a message is left out, so that one question costs no more than another. */
const MOST_UNITS = 60

type Phrase = { topic: Entry; weight: number }
type Entry = { id: string; aside: Map<string, number> }
type Fit = Omit<Hit, 'id'>

export class TopicIndex {
  readonly #topics: readonly Entry[]
  readonly #weights: ReadonlyMap<string, number>
  /** The phrases that hold a unit. */
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #alike: AlikeWords

  /** @param idle words of any question, which do not tell its subject */
  constructor(topics: readonly Topic[], idle: string) {
    const cut = topics.map(topic => ({ ...topic, phrases: topic.phrases.map(unitsOf) }))
    this.#weights = weightsOf(cut, new Set(unitsOf(idle)))
    this.#topics = cut.map(({ id, phrases, more = '' }) => {
      const aside = new Map(unitsOf(more).map(unit => [unit, MORE]))
      const topic = { id, aside }
      for (const units of phrases) this.#add(units, topic)
      return topic
    })
    this.#alike = new AlikeWords(this.#weights.keys())
  }

  #add(units: readonly string[], topic: Entry): void {
    const phrase = { topic, weight: units.reduce((sum, unit) => sum + this.#weightOf(unit), 0) }
    for (const unit of units) {
      topic.aside.set(unit, ASIDE)
      this.#phrases.set(unit, [...(this.#phrases.get(unit) ?? []), phrase])
    }
  }

  #weightOf = (unit: string): number => this.#weights.get(unit) ?? 0

  has(id: string): boolean {
    return this.#topics.some(topic => topic.id === id)
  }

  /** The best first. */
  find(text: string): Hit[] {
    const { said, weight } = this.#saidIn(text)
    const fits = this.#fits(said, weight)
    return this.#topics
      .map(topic => {
        const fit = fits.get(topic) ?? { score: 0, held: 0, covered: 0, explained: 0 }
        return { id: topic.id, ...fit, score: fit.score + this.#asideOf(topic, said) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
  }

  /** The known units of a text, and those that are like its own, by their weight; and the weight of the whole text. */
  #saidIn(text: string): { said: Map<string, number>; weight: number } {
    const said = new Map<string, number>()
    let weight = 0
    for (const unit of unitsOf(text).slice(0, MOST_UNITS)) {
      const known = [[unit, 1] as const, ...this.#alike.of(unit)].map(
        ([word, share]) => [word, share * this.#weightOf(word)] as const,
      )
      for (const [word, worth] of known) said.set(word, Math.max(said.get(word) ?? 0, worth))
      weight += Math.max(...known.map(([, worth]) => worth))
    }
    return { said, weight }
  }

  /** Of each topic the phrase that fits best. */
  #fits(said: ReadonlyMap<string, number>, weight: number): Map<Entry, Fit> {
    const held = new Map<Phrase, number>()
    for (const [unit, worth] of said)
      for (const phrase of this.#phrases.get(unit) ?? []) held.set(phrase, (held.get(phrase) ?? 0) + worth)
    const fits = new Map<Entry, Fit>()
    for (const [{ topic, weight: whole }, part] of held) {
      const [covered, explained] = [part / whole, part / weight]
      const score = part * covered * Math.sqrt(explained)
      if (score > (fits.get(topic)?.score ?? 0)) fits.set(topic, { score, held: part, covered, explained })
    }
    return fits
  }

  #asideOf({ aside }: Entry, said: ReadonlyMap<string, number>): number {
    let sum = 0
    for (const [unit, worth] of said) sum += (aside.get(unit) ?? 0) * worth
    return sum
  }
}

/** A unit counts the more, the fewer topics have it in their phrases. */
function weightsOf(
  topics: readonly { phrases: readonly (readonly string[])[] }[],
  idle: ReadonlySet<string>,
): Map<string, number> {
  const units = topics.flatMap(({ phrases }) => [...new Set(phrases.flat())])
  const weight = (n: number, unit: string) => Math.log(1 + topics.length / n) * (idle.has(unit) ? IDLE : 1)
  const counts = new Map<string, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return new Map([...counts].map(([unit, n]) => [unit, weight(n, unit)]))
}
