/** What somebody wrote, as it is kept and understood. */
import { isVisible } from '@shared/contract/person'
import { fold } from '@shared/format/fold'
import { humanWords } from './texts.ts'

/** Turns the order in which others read it, or is half a character. Line ends and joined signs stay. */
const STEERS = /[^\P{Cc}\n\t]|\p{Cs}|\p{Bidi_Control}/gu

/** '' of what nobody would see. */
export function written(text: string): string {
  const plain = text.replaceAll(STEERS, '').trim()
  return isVisible(plain) ? plain : ''
}

/** Artificial intelligence begins as the word for a person's service does. */
const MACHINES = /人工[智知][能慧]/g
/** Thai, kana and Chinese write no spaces, Korean hangs its particles to a word: there it is found anywhere. */
const isSpaced = (word: string): boolean => /^[\p{Script=Latin} ]+$/u.test(word)
const SIGN = /[\p{L}\p{N}]/u
/** A word, or more of it. */
const ENDINGS = ['', 'e', 's', 'es']

/** By itself: "a person" is none in "a personal account". */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const rest = text.slice(at + word.length)
    const ends = ENDINGS.some(ending => rest.startsWith(ending) && !SIGN.test(rest.charAt(ending.length)))
    if (ends && !SIGN.test(text.charAt(at - 1))) return true
  }
  return false
}

/** In any of the eight languages. */
export function wantsPerson(text: string): boolean {
  const said = fold(text).replaceAll(MACHINES, ' ')
  return humanWords().some(word => (isSpaced(word) ? standsIn(said, word) : said.includes(word)))
}
