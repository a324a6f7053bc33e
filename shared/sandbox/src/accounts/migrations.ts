import type { Migration } from '../db/migrate.ts'

export const accountsMigrations: readonly Migration[] = [
  {
    id: 'accounts-0001',
    up: `
CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  revoked INTEGER
) STRICT;
CREATE INDEX session_of_user ON session (user_id);
`,
  },
]
