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
  // a competition that runs already asks for no minutes at risk, and its closes count whatever they were worth
  {
    id: 'competitions-0002',
    up: `
      ALTER TABLE competition ADD COLUMN risk_needed INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE competition ADD COLUMN risk_minute INTEGER NOT NULL DEFAULT 0;
      UPDATE competition SET risk_needed = (end_at - start_at + 1199999) / 1200000 WHERE started_at IS NULL;
      ALTER TABLE competition_entry ADD COLUMN person TEXT;
      ALTER TABLE competition_entry ADD COLUMN barred TEXT;
      ALTER TABLE competition_entry ADD COLUMN closes INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE competition_entry ADD COLUMN risk_minutes INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE competition_entry ADD COLUMN exposed INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE competition_entry ADD COLUMN opposite INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX competition_entry_person ON competition_entry (competition_id, person) WHERE person IS NOT NULL;
      UPDATE competition_entry SET closes = (SELECT count(*) FROM position p WHERE p.user_id = owner
        AND p.account = competition_entry.id AND p.state = 3 AND p.parent_id IS NULL AND p.close_reason <> 6
        AND p.closed_at / 1000 - p.opened_at / 1000 >= 60) WHERE state = 'in';
    `,
  },
]
