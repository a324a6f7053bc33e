/** What somebody wrote, as it is kept and understood. */
import { fold } from '@shared/format/fold'
import { humanWords } from './texts/index.ts'

/** Turns the order in which others read it, or is half a character. Line ends and joined signs stay. */
const STEERS = /[^\P{Cc}\n\t]|\p{Cs}|\p{Bidi_Control}/gu
const SEEN = /[^\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Z}\s]/u

/** '' of what nobody would see. */
export function written(text: string): string {
  const plain = text.replaceAll(STEERS, '').trim()
  return SEEN.test(plain) ? plain : ''
}

/** Artificial intelligence begins as the word for a person's service does. */
const MACHINES = /人工[智知][能慧]/g
/** Thai, kana and Chinese write no spaces, Korean hangs its particles to a word: there it is found anywhere. */
const isSpaced = (word: string): boolean => /^[\p{Script=Latin} ]+$/u.test(word)

/** "A person" is none in "a personal account". */
const partOf = (word: string): string => (isSpaced(word) ? `(?<![\\p{L}\\p{N}])${word}e?s?(?![\\p{L}\\p{N}])` : word)
const PERSON = new RegExp(humanWords.map(word => partOf(fold(word))).join('|'), 'u')

/** In any of the eight languages. */
export const wantsPerson = (text: string): boolean => PERSON.test(fold(text).replaceAll(MACHINES, ' '))
