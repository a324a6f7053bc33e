import { type ListPlan, listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'

/** A person's applications, newest first. */
export const applicationPlan: ListPlan = {
  table: 'offering_application',
  owner: ['owner'],
  by: ['state'],
  times: ['applied_at'],
  tie: 'rowid',
}

export const offeringMigrations: readonly Migration[] = [
  {
    id: 'offerings-0001',
    up: `
      CREATE TABLE offering (
        id TEXT PRIMARY KEY,
        symbol TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        intro TEXT NOT NULL,
        logo TEXT,
        white_paper_id TEXT,
        total_lots INTEGER NOT NULL CHECK (total_lots > 0),
        lot_size INTEGER NOT NULL CHECK (lot_size > 0),
        estimated_price TEXT NOT NULL,
        floor_price TEXT NOT NULL,
        min_lots INTEGER NOT NULL CHECK (min_lots > 0),
        apply_start INTEGER NOT NULL,
        apply_end INTEGER NOT NULL,
        draw_at INTEGER NOT NULL,
        pay_end INTEGER NOT NULL,
        list_at INTEGER NOT NULL,
        commit_hash TEXT NOT NULL,
        seed TEXT NOT NULL,
        entries_hash TEXT,
        winning_price TEXT,
        drawn_at INTEGER,
        closed_at INTEGER,
        listed_at INTEGER,
        CHECK (apply_start < apply_end AND apply_end + 600000 <= draw_at AND draw_at < pay_end AND pay_end < list_at),
        CHECK (drawn_at IS NULL OR entries_hash IS NOT NULL),
        CHECK ((drawn_at IS NULL) = (winning_price IS NULL)),
        CHECK ((closed_at IS NULL OR drawn_at IS NOT NULL) AND (listed_at IS NULL OR closed_at IS NOT NULL))
      ) STRICT;
      CREATE TABLE offering_application (
        id TEXT PRIMARY KEY,
        offering_id TEXT NOT NULL REFERENCES offering (id),
        owner TEXT NOT NULL,
        sample INTEGER NOT NULL CHECK (sample IN (0, 1)),
        lots INTEGER NOT NULL CHECK (lots > 0),
        salt TEXT NOT NULL,
        applied_at INTEGER NOT NULL,
        state INTEGER NOT NULL CHECK (state IN (1, 2, 3, 4, -1, -2)),
        won_lots INTEGER CHECK (won_lots BETWEEN 0 AND lots),
        paid_at INTEGER,
        forfeited_at INTEGER,
        UNIQUE (offering_id, owner),
        CHECK ((state = 1) = (won_lots IS NULL) AND (state = -2) = (forfeited_at IS NOT NULL))
      ) STRICT;
      CREATE INDEX offering_application_owner ON offering_application (owner, applied_at);
    `,
  },
  {
    // pages and the draw read what was added up, and the next hundred applications of a state
    id: 'offerings-0002',
    up: `
      ALTER TABLE offering ADD COLUMN applied_lots INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE offering ADD COLUMN sample_lots INTEGER NOT NULL DEFAULT 0;
      UPDATE offering SET
        applied_lots = (SELECT coalesce(sum(lots), 0) FROM offering_application WHERE offering_id = offering.id),
        sample_lots = (SELECT coalesce(sum(lots * sample), 0) FROM offering_application WHERE offering_id = offering.id);
      CREATE TRIGGER offering_applied AFTER INSERT ON offering_application BEGIN
        UPDATE offering SET applied_lots = applied_lots + new.lots, sample_lots = sample_lots + new.lots * new.sample
        WHERE id = new.offering_id;
      END;
      CREATE INDEX offering_application_list ON offering_application (offering_id, id);
      CREATE INDEX offering_application_open ON offering_application (state, offering_id) WHERE state IN (1, 2, 3);
    `,
  },
  {
    // one application of a person, in whichever account, one that was closed since too
    id: 'offerings-0003',
    up: `
      ALTER TABLE offering_application ADD COLUMN person TEXT;
      CREATE INDEX offering_application_person ON offering_application (person, offering_id) WHERE person IS NOT NULL;
    `,
  },
  {
    // an application of a person who has an earlier one is struck (strike.ts)
    id: 'offerings-0004',
    up: `
      CREATE TRIGGER offering_struck AFTER DELETE ON offering_application BEGIN
        UPDATE offering SET applied_lots = applied_lots - old.lots, sample_lots = sample_lots - old.lots * old.sample
        WHERE id = old.offering_id;
      END;
    `,
  },
  {
    // a person's applications are paged, and the newest offerings are found, however many are over; while an offering is drawn its results are told to nobody
    id: 'offerings-0005',
    up: `
      DROP INDEX offering_application_owner;
      ${listSchema(applicationPlan, { owner: 'TEXT', state: 'INTEGER' })}
      CREATE INDEX offering_opened ON offering (apply_start DESC, id) WHERE listed_at IS NOT NULL;
      CREATE INDEX offering_coming ON offering (id) WHERE listed_at IS NULL;
      CREATE INDEX offering_drawing ON offering (id) WHERE entries_hash IS NOT NULL AND drawn_at IS NULL;
      CREATE INDEX offering_forfeit ON offering_application (owner, forfeited_at) WHERE forfeited_at IS NOT NULL;
      CREATE INDEX offering_forfeit_of ON offering_application (person, forfeited_at) WHERE forfeited_at IS NOT NULL;
    `,
  },
]
