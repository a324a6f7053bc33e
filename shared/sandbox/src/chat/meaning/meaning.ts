/** What somebody means by what they wrote. */
import type { Db } from '@shared/engine/db/open'
import type { Language } from '@shared/engine/refusals/languages'
import type { Hit, TopicIndex } from '@shared/format/topics/topic-index'
import { conceptsIn } from './concepts.ts'
import { ARTICLE, indexIn } from './indexes.ts'
import { topicsNamedBy } from './patterns.ts'
import { asksForPerson } from './person.ts'
import { type Intent, isIntent } from './wordings.ts'
import { writtenIn } from './written-in.ts'

/**
 * `articles` are ids, the best first: the answer itself, or what may help beside that of an intent. `topics` is empty unless
 * the bot is unsure: then it holds the intents among the most probable topics, to choose from beside the articles.
 */
export type Meaning = { intent: Intent | undefined; articles: readonly string[]; topics: readonly Intent[] }

const NOTHING = { articles: [], topics: [] }

type Score = Pick<Hit, 'id' | 'score'>

/** A hit by a word that many topics share says nothing. */
const LEAST = 1.2
const MOST_ARTICLES = 3
/** Of the best score, what another article needs to be shown beside it. */
const NEAR = 0.4
/** Of the best score, where another topic is as probable: half of such first answers are wrong. */
const AS_PROBABLE = 0.85
/** A best score below this is a guess. */
const GUESS = 4
const MOST_CHOICES = 3
/** What a pattern of concepts counts beside wordings: chosen on the questions of blind-dev.tsv. */
const BY_CONCEPTS = 2

/** Artificial intelligence begins as the word for a person's service does. */
const MACHINES = /人工[智知][能慧]/g

export function meaningOf(db: Db, text: string, reader: Language): Meaning {
  const plain = text.replaceAll(MACHINES, ' ')
  const code = writtenIn(plain, reader)
  const hits = indexIn(db, code).find(plain)
  const concepts = conceptsIn(plain, code)
  if (asksForPerson(plain, hits, concepts)) return { ...NOTHING, intent: 'person' }
  const likely = withConcepts(indexIn(db, code), hits, concepts).filter(({ score }) => score >= LEAST)
  return likely.length > 0 ? among(likely) : { ...NOTHING, intent: undefined }
}

function among(likely: readonly Score[]): Meaning {
  const [best] = likely
  const near = likely.filter(({ score }) => score >= (best?.score ?? 0) * NEAR)
  const intent = intentOf(best)
  if (!isUnsure(likely) || intent === 'hello') return { intent, articles: articlesIn(near), topics: [] }
  const choices = near.slice(0, MOST_CHOICES)
  const topics = choices.flatMap(choice => intentOf(choice) ?? []).filter(topic => topic !== 'hello')
  return { intent, articles: articlesIn(choices), topics }
}

const isUnsure = ([best, next]: readonly Score[]): boolean =>
  !best || best.score < GUESS || (next !== undefined && next.score >= best.score * AS_PROBABLE)

/** All topics but a person, the best first: by the wordings of a language and by the concepts that it shares with others. */
function withConcepts(index: TopicIndex, hits: readonly Hit[], concepts: readonly string[]): Score[] {
  const scores = new Map(hits.map(({ id, score }) => [id, score]))
  for (const { id, score } of topicsNamedBy(concepts)) {
    const topic = isIntent(id) ? id : `${ARTICLE}${id}`
    if (index.has(topic)) scores.set(topic, (scores.get(topic) ?? 0) + BY_CONCEPTS * score)
  }
  scores.delete('person')
  return [...scores].map(([id, score]) => ({ id, score })).sort((a, b) => b.score - a.score)
}

const intentOf = (topic: Score | undefined): Intent | undefined => (topic && isIntent(topic.id) ? topic.id : undefined)

const articlesIn = (topics: readonly Score[]): string[] =>
  topics.flatMap(({ id }) => (id.startsWith(ARTICLE) ? [id.slice(ARTICLE.length)] : [])).slice(0, MOST_ARTICLES)
