/** What a person asks the search to do: "send 100", "buy 0.01 btc", "btc 66000", "close btc", "why 57,679". */
import { fold } from '@shared/format/fold'
import type { Decimal } from '@shared/money/decimal'
import type { Typed } from './typed.model.ts'

export const actNames = ['withdraw', 'transfer', 'buy', 'sell', 'close', 'why', 'alert'] as const
export type ActName = (typeof actNames)[number]

/** Folded words of each act, of the dollar, and words between that say nothing, the longest first. */
export type ActWords = Readonly<Record<ActName | 'dollar' | 'filler', readonly string[]>>

/** A thing that an act is about. */
export type Subject = {
  /** "BTCUSDT", or a currency. */
  id: string
  /** Folded. */
  names: readonly string[]
}

export type Act = {
  name: ActName
  number: Decimal | null
  /** Absent: none was named. */
  subject?: string | undefined
  /** What the number of a trade counts. */
  counts?: 'coins' | 'dollars' | undefined
}

const byLength = (a: string, b: string) => b.length - a.length

/** @param list words as the catalogs list them: "send, withdraw, cash out" */
export const listed = (list: string): string[] =>
  list
    .split(/[,、，]/)
    .map(word => fold(word.trim()))
    .filter(word => word !== '')
    .sort(byLength)

/** A letter or digit of a script that writes words apart; all others may touch their neighbours. */
const SPACED = /[\p{Script=Latin}\p{N}]/u

const touches = (sign: string | undefined, end: string | undefined): boolean =>
  SPACED.test(sign ?? '') && SPACED.test(end ?? '')

/** Where a word stands on its own in a text; -1 where it does not. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (!touches(text[at - 1], word[0]) && !touches(text[end], word.at(-1))) return at
  }
  return -1
}

/** The text without the word; null where it does not hold the word. */
function without(text: string, word: string): string | null {
  const at = placeOf(text, word)
  if (at < 0) return null
  return `${text.slice(0, at)} ${text.slice(at + word.length)}`.replace(/\s+/g, ' ').trim()
}

/** The text without the first of the words that it holds. */
function withoutOne(text: string, words: readonly string[]): string | null {
  for (const word of words) {
    const left = without(text, word)
    if (left !== null) return left
  }
  return null
}

const withoutAll = (text: string, words: readonly string[]): string =>
  words.reduce((left, word) => without(left, word) ?? left, text)

const SIGNS = /[\p{P}\p{S}\s]/gu

/** The subject with the longest name in the text, and what the text says beside it. */
function subjectIn(text: string, subjects: readonly Subject[]): { id: string | undefined; left: string } {
  let [id, left, length]: [string | undefined, string, number] = [undefined, text, 0]
  for (const subject of subjects)
    for (const name of subject.names) {
      const rest = name.length > length ? without(text, name) : null
      if (rest !== null) [id, left, length] = [subject.id, rest, name.length]
    }
  return { id, left }
}

/** What each act may be about. */
export type Subjects = Readonly<Record<ActName, readonly Subject[]>>

/** What a text says beside its fillers. */
const tellingIn = (text: string, { filler }: ActWords): string => withoutAll(text, filler).replace(SIGNS, '')

/** The act, where the text says nothing that the act does not take. */
function actIn(name: ActName, text: string, number: Decimal | null, of: Subjects, words: ActWords): Act[] {
  const { id, left } = subjectIn(text, of[name])
  return tellingIn(left, words) === '' && takes[name](number, id) ? [{ name, number, subject: id }] : []
}

/** A trade's number counts dollars where they are named, coins where the coin's name follows it, else what its ticket asks for. */
function tradeIn(name: 'buy' | 'sell', said: string, typed: Typed, of: Subjects, words: ActWords): Act[] {
  const undollared = withoutOne(said, words.dollar)
  return actIn(name, undollared ?? said, typed.number, of, words).map(act => {
    if (typed.number === null) return act
    const coin = of[name].find(({ id }) => id === act.subject)?.names ?? []
    const after = withoutAll(typed.after, words.filler).trimStart()
    const isCounted = name === 'sell' || coin.some(one => after.startsWith(one))
    return { ...act, counts: undollared === null && isCounted ? 'coins' : 'dollars' }
  })
}

type Takes = (number: Decimal | null, subject: string | undefined) => boolean
const isPositive = (number: Decimal | null) => number !== null && /[1-9]/.test(number) && !number.startsWith('-')

const isTrade: Takes = (number, subject) => subject !== undefined && (number === null || isPositive(number))

/** What an act needs beside its word. */
const takes: Readonly<Record<ActName, Takes>> = {
  withdraw: isPositive,
  transfer: isPositive,
  buy: isTrade,
  sell: isTrade,
  alert: (number, subject) => isPositive(number) && subject !== undefined,
  close: number => number === null,
  why: (number, subject) => isPositive(number) || subject !== undefined,
}

/** All acts that the text may mean, in the order of `actNames`. An alert needs no word of its own. */
export function actsIn(typed: Typed, of: Subjects, words: ActWords): Act[] {
  const { rest, number } = typed
  return actNames.flatMap(name => {
    const said = withoutOne(rest, words[name])
    const text = said ?? (name === 'alert' ? rest : null)
    if (text === null) return []
    return name === 'buy' || name === 'sell'
      ? tradeIn(name, text, typed, of, words)
      : actIn(name, text, number, of, words)
  })
}
