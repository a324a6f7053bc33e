/** What a person asks the search to do: "send 100", "btc 66000", "close btc", "why 57,679". */
import { fold } from '@shared/format/fold'
import type { Decimal } from '@shared/money/decimal'
import type { Typed } from './typed.model.ts'

export const actNames = ['withdraw', 'transfer', 'close', 'why', 'alert'] as const
export type ActName = (typeof actNames)[number]

/** Folded words of each act, and words between that say nothing, the longest first. */
export type ActWords = Readonly<Record<ActName | 'filler', readonly string[]>>

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

/** The act, where the text says nothing that the act does not take. */
function actIn(name: ActName, text: string, number: Decimal | null, of: Subjects, words: ActWords): Act[] {
  const { id, left } = subjectIn(text, of[name])
  const more = withoutAll(left, words.filler).replace(SIGNS, '')
  return more === '' && takes[name](number, id) ? [{ name, number, subject: id }] : []
}

type Takes = (number: Decimal | null, subject: string | undefined) => boolean
const isPositive = (number: Decimal | null) => number !== null && /[1-9]/.test(number) && !number.startsWith('-')

/** What an act needs beside its word. */
const takes: Readonly<Record<ActName, Takes>> = {
  withdraw: isPositive,
  transfer: isPositive,
  alert: (number, subject) => isPositive(number) && subject !== undefined,
  close: number => number === null,
  why: (number, subject) => isPositive(number) || subject !== undefined,
}

/** All acts that the text may mean, in the order of `actNames`. An alert needs no word of its own. */
export function actsIn({ rest, number }: Typed, of: Subjects, words: ActWords): Act[] {
  return actNames.flatMap(name => {
    const said = withoutOne(rest, words[name])
    const text = said ?? (name === 'alert' ? rest : null)
    return text === null ? [] : actIn(name, text, number, of, words)
  })
}
