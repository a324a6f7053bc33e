import type { Migration } from '@shared/engine/db/migrate'
import { MESSAGE_COUNTS } from '@shared/engine/messages/message-counts'
import { HELP_CHANGE } from './help-change.ts'
import { NOTICE_COPY } from './notice-copy.ts'

export const contentMigrations: readonly Migration[] = [
  {
    id: 'content-0002',
    up: `
CREATE TABLE notice (
  id TEXT PRIMARY KEY,
  notice_type INTEGER NOT NULL CHECK (notice_type BETWEEN 1 AND 4),
  tag TEXT,
  cover TEXT,
  top INTEGER NOT NULL DEFAULT 0,
  hidden INTEGER NOT NULL DEFAULT 0,
  link_type INTEGER NOT NULL DEFAULT 0 CHECK (link_type BETWEEN 0 AND 4),
  link_url TEXT,
  user_id TEXT,
  publish_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  retracted_at INTEGER,
  edited INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE help (
  id TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  sort INTEGER NOT NULL,
  hidden INTEGER NOT NULL DEFAULT 0,
  reads INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  edited INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE wording (
  kind TEXT NOT NULL CHECK (kind IN ('notice', 'help')),
  ref TEXT NOT NULL,
  lang TEXT NOT NULL,
  title TEXT NOT NULL,
  abstract TEXT,
  content TEXT,
  PRIMARY KEY (kind, ref, lang)
) STRICT;
CREATE TABLE notice_read (
  user_id TEXT NOT NULL,
  notice_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, notice_id)
) STRICT;
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL, edited INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX message_unread ON message (user_id) WHERE read_at IS NULL;
CREATE INDEX message_age ON message (at);
`,
  },
  {
    // messages of closed positions told the profit before fees; their words now say after
    id: 'content-0003',
    up: `
UPDATE message SET value_json = json_set(value_json, '$.profit', (
  SELECT printf('%.8f', (round(p.profit * 1e8) - round(p.open_fee * 1e8) - round(coalesce(p.close_fee, 0) * 1e8)) / 1e8)
  FROM position p WHERE message.event_key = 'position:' || p.id || ':closed'
))
WHERE event_key IN (SELECT 'position:' || id || ':closed' FROM position WHERE profit IS NOT NULL);
`,
  },
  {
    id: 'content-0004',
    up: `
ALTER TABLE notice ADD COLUMN level INTEGER;
ALTER TABLE notice ADD COLUMN told_at INTEGER;
UPDATE notice SET told_at = publish_at WHERE user_id IS NOT NULL;
CREATE INDEX notice_untold ON notice (publish_at) WHERE told_at IS NULL AND retracted_at IS NULL;
`,
  },
  {
    // counts, the newest unread ones and "all read" cost the same however many messages somebody has
    id: 'content-0005',
    up: MESSAGE_COUNTS,
  },
  {
    // visitors read what is addressed to nobody out of memory, and a level is told a slice of its people a second
    id: 'content-0006',
    up: NOTICE_COPY,
  },
  {
    // which text of an agreement was accepted with an order, or with the account; each text once
    id: 'content-0007',
    up: `
CREATE TABLE agreement_text (
  hash TEXT PRIMARY KEY,
  help_id TEXT NOT NULL,
  lang TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE agreement (
  user_id TEXT NOT NULL,
  subject TEXT NOT NULL,
  hash TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, subject)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    // what is made from the help articles is made anew after a change of them alone
    id: 'content-0008',
    up: HELP_CHANGE,
  },
]
