import type { Migration } from '../db/migrate.ts'

export const controlMigrations: readonly Migration[] = [
  {
    id: 'control-0001',
    up: `
CREATE TABLE own_limit (
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  value TEXT,
  pending TEXT,
  pending_from INTEGER,
  PRIMARY KEY (user_id, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE own_break (user_id TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
`,
  },
  {
    id: 'control-0002',
    up: 'CREATE INDEX own_limit_pending ON own_limit (pending_from) WHERE pending_from IS NOT NULL',
  },
  {
    // closed accounts whose history is still there
    id: 'control-0003',
    up: `
CREATE TABLE forgetting (
  user_id TEXT PRIMARY KEY,
  portion TEXT NOT NULL,
  after TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`,
  },
]
