import { listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'
import { loanPlan } from './list.ts'

export const loanMigrations: readonly Migration[] = [
  {
    id: 'loans-0001',
    up: `
      CREATE TABLE loan (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        type INTEGER NOT NULL CHECK (type IN (1, 2)),
        currency TEXT NOT NULL,
        amount TEXT NOT NULL,
        principal TEXT NOT NULL,
        interest TEXT NOT NULL,
        days INTEGER NOT NULL,
        daily_rate TEXT NOT NULL,
        status INTEGER NOT NULL CHECK (status IN (0, 1, 2, 3, -1)),
        start_at INTEGER,
        end_at INTEGER,
        days_charged INTEGER NOT NULL,
        rates TEXT NOT NULL,
        overdue INTEGER NOT NULL,
        reject_reason TEXT,
        close_reason TEXT,
        pledge_currency TEXT,
        pledge_amount TEXT NOT NULL,
        pledge_terms TEXT,
        called INTEGER NOT NULL,
        sign_image TEXT UNIQUE,
        client_order_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        CHECK ((status IN (2, 3)) = (start_at IS NOT NULL))
      ) STRICT;
      CREATE INDEX loan_of_user ON loan (user_id, created_at);
      CREATE INDEX loan_open ON loan (created_at) WHERE status IN (0, 1);
      CREATE INDEX loan_pledged ON loan (pledge_currency) WHERE status = 2 AND pledge_currency IS NOT NULL;
      CREATE TABLE loan_interest (
        loan_id TEXT NOT NULL REFERENCES loan (id),
        day INTEGER NOT NULL,
        rate TEXT NOT NULL,
        amount TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (loan_id, day)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE loan_event (
        loan_id TEXT NOT NULL REFERENCES loan (id),
        seq INTEGER NOT NULL,
        code TEXT NOT NULL,
        at INTEGER NOT NULL,
        amount TEXT,
        currency TEXT,
        price TEXT,
        PRIMARY KEY (loan_id, seq)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    // interest accrues on what was owed: kept exactly, in place of the rates since the principal last changed
    id: 'loans-0002',
    up: `
      ALTER TABLE loan ADD COLUMN accrued TEXT NOT NULL DEFAULT '0';
      ALTER TABLE loan ADD COLUMN free_ms INTEGER NOT NULL DEFAULT 86400000;
      ALTER TABLE loan ADD COLUMN ended_at INTEGER;
      UPDATE loan SET accrued = (
        SELECT rtrim(rtrim(printf('%d.%08d', x / 100000000, x % 100000000), '0'), '.')
        FROM (SELECT CAST(round(principal * 100) AS INTEGER) * CAST(round(rates * 1000000) AS INTEGER) AS x)
      ) WHERE status = 2;
      UPDATE loan SET ended_at = coalesce((
        SELECT max(at) FROM loan_event WHERE loan_id = loan.id AND code IN ('repaid', 'collected', 'liquidated')
      ), end_at) WHERE status = 3;
      ALTER TABLE loan DROP COLUMN rates;
      CREATE INDEX loan_recent ON loan (user_id, ended_at) WHERE status <> -1;
    `,
  },
  {
    // a person's closed loans, and everybody's, are many: what is asked of them is asked by an index
    id: 'loans-0003',
    up: `
      ALTER TABLE loan ADD COLUMN overdue_days INTEGER NOT NULL DEFAULT 0;
      UPDATE loan SET overdue_days = (
        SELECT count(*) FROM loan_interest WHERE loan_id = loan.id AND rate <> loan.daily_rate
      ) WHERE overdue = 1;
      DROP INDEX loan_of_user;
      CREATE INDEX loan_running ON loan (end_at) WHERE status = 2;
      CREATE INDEX loan_paid ON loan (user_id, overdue, close_reason) WHERE status = 3;
      CREATE INDEX loan_late ON loan (user_id, overdue_days) WHERE overdue_days > 0;
      CREATE INDEX loan_free_until ON loan (user_id, start_at + free_ms);
      ${listSchema(loanPlan, { user_id: 'TEXT', status: 'INTEGER', type: 'INTEGER' })}
    `,
  },
  {
    // a free day is a person's, in whichever account, one that was closed since too
    id: 'loans-0004',
    up: `
      ALTER TABLE loan ADD COLUMN person TEXT;
      UPDATE loan SET person =
        (SELECT i.person FROM identity i WHERE i.user_id = loan.user_id AND i.kind = 'basic' AND i.state = 1);
      CREATE INDEX loan_of_person ON loan (person, ended_at) WHERE status <> -1;
      CREATE INDEX loan_person_free_until ON loan (person, start_at + free_ms) WHERE person IS NOT NULL;
    `,
  },
  {
    // reasons are codes; what the desk wrote before stays as its own words
    id: 'loans-0005',
    up: `
      ALTER TABLE loan RENAME COLUMN reject_reason TO reason_words;
      ALTER TABLE loan ADD COLUMN reason_code TEXT;
      ALTER TABLE loan ADD COLUMN reason_lang TEXT;
    `,
  },
]
