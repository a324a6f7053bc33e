/** What somebody means by what they wrote. */
import type { Db } from '@shared/engine/db/open'
import type { Language } from '@shared/engine/refusals/languages'
import type { Hit } from '@shared/format/topics/topic-index'
import { ARTICLE, indexIn } from './indexes.ts'
import { asksForPerson } from './person.ts'
import { type Intent, isIntent } from './wordings.ts'
import { writtenIn } from './written-in.ts'

/** `articles` are ids, the best first: the answer itself, or what may help beside that of an intent. */
export type Meaning = { intent: Intent | undefined; articles: readonly string[] }

/** A hit by a word that many topics share says nothing. */
const LEAST = 1.2
const MOST_ARTICLES = 3
/** Of the best score, what another article needs to be shown beside it. */
const NEAR = 0.4

/** Artificial intelligence begins as the word for a person's service does. */
const MACHINES = /人工[智知][能慧]/g

export function meaningOf(db: Db, text: string, reader: Language): Meaning {
  const plain = text.replaceAll(MACHINES, ' ')
  const hits = indexIn(db, writtenIn(plain, reader)).find(plain)
  if (asksForPerson(plain, hits)) return { intent: 'person', articles: [] }
  const [best, ...others] = hits.filter(({ id, score }) => id !== 'person' && score >= LEAST)
  if (!best) return { intent: undefined, articles: [] }
  const near = others.filter(({ score }) => score >= best.score * NEAR)
  const articles = [best, ...near].flatMap(articleOf).slice(0, MOST_ARTICLES)
  return { intent: isIntent(best.id) ? best.id : undefined, articles }
}

const articleOf = ({ id }: Hit): string[] => (id.startsWith(ARTICLE) ? [id.slice(ARTICLE.length)] : [])
