import type { Migration } from '../db/migrate.ts'

export const dueMigrations: readonly Migration[] = [
  {
    id: 'due-0001',
    up: `
      CREATE TABLE due (
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        try_at INTEGER NOT NULL,
        UNIQUE (kind, subject, n)
      ) STRICT;
      CREATE INDEX due_order ON due (try_at, at);
    `,
  },
  {
    // what is due about one subject
    id: 'due-0002',
    up: 'CREATE INDEX due_subject ON due (subject, try_at)',
  },
]
