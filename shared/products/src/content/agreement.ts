/** Which text of an agreement somebody accepted: kept word by word, so that it can be shown again (docs/rules/content.md#accepted-texts). */
import { createHash } from 'node:crypto'
import type { acceptedTextCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { type Language, languages } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { settingOf } from './settings.ts'
import { type Words, wordsOf } from './wording.ts'

export type Acceptance = {
  user: string
  /** The id of the order, or 'account'. */
  subject: string
  /** Of the help centre. */
  article: string
  language: Language
  /** The hash of the text that was read, where the phone knows it. */
  read?: string | undefined
  at: number
}

/** Of what a reader sees: title and body. */
export const hashOf = ({ title, content }: Words): string =>
  createHash('sha256').update(`${title}\n${content}`).digest('hex')

/** The text that is in force: the one that was read, in whatever language, else that of the language asked for. */
function acceptedWords(db: Db, { article, language, read }: Acceptance): Words | undefined {
  const inLanguage = (one: Language) => wordsOf(db, 'help', one, [article]).get(article)
  if (!read) return inLanguage(language)
  const found = [language, ...languages, 'xi-es' as const]
    .map(inLanguage)
    .find(words => words && hashOf(words) === read)
  return found ?? refuse('agreement-changed', { field: 'agreed' })
}

/** Within the transaction of what is agreed to. @throws Refused agreement-changed where another text was read */
export function accept(tx: Tx, acceptance: Acceptance): void {
  const words = acceptedWords(tx, acceptance)
  if (!words) return
  const { article: help_id, user: user_id, subject, at } = acceptance
  const hash = hashOf(words)
  const text = { hash, help_id, lang: words.contentLang, title: words.title, content: words.content ?? '' }
  run(
    tx,
    sql
      .insertInto('agreement_text')
      .values(text)
      .onConflict(conflict => conflict.doNothing()),
  )
  run(tx, sql.insertInto('agreement').values({ user_id, subject, hash, at }))
}

/** At registering. @throws Refused agreement-changed where another text was read */
export function acceptUserAgreement(
  tx: Tx,
  user: string,
  accepted: Pick<Acceptance, 'language' | 'read' | 'at'>,
): void {
  const article = settingOf(tx, 'user-agreement')
  if (article) accept(tx, { user, subject: 'account', article, ...accepted })
}

/** @throws Refused article-gone where nothing was accepted with it, or before this was kept */
export function acceptedText(
  { subject }: ParsedInputOf<typeof acceptedTextCall>,
  { context: { db }, user }: SignedIn,
): OutputOf<typeof acceptedTextCall> {
  const own = sql.selectFrom('agreement').where('user_id', '=', user).where('subject', '=', subject)
  const texts = own.innerJoin('agreement_text', 'agreement_text.hash', 'agreement.hash')
  const row = first(db, texts.select(['title', 'content', 'lang', 'at'])) ?? refuse('article-gone')
  return { title: row.title, content: row.content, lang: row.lang, acceptedTime: stamp(row.at) }
}
