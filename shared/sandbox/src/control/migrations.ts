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
]
