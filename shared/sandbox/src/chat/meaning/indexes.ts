/** Keeps for each language an index of the help articles and intents, until the operator changes an article. */
import type { LanguageCode } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { all, sql } from '@shared/engine/db/query'
import { type Topic, TopicIndex } from '@shared/format/topics/topic-index'
import { helpChanges } from '@shared/products/content/help-change'
import { keywordsOf } from '@shared/products/content/seed/articles'
import { wordsOf } from '@shared/products/content/wording'
import { inWritings, wordingsIn } from './wordings.ts'

type Kept = { change: number; indexes: Map<LanguageCode, TopicIndex> }

const kept = new WeakMap<Db, Kept>()

/** Making one takes some tens of milliseconds, asking it a tenth of one. */
export function indexIn(db: Db, code: LanguageCode): TopicIndex {
  const change = helpChanges(db)
  const before = kept.get(db)
  const now = before?.change === change ? before : { change, indexes: new Map<LanguageCode, TopicIndex>() }
  kept.set(db, now)
  const index = now.indexes.get(code) ?? indexOf(db, code)
  now.indexes.set(code, index)
  return index
}

function indexOf(db: Db, code: LanguageCode): TopicIndex {
  const { idle, ...intents } = wordingsIn(code)
  const topics = Object.entries(intents).map(([id, phrases]) => ({ id, phrases }))
  return new TopicIndex([...topics, ...articlesIn(db, code)], idle)
}

/** Ids of articles begin with this, so that none is taken for an intent. */
export const ARTICLE = 'article:'

function articlesIn(db: Db, code: LanguageCode): Topic[] {
  const texts = wordsOf(db, 'help', code)
  const shown = all(db, sql.selectFrom('help').select('id').where('hidden', '=', 0))
  return shown.flatMap(({ id }) => {
    const { title, abstract } = texts.get(id) ?? {}
    const phrases = inWritings(code, title ? [title, ...keywordsOf(id, code)] : [])
    return phrases.length > 0 ? [{ id: `${ARTICLE}${id}`, phrases, more: abstract ?? '' }] : []
  })
}
