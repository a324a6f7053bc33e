/** Words of notices and articles in the language asked for; what is missing there is English (docs/rules/content.md#texts). */
import type { LanguageCode } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { all, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { codeOf, type Language, localeOf } from '@shared/engine/refusals/languages'
import { holds } from '@shared/format/fold'
import { derived } from '@shared/phrases'
import type { WordingRow } from './tables.ts'

const ENGLISH: LanguageCode = 'en-us'

export type Words = {
  title: string
  abstract: string | null
  content: string | null
  lang: string
  contentLang: string
}

/** The language asked for, and the one that stands for it where words are missing. */
export const languagesOf = (language: Language): [LanguageCode, LanguageCode] => [codeOf(language), ENGLISH]

/**
 * Words by id. Every row has English words; `lang` is the code of the title, `contentLang` of the body.
 * @param only some ids: a list words its page alone
 */
export function wordsOf(
  db: Db,
  kind: WordingRow['kind'],
  language: Language,
  only?: readonly string[],
): Map<string, Words> {
  if (only?.length === 0) return new Map()
  const texts = sql
    .selectFrom('wording')
    .selectAll()
    .where('kind', '=', kind)
    .where('lang', 'in', languagesOf(language))
  return chosenWords(all(db, only === undefined ? texts : texts.where('ref', 'in', only)), language)
}

/** Of the rows of each id those in the language, else English. */
export function chosenWords(rows: readonly WordingRow[], language: Language): Map<string, Words> {
  const byRef = Map.groupBy(rows, row => row.ref)
  return new Map([...byRef].map(([ref, some]) => [ref, choose(some, codeOf(language), language)]))
}

function choose(rows: readonly WordingRow[], code: LanguageCode, language: Language): Words {
  const own = rows.find(row => row.lang === code)
  const english = rows.find(row => row.lang === ENGLISH)
  const field = (name: 'title' | 'abstract' | 'content') => {
    const text = own?.[name]
    return text ? { text: derived(text, language), lang: code } : fallback(english?.[name])
  }
  const [title, abstract, content] = [field('title'), field('abstract'), field('content')]
  return {
    title: title.text ?? '',
    abstract: abstract.text,
    content: content.text,
    lang: title.lang,
    contentLang: content.lang,
  }
}

const fallback = (text: string | null | undefined) => ({ text: text ?? null, lang: ENGLISH })

/** Writes the words of one language; a field that is not given keeps what it was. */
export function writeWords(
  tx: Tx,
  row: Pick<WordingRow, 'kind' | 'ref' | 'lang' | 'title'> & Partial<WordingRow>,
): void {
  const { abstract = null, content = null, ...given } = row
  const kept = Object.fromEntries(Object.entries({ abstract, content }).filter(([, text]) => text !== null))
  run(
    tx,
    sql
      .insertInto('wording')
      .values({ ...given, abstract, content })
      .onConflict(conflict => conflict.columns(['kind', 'ref', 'lang']).doUpdateSet({ title: row.title, ...kept })),
  )
}

/** Whether the texts hold what was typed, as the phone finds it in what it has at hand. */
export const mentions = (keyword: string, language: Language, ...texts: readonly (string | null)[]): boolean =>
  holds(keyword, localeOf[language], ...texts.filter(text => text !== null))

/** What a reader sees of HTML: searched instead of its tags. */
export const readable = (html: string | null): string => (html ?? '').replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ')
