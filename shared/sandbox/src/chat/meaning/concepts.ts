/** Reads from a message the concepts that it names, whatever the words: `concepts/<language>.txt`. */
import type { LanguageCode } from '@shared/contract'
import { AlikeWords } from '@shared/format/topics/alike'
import { linesOf } from './lines.ts'
import { spaced } from './spaced.ts'
import { inWritings } from './wordings.ts'

type Term = { words: string; concepts: string[] }

/** The longer rest of a message is left out, so that one question costs no more than another. */
const MOST_SIGNS = 400
/** Terms are looked up by how they begin. */
const HEAD = 2

export class Concepts {
  readonly #byHead = new Map<string, Term[]>()
  readonly #known: ReadonlySet<string>
  readonly #alike: AlikeWords

  /** @param lines a concept each, with the words for it: `withdr*` is any word that begins so */
  constructor(lines: Iterable<readonly [concept: string, words: readonly string[]]>) {
    const terms = termsOf(lines)
    for (const term of [...terms].sort((a, b) => b.words.length - a.words.length)) this.#add(term)
    this.#known = new Set(terms.flatMap(({ words }) => words.trim().split(' ')))
    this.#alike = new AlikeWords(this.#known)
  }

  #add(term: Term): void {
    const head = term.words.slice(0, HEAD)
    this.#byHead.set(head, [...(this.#byHead.get(head) ?? []), term])
  }

  /** The longest term wins: "withdrawal password" names no "password". */
  in(text: string): string[] {
    const message = this.#spelled(spaced(text.slice(0, MOST_SIGNS)))
    const found = new Set<string>()
    for (let at = 0; at < message.length; ) {
      const term = this.#termAt(message, at)
      for (const concept of term?.concepts ?? []) found.add(concept)
      at += term?.words.trimEnd().length ?? 1
    }
    return [...found]
  }

  #termAt(message: string, at: number): Term | undefined {
    const fits = (head: string) => this.#byHead.get(head)?.find(({ words }) => message.startsWith(words, at))
    return fits(message.slice(at, at + HEAD)) ?? fits(message.charAt(at))
  }

  /** Replaces an unknown word by the known word that it resembles most. */
  #spelled(message: string): string {
    const corrected = (word: string) => {
      if (this.#known.has(word) || this.#termAt(` ${word} `, 0)) return word
      const [best] = this.#alike.of(word).sort(([, a], [, b]) => b - a)
      return best?.[0] ?? word
    }
    return message.split(' ').map(corrected).join(' ')
  }
}

/** The same words may name several concepts. */
function termsOf(lines: Iterable<readonly [string, readonly string[]]>): Term[] {
  const terms = new Map<string, Term>()
  for (const [concept, all] of lines)
    for (const text of all) {
      const words = termOf(text)
      terms.set(words, { words, concepts: [...(terms.get(words)?.concepts ?? []), concept] })
    }
  return [...terms.values()]
}

const LATIN = /[\p{Script=Latin}\p{N}]/u

/** A Latin word begins and ends at a space; other writing has none between words. */
function termOf(text: string): string {
  const words = spaced(text)
  const begin = LATIN.test(words.charAt(1)) ? 0 : 1
  const isWhole = !text.endsWith('*') && LATIN.test(words.charAt(words.length - 2))
  return words.slice(begin, isWhole ? undefined : -1)
}

const known = new Map<LanguageCode, Concepts>()

export function conceptsIn(text: string, code: LanguageCode): string[] {
  const concepts = known.get(code) ?? new Concepts(inBothWritings(code))
  known.set(code, concepts)
  return concepts.in(text)
}

const inBothWritings = (code: LanguageCode) =>
  [...linesOf(`concepts/${code}`)].map(([concept, words]) => [concept, inWritings(code, words)] as const)
