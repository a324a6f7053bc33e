/** Cuts a text into the units that a search compares. */
import { fold } from '../fold.ts'

/** Runs of one kind of writing. */
const RUNS =
  /(?<han>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)|(?<hangul>\p{Script=Hangul}+)|(?<thai>\p{Script=Thai}+)|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu

/**
 * Words between spaces. Chinese, Japanese and Thai write none, and Korean adds particles to a word: there each pair of
 * signs is a unit, and each three letters of Thai.
 */
export function unitsOf(text: string): string[] {
  const runs = fold(text).replaceAll(/['’]/g, '').matchAll(RUNS)
  const units = [...runs].flatMap(({ 0: run, groups = {} }) => {
    if (groups.han !== undefined || groups.hangul !== undefined) return grams(run, 2)
    return groups.thai === undefined ? [run] : grams(run, 3)
  })
  return [...new Set(units)]
}

/** Each row of n signs; a shorter text is one. */
export function grams(text: string, n: number): string[] {
  const signs = [...text]
  const last = Math.max(signs.length - n, 0)
  return Array.from({ length: last + 1 }, (_, at) => signs.slice(at, at + n).join(''))
}
