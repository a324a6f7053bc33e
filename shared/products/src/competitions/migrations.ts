import { type ListPlan, listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'

/** A person's entries, newest first. */
export const entryPlan: ListPlan = {
  table: 'competition_entry',
  owner: ['owner'],
  by: [],
  times: ['joined_at'],
  tie: 'rowid',
}

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
  // who plays is read by what is to be done, an end is done entry by entry (finish.ts), and people are counted as they come and go
  {
    id: 'competitions-0003',
    up: `
      ALTER TABLE competition ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
      UPDATE competition SET people =
        (SELECT count(*) FROM competition_entry e WHERE e.competition_id = competition.id AND e.state <> 'exited');
      CREATE TRIGGER competition_joined AFTER INSERT ON competition_entry
      BEGIN UPDATE competition SET people = people + 1 WHERE id = new.competition_id; END;
      CREATE TRIGGER competition_left AFTER UPDATE OF state ON competition_entry
        WHEN new.state = 'exited' AND old.state <> 'exited'
      BEGIN UPDATE competition SET people = people - 1 WHERE id = new.competition_id; END;
      ALTER TABLE competition_entry ADD COLUMN worth INTEGER;
      CREATE INDEX competition_entry_of ON competition_entry (competition_id);
      CREATE INDEX competition_entry_in ON competition_entry (competition_id) WHERE state = 'in';
      CREATE INDEX competition_entry_day ON competition_entry (day) WHERE state = 'in';
      CREATE INDEX competition_entry_bot ON competition_entry (id) WHERE state = 'in' AND bot = 1;
      CREATE INDEX competition_unranked ON competition_entry (competition_id, barred IS NOT NULL, worth DESC)
        WHERE state = 'ended' AND rank IS NULL;
      CREATE INDEX competition_ranked ON competition_entry (competition_id, rank) WHERE rank IS NOT NULL;
      CREATE INDEX position_competing ON position (account) WHERE state = 1 AND account NOT IN ('', 'demo');
      INSERT INTO due (kind, subject, n, at, try_at)
        SELECT 'competition-end', id, 0, end_at, end_at FROM competition WHERE settled_at IS NULL AND cancelled_at IS NULL;
      INSERT INTO due (kind, subject, n, at, try_at)
        SELECT 'competition-start', id, 0, start_at, start_at FROM competition
        WHERE started_at IS NULL AND settled_at IS NULL AND cancelled_at IS NULL;
    `,
  },
  // a competition that runs already told everybody that its end is early enough
  {
    id: 'competitions-0004',
    up: `
      ALTER TABLE competition ADD COLUMN verify_by INTEGER NOT NULL DEFAULT 0;
      UPDATE competition SET verify_by = CASE WHEN started_at IS NULL THEN start_at ELSE end_at END;
      UPDATE competition_entry SET person = (SELECT i.person FROM identity i
        WHERE i.user_id = owner AND i.kind = 'basic' AND i.state = 1) WHERE person IS NULL AND bot = 0;
    `,
  },
  // a downtime before this is taken off nothing
  { id: 'competitions-0005', up: 'ALTER TABLE competition ADD COLUMN away_ms INTEGER NOT NULL DEFAULT 0;' },
  // a person's entries are paged, and the newest competitions are found, however many are over
  {
    id: 'competitions-0006',
    up: `
      DROP INDEX competition_entry_owner;
      ${listSchema(entryPlan, { owner: 'TEXT' })}
      CREATE INDEX competition_entry_playing ON competition_entry (owner) WHERE state = 'in';
      CREATE INDEX competition_open ON competition (start_at) WHERE settled_at IS NULL AND cancelled_at IS NULL;
      CREATE INDEX competition_over ON competition (start_at DESC, id) WHERE settled_at IS NOT NULL AND cancelled_at IS NULL;
    `,
  },
]
