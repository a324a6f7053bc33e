/**
 * How many messages a person has and has not read, by tab and by who wrote them; triggers keep it. `cleared` is the id up
 * to which the person has read everything at once: the rows themselves are left as they are, however many they are.
 */

import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import type { MessageRow } from './tables.ts'

const BUCKET = (row: 'new' | 'old') =>
  `user_id = ${row}.user_id AND tab = ${row}.tab AND desk = (${row}.template = 'desk')`

/** Run once, by migration content-0005. SQLite gives an id again once its row is gone: `cleared` steps back before it. */
export const MESSAGE_COUNTS = `
CREATE TABLE message_count (
  user_id TEXT NOT NULL,
  tab TEXT NOT NULL,
  desk INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  unread INTEGER NOT NULL,
  cleared INTEGER NOT NULL,
  PRIMARY KEY (user_id, tab, desk)
) STRICT, WITHOUT ROWID;
INSERT INTO message_count
  SELECT user_id, tab, template = 'desk', count(*), sum(read_at IS NULL), 0 FROM message GROUP BY 1, 2, 3;
CREATE TRIGGER message_count_insert AFTER INSERT ON message BEGIN
  INSERT INTO message_count VALUES (new.user_id, new.tab, new.template = 'desk', 1, new.read_at IS NULL, 0)
    ON CONFLICT DO UPDATE SET kept = kept + 1, unread = unread + excluded.unread, cleared = min(cleared, new.id - 1);
END;
CREATE TRIGGER message_count_delete AFTER DELETE ON message BEGIN
  UPDATE message_count SET kept = kept - 1, unread = unread - (old.read_at IS NULL AND old.id > cleared) WHERE ${BUCKET('old')};
END;
CREATE TRIGGER message_count_read AFTER UPDATE OF read_at ON message WHEN old.read_at IS NULL AND new.read_at IS NOT NULL BEGIN
  UPDATE message_count SET unread = unread - 1 WHERE ${BUCKET('new')} AND cleared < new.id;
END;
DROP INDEX message_unread;
CREATE INDEX message_new ON message (user_id, tab, template = 'desk', id) WHERE read_at IS NULL;
CREATE INDEX message_of_tab ON message (user_id, tab, id);
CREATE INDEX message_announced ON message (event_key) WHERE template = 'announcement';
`

export type Bucket = { tab: MessageRow['tab']; desk: 0 | 1; kept: number; unread: number; cleared: number }

const BUCKETS = 'SELECT tab, desk, kept, unread, cleared FROM message_count WHERE user_id = ?'

/** At most one for each tab and either writer. */
export const bucketsOf = (db: Db, user: string): Bucket[] => prepared(db, BUCKETS).all(user) as Bucket[]

/** How many messages a person has not listed yet. */
export const countUnread = (db: Db, user: string): number =>
  bucketsOf(db, user).reduce((sum, { unread }) => sum + unread, 0)

const CLEAR = `UPDATE message_count SET unread = 0,
  cleared = (SELECT coalesce(max(id), 0) FROM message WHERE user_id = ?1) WHERE user_id = ?1 AND unread > 0`

/** All that a person has so far counts as read, or all of one tab. */
export function clearUnread(db: Db, user: string, tab?: MessageRow['tab']): void {
  if (tab === undefined) prepared(db, CLEAR).run(user)
  else prepared(db, `${CLEAR} AND tab = ?2`).run(user, tab)
}
