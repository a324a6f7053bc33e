/** The help articles that fit what somebody wrote, which is rarely what one types into a search. */

import type { Db } from '@shared/engine/db/open'
import { all, sql } from '@shared/engine/db/query'
import { type Language, localeOf } from '@shared/engine/refusals/languages'
import { fold, wordsOf } from '@shared/format/fold'
import { readable, wordsOf as textsOf } from '@shared/products/content/wording'
import { idleWords } from './texts/index.ts'

const MOST_WORDS = 12
const MOST = 3
/** A title says more of what an article is about than its body. */
const WEIGHTS = [4, 2, 1] as const

/** Title, abstract and body, folded. */
type Article = { id: string; fields: readonly string[] }

/** Three at most, the best first. A word counts the more, the fewer articles hold it: one that all of them hold says nothing. */
export function bestArticles(db: Db, text: string, language: Language): string[] {
  const articles = articlesIn(db, language)
  const scores = new Map<string, number>()
  for (const word of tellingWords(text, language))
    for (const [id, score] of hitsOf(word, articles)) scores.set(id, (scores.get(id) ?? 0) + score)
  const best = [...scores].filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a)
  return best.slice(0, MOST).map(([id]) => id)
}

/** "Withdrawal" finds "withdrawing": of a long word its end is left off. */
const ENDING = 3
const LONG = 5
const isHangul = (sign = '') => sign >= '가' && sign <= '힣'

/** Korean hangs its particles to the word: 출금은 is 출금. */
function stemOf(word: string): string {
  if (isHangul(word[0])) return word.length > 2 ? word.slice(0, -1) : word
  return word.length > LONG ? word.slice(0, Math.max(LONG, word.length - ENDING)) : word
}

function tellingWords(text: string, language: Language): string[] {
  const words = wordsOf(text, localeOf[language]).filter(word => !idleWords.has(word))
  return [...new Set(words.map(stemOf))].slice(0, MOST_WORDS)
}

function hitsOf(word: string, articles: readonly Article[]): [id: string, score: number][] {
  const hits = articles.flatMap(({ id, fields }): [string, number][] => {
    const at = fields.findIndex(field => field.includes(word))
    return at < 0 ? [] : [[id, WEIGHTS[at] ?? 0]]
  })
  const rare = Math.log(articles.length / Math.max(hits.length, 1))
  return hits.map(([id, weight]) => [id, weight * rare])
}

function articlesIn(db: Db, language: Language): Article[] {
  const words = textsOf(db, 'help', language)
  const shown = all(db, sql.selectFrom('help').select('id').where('hidden', '=', 0))
  return shown.flatMap(({ id }) => {
    const text = words.get(id)
    return text ? [{ id, fields: [text.title, text.abstract ?? '', readable(text.content)].map(fold) }] : []
  })
}
