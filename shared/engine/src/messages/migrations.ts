import type { Migration } from '../db/migrate.ts'

/** Its later ones are among those of content, which once kept the messages. */
export const messageMigrations: readonly Migration[] = [
  {
    id: 'content-0001',
    up: `
CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL,
  event_key TEXT NOT NULL,
  tab TEXT NOT NULL CHECK (tab IN ('system', 'task', 'transaction')),
  template TEXT NOT NULL,
  value_json TEXT NOT NULL,
  path TEXT,
  at INTEGER NOT NULL,
  read_at INTEGER,
  UNIQUE (user_id, event_key)
) STRICT;
CREATE INDEX message_of_user ON message (user_id, id);
`,
  },
]
