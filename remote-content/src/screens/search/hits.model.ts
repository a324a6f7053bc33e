/** What the search looks through, and in which order it shows what it finds. */
import { fold } from '@shared/format/fold'
import { compare } from '@shared/money/big'
import type { Decimal } from '@shared/money/decimal'
import type { Answers } from './questions.model.ts'
import type { Typed } from './typed.model.ts'

export const groups = ['act', 'pair', 'screen', 'help', 'record'] as const
export type Group = (typeof groups)[number]

/** What a press does: opens a page, explains a price, writes into the field, or forgets the last searches. */
export type Target = { href: string } | { why: string } | { fill: string } | { clear: true }

export type Hit = {
  key: string
  group: Group
  title: string
  note?: string | undefined
  /** The asset whose mark stands before it. */
  asset?: string | undefined
  /** The language of a title that the reader's language lacks. */
  lang?: string | undefined
  target: Target
}

/** A hit that words find. */
export type Entry = Hit & {
  /** Folded once, when the entry is made; the title's first. */
  names: readonly string[]
  /** Amounts and prices that a typed number finds. */
  figures?: readonly Decimal[]
}

export type Found = { group: Group; hits: readonly Hit[] }

const MOST_OF_A_GROUP = 5
/** The ranks of one name; the words of several names come behind all of them. */
const WORDS = 8

/** @param names as people read them */
export const entry = (hit: Hit, names: readonly string[], figures: readonly Decimal[] = []): Entry => ({
  ...hit,
  names: [...new Set(names.map(name => fold(name)).filter(name => name !== ''))],
  figures,
})

/** 0 the whole name, 1 its beginning, 2 the beginning of a word, 3 anywhere; null not at all. */
function rankIn(name: string, whole: string): 0 | 1 | 2 | 3 | null {
  if (name === whole) return 0
  const at = name.indexOf(whole)
  if (at < 0) return null
  if (at === 0) return 1
  return name[at - 1] === ' ' || name.includes(` ${whole}`) ? 2 : 3
}

const holdsAll = (names: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && words.every(word => names.some(name => name.includes(word)))

/** The lower the better; null where the entry does not answer. A title beats another name of the same rank. */
function rankOf({ names, figures = [] }: Entry, { whole, words, number, rest }: Typed): number | null {
  if (rest === '' && number !== null && figures.some(figure => compare(figure, number) === 0)) return 0
  const ranks = names.flatMap((name, n) => {
    const rank = rankIn(name, whole)
    return rank === null ? [] : [2 * rank + Math.min(n, 1)]
  })
  if (ranks.length > 0) return Math.min(...ranks)
  return holdsAll(names, words) ? WORDS : null
}

type Ranked = { hit: Entry; rank: number }

/** Between groups any name counts as much as a title; answers to a question keep their order. */
function bestOf(ranked: readonly Ranked[]): number {
  const best = Math.min(...ranked.map(({ rank }) => rank))
  return best < WORDS ? Math.floor(best / 2) : best
}

/** The entries that hold what was typed. Where none has it in one name, those that answer it as a question. */
function rankedOf(entries: readonly Entry[], typed: Typed, asked: (typed: string) => Answers): Ranked[] {
  const named = entries.flatMap(hit => {
    const rank = rankOf(hit, typed)
    return rank === null ? [] : [{ hit, rank }]
  })
  if (named.some(({ rank }) => rank < WORDS)) return named
  const answers = asked(typed.whole)
  const answering = [...answers].map(([hit, score]) => ({ hit, rank: WORDS + 2 / (1 + score) }))
  return [...answering, ...named.filter(({ hit }) => !answers.has(hit)).map(({ hit }) => ({ hit, rank: WORDS + 2 }))]
}

/** Reads each entry once and shows five of a group: the group with the best answer first, acts before all. */
export function found(
  entries: readonly Entry[],
  acts: readonly Hit[],
  typed: Typed,
  asked: (typed: string) => Answers,
): Found[] {
  if (typed.whole === '') return []
  const ranked: Record<Group, Ranked[]> = { act: [], pair: [], screen: [], help: [], record: [] }
  for (const one of rankedOf(entries, typed, asked)) ranked[one.hit.group].push(one)
  const rest = groups
    .filter(group => ranked[group].length > 0)
    .sort((a, b) => bestOf(ranked[a]) - bestOf(ranked[b]))
    .map(group => ({ group, hits: best(ranked[group]) }))
  return acts.length > 0 ? [{ group: 'act', hits: acts.slice(0, MOST_OF_A_GROUP) }, ...rest] : rest
}

const best = (ranked: readonly Ranked[]): Hit[] =>
  ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_OF_A_GROUP)
    .map(({ hit }) => hit)
