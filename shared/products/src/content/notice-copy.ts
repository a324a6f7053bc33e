/**
 * Keeps in memory the notices that are not addressed to one person. The operator wrote them, they are few, and every visitor
 * reads them. Triggers count the changes, so a copy is read anew after a change and at no other time.
 */

import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Language } from '@shared/engine/refusals/languages'
import { fold } from '@shared/format/fold'
import type { NoticeRow, WordingRow } from './tables.ts'
import { chosenWords, languagesOf, type Words } from './wording.ts'

const change = (name: string, event: string, table: string, when: string) =>
  `CREATE TRIGGER ${name} AFTER ${event} ON ${table} WHEN ${when} BEGIN UPDATE notice_change SET n = n + 1; END;`

/** Whom a notice was told does not change how it reads. */
const SHOWN =
  'notice_type, tag, cover, top, hidden, link_type, link_url, user_id, level, publish_at, updated_at, retracted_at'

/** Run once, by migration content-0006. `told_upto`: of a level, the last user who was looked at. */
export const NOTICE_COPY = `
CREATE TABLE notice_change (n INTEGER NOT NULL) STRICT;
INSERT INTO notice_change VALUES (0);
${change('notice_change_insert', 'INSERT', 'notice', 'new.user_id IS NULL')}
${change('notice_change_update', `UPDATE OF ${SHOWN}`, 'notice', 'new.user_id IS NULL OR old.user_id IS NULL')}
${change('notice_change_delete', 'DELETE', 'notice', 'old.user_id IS NULL')}
${change('wording_change_insert', 'INSERT', 'wording', "new.kind = 'notice'")}
${change('wording_change_update', 'UPDATE', 'wording', "new.kind = 'notice'")}
CREATE INDEX notice_common ON notice (top DESC, publish_at DESC, id) WHERE user_id IS NULL AND retracted_at IS NULL;
CREATE INDEX notice_of_user ON notice (user_id, publish_at) WHERE user_id IS NOT NULL;
ALTER TABLE notice ADD COLUMN told_upto TEXT NOT NULL DEFAULT '';
ALTER TABLE notice ADD COLUMN untelling INTEGER NOT NULL DEFAULT 0;
DROP INDEX notice_untold;
CREATE INDEX notice_untold ON notice (publish_at)
  WHERE told_at IS NULL AND retracted_at IS NULL AND notice_type = 1 AND (user_id IS NOT NULL OR level IS NOT NULL);
CREATE INDEX notice_untelling ON notice (id) WHERE untelling = 1;
`

/** Folded titles and abstracts by id. */
type Texts = ReadonlyMap<string, readonly string[]>
type Kept = { change: number; rows: readonly NoticeRow[]; texts: Map<Language, Texts> }

const copies = new WeakMap<Db, Kept>()

const CHANGE = 'SELECT n FROM notice_change WHERE rowid = 1'
const ROWS = `SELECT * FROM notice WHERE user_id IS NULL AND retracted_at IS NULL ORDER BY top DESC, publish_at DESC, id`

function copyOf(db: Db): Kept {
  const change = Number(prepared(db, CHANGE).get()?.n)
  const known = copies.get(db)
  if (known?.change === change) return known
  const fresh = { change, rows: prepared(db, ROWS).all() as NoticeRow[], texts: new Map() }
  copies.set(db, fresh)
  return fresh
}

/** Hidden ones, those of a level and those of the future too. Pinned first, then the newest. */
export const commonNotices = (db: Db): readonly NoticeRow[] => copyOf(db).rows

export const foldedTexts = ({ title, abstract }: Words): readonly string[] => [title, abstract ?? ''].map(fold)

const TEXTS = `SELECT ref, lang, title, abstract, NULL AS content FROM notice CROSS JOIN wording ON kind = 'notice' AND ref = id
  WHERE user_id IS NULL AND retracted_at IS NULL AND lang IN (?, ?)`

/** What a search looks through. */
export function commonTexts(db: Db, language: Language): Texts {
  const { texts } = copyOf(db)
  const known = texts.get(language)
  if (known) return known
  const words = chosenWords(prepared(db, TEXTS).all(...languagesOf(language)) as WordingRow[], language)
  const folded = new Map([...words].map(([id, text]) => [id, foldedTexts(text)]))
  texts.set(language, folded)
  return folded
}
