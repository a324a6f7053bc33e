import type { Migration } from '../db/migrate.ts'

export const competitionMigrations: readonly Migration[] = [
  {
    id: 'competitions-0001',
    up: `
      CREATE TABLE competition (
        id TEXT PRIMARY KEY,
        words TEXT NOT NULL,
        cover TEXT,
        start_at INTEGER NOT NULL,
        end_at INTEGER NOT NULL,
        join_deadline INTEGER NOT NULL,
        entry_funds TEXT NOT NULL,
        virtual_funds TEXT NOT NULL,
        max_participants INTEGER NOT NULL,
        rewards TEXT NOT NULL,
        started_at INTEGER,
        settled_at INTEGER,
        cancelled_at INTEGER,
        CHECK (start_at < end_at AND join_deadline <= end_at)
      ) STRICT;
      CREATE TABLE competition_entry (
        id TEXT PRIMARY KEY,
        competition_id TEXT NOT NULL REFERENCES competition (id),
        owner TEXT NOT NULL,
        bot INTEGER NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('in', 'exited', 'ended')),
        joined_at INTEGER NOT NULL,
        left_at INTEGER,
        assets TEXT,
        rank INTEGER,
        reward TEXT,
        day TEXT NOT NULL,
        day_assets TEXT NOT NULL,
        UNIQUE (competition_id, owner),
        CHECK ((state = 'in') = (assets IS NULL))
      ) STRICT;
      CREATE INDEX competition_entry_owner ON competition_entry (owner, joined_at);
    `,
  },
]
