import type { Migration } from '@shared/engine/db/migrate'

export const demoMigrations: readonly Migration[] = [
  {
    id: 'demo-0001',
    up: `
      CREATE TABLE demo_account (
        owner TEXT PRIMARY KEY,
        account_no TEXT NOT NULL UNIQUE,
        token_hash TEXT UNIQUE,
        expires INTEGER,
        opened_at INTEGER NOT NULL,
        CHECK ((token_hash IS NULL) = (expires IS NULL))
      ) STRICT;
      CREATE INDEX demo_account_expires ON demo_account (expires) WHERE expires IS NOT NULL;
    `,
  },
]
