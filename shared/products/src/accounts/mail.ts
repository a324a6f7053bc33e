/** The sandbox's outbox: what a real exchange would send by mail or message. */
import type { Db } from '@shared/engine/db/open'
import { all, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { WordedBy } from '@shared/engine/messages/message-values'
import { wordsOfMessage } from '@shared/engine/messages/message-words'
import { type Addressed, notify } from '@shared/engine/messages/notify'
import type { Template } from '@shared/engine/messages/templates'
import { isLanguage, type Language } from '@shared/engine/refusals/languages'
import { targetsOf } from './identifier.ts'
import type { User } from './tables.ts'

/** @param text '' is written down, and nothing is sent */
export const mail = (db: Db, target: string, text: string, at: number): void =>
  void run(db, sql.insertInto('mail').values({ target, text, at }))

/** The language in which a person last used the app. @param otherwise where nobody has that id, or they never used it */
export function languageOfPerson(db: Db, id: string, otherwise: Language): Language {
  const row = prepared(db, 'SELECT (SELECT language FROM user WHERE id = ?) AS language').get(id)
  return isLanguage(row?.language) ? row.language : otherwise
}

/**
 * Tells a person in the app, and by mail in the words of the same message, in their language.
 * @param person as they were before what is told: an address that is replaced is the one that hears of it
 * @param targets unless given, where codes go
 */
export function notifyByMail(
  tx: Tx,
  person: User,
  message: Omit<Addressed, 'user' | 'tab'> & WordedBy<Template>,
  targets: readonly string[] = targetsOf(person).slice(0, 1),
): void {
  notify(tx, { ...message, user: person.id, tab: 'system' })
  const { title, text } = wordsOfMessage(message.template, message.values, languageOfPerson(tx, person.id, 'en-us'))
  for (const target of targets) mail(tx, target, `tarn – ${title}: ${text}`, message.at)
}

/** The newest first. */
export const mailTo = (db: Db, target: string) =>
  all(
    db,
    sql
      .selectFrom('mail')
      .select(['text', 'at'])
      .where('target', '=', target.toLowerCase())
      .where('text', '<>', '')
      .orderBy('id', 'desc')
      .limit(10),
  )
