/** Counts the changes of help articles, so that whoever keeps something made from them knows when to make it anew. */
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'

const counted = (name: string, event: string, when = '') =>
  `CREATE TRIGGER ${name} AFTER ${event} ${when}BEGIN UPDATE help_change SET n = n + 1; END;`

/** Run once, by migration content-0008. How often an article was read does not change it. */
export const HELP_CHANGE = `
CREATE TABLE help_change (n INTEGER NOT NULL) STRICT;
INSERT INTO help_change VALUES (0);
${counted('help_change_insert', 'INSERT ON help')}
${counted('help_change_update', 'UPDATE OF category, sort, hidden ON help')}
${counted('help_words_insert', 'INSERT ON wording', "WHEN new.kind = 'help' ")}
${counted('help_words_update', 'UPDATE ON wording', "WHEN new.kind = 'help' ")}
`

const CHANGE = 'SELECT n FROM help_change WHERE rowid = 1'

/** How often help articles were changed. */
export const helpChanges = (db: Db): number => Number(prepared(db, CHANGE).get()?.n)
