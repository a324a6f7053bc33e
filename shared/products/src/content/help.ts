/** Help articles, and the documents that settings name: the user agreement and its like. */
import type { helpByIdCall, helpListCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { cutPage } from '@shared/engine/db/page'
import { all, first, sql } from '@shared/engine/db/query'
import type { Caller } from '@shared/engine/http/serve'
import { codeOf, type Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { traditional } from '@shared/phrases'
import { hashOf } from './agreement.ts'
import { nameOfCategory, placeOfCategory } from './categories.ts'
import { countRead, readsOf } from './help-reads.ts'
import { keywordsOf } from './seed/articles.ts'
import type { HelpRow } from './tables.ts'
import { mentions, readable, type Words, wordsOf } from './wording.ts'

type Input = ParsedInputOf<typeof helpListCall>

const viewOf = (db: Db, row: HelpRow, words: Words, language: Language) => ({
  id: row.id,
  category: row.category,
  categoryName: nameOfCategory(row.category, language),
  title: words.title,
  abstract: words.abstract,
  sort: row.sort,
  reads: readsOf(db, row),
  updateTime: stamp(row.updated_at),
  lang: words.lang,
})

function keywordsIn(id: string, language: Language): string[] {
  const words = keywordsOf(id, codeOf(language))
  return language === 'zh-hant' ? words.map(traditional) : [...words]
}

const inOrder = (a: HelpRow, b: HelpRow) => placeOfCategory(a.category) - placeOfCategory(b.category) || a.sort - b.sort

/** By category, then by `sort`; a keyword is looked for in titles, abstracts and bodies. */
export function listHelp(input: Input, { context: { db }, language }: Caller): OutputOf<typeof helpListCall> {
  const { category, keyword } = input
  const open = sql.selectFrom('help').selectAll().where('hidden', '=', 0)
  const rows = all(db, category ? open.where('category', '=', category) : open).sort(inOrder)
  const words = wordsOf(db, 'help', language)
  const hits = rows.flatMap(row => {
    const text = words.get(row.id)
    const fits = text && (!keyword || mentions(keyword, language, text.title, text.abstract, readable(text.content)))
    return fits ? [{ ...viewOf(db, row, text, language), keywords: keywordsIn(row.id, language) }] : []
  })
  return cutPage(hits, input)
}

/** One article with its body; each look at it counts. @throws Refused article-gone */
export function readHelp(
  { id }: ParsedInputOf<typeof helpByIdCall>,
  { context: { db }, language }: Caller,
): OutputOf<typeof helpByIdCall> {
  const row = first(db, sql.selectFrom('help').selectAll().where('id', '=', id))
  const words = wordsOf(db, 'help', language, [id]).get(id)
  if (!row || !words) return refuse('article-gone')
  const body = { lang: words.contentLang, content: words.content ?? '', hash: hashOf(words) }
  const view = { ...viewOf(db, row, words, language), ...body }
  countRead(db, id)
  return view
}
