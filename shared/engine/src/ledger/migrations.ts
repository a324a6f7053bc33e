import type { Migration } from '../db/migrate.ts'
import { ACCOUNTS_STAY, appendOnly } from './append-only.ts'
import { SIMULATED_TABLES } from './simulated/schema.ts'
import { SUM_TABLES } from './sum-tables.ts'

export const ledgerMigrations: readonly Migration[] = [
  {
    id: 'ledger-0001',
    up: `
CREATE TABLE ledger_account (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  currency TEXT NOT NULL,
  kind TEXT NOT NULL,
  sub TEXT NOT NULL,
  balance INTEGER NOT NULL,
  UNIQUE (owner, currency, kind, sub),
  CHECK (owner = 'house' OR CASE kind WHEN 'debt' THEN balance <= 0 ELSE balance >= 0 END),
  CHECK ((currency = 'VUSDT') = (kind IN ('virtual', 'virtual-margin')))
) STRICT;

CREATE TABLE ledger_entry (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  body_hash TEXT NOT NULL,
  type INTEGER NOT NULL,
  ref_kind TEXT NOT NULL,
  ref_id TEXT NOT NULL,
  note TEXT,
  biz_time INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_entry_ref ON ledger_entry (ref_id);

CREATE TABLE ledger_posting (
  entry_id INTEGER NOT NULL REFERENCES ledger_entry (id),
  seq INTEGER NOT NULL,
  account_id INTEGER NOT NULL REFERENCES ledger_account (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  after INTEGER NOT NULL,
  PRIMARY KEY (entry_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_posting_account ON ledger_posting (account_id, entry_id, seq);

CREATE TABLE client_order (
  user_id TEXT NOT NULL,
  client_order_id TEXT NOT NULL,
  call TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  reply TEXT NOT NULL,
  entries_after INTEGER NOT NULL,
  entries_upto INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, client_order_id)
) STRICT, WITHOUT ROWID;
${appendOnly('ledger_entry')}
${appendOnly('ledger_posting')}
${appendOnly('client_order')}
CREATE TRIGGER ledger_account_no_rename BEFORE UPDATE OF id, owner, currency, kind, sub ON ledger_account
BEGIN SELECT RAISE(ABORT, 'an account of the ledger keeps its name'); END;${ACCOUNTS_STAY}
`,
  },
  {
    // what somebody holds is asked for each second; emptied sub-accounts of what is over are many, and nothing to it
    id: 'ledger-0002',
    up: 'CREATE INDEX ledger_account_held ON ledger_account (owner, currency, kind, sub) WHERE balance <> 0',
  },
  {
    // what a person reads of the ledger lies together, in order, with all that it is filtered by
    id: 'ledger-0003',
    up: `
CREATE TABLE ledger_line (
  owner TEXT NOT NULL,
  entry_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  type INTEGER NOT NULL,
  currency TEXT NOT NULL,
  kind TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (owner, entry_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO ledger_line SELECT a.owner, p.entry_id, p.seq, e.type, a.currency, a.kind, p.amount, e.at
  FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house' JOIN ledger_entry e ON e.id = p.entry_id;
${appendOnly('ledger_line')}
`,
  },
  {
    // a closed account's orders stay as they are, but for the words that they were answered with
    id: 'ledger-0004',
    up: `
DROP TRIGGER client_order_no_update;
CREATE TRIGGER client_order_no_update BEFORE UPDATE ON client_order
  WHEN new.reply <> 'null' OR (new.user_id, new.client_order_id, new.call, new.body_hash, new.entries_after, new.entries_upto, new.at)
    IS NOT (old.user_id, old.client_order_id, old.call, old.body_hash, old.entries_after, old.entries_upto, old.at)
BEGIN SELECT RAISE(ABORT, 'client_order is append-only'); END;
`,
  },
  {
    // of the last quarter of an hour; no money is proved by it, so rows may go
    id: 'ledger-0005',
    up: `
CREATE TABLE refused_order (
  user_id TEXT NOT NULL,
  client_order_id TEXT NOT NULL,
  refusal TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, client_order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_order_at ON refused_order (at);
`,
  },
  {
    // limits, lists and totals read what is added up of a history, not the history
    id: 'ledger-0006',
    up: SUM_TABLES,
  },
  {
    // virtual money has books of its own, whose rows may go (simulated/names.ts); simulated/move.ts brings what there is
    id: 'ledger-0007',
    up: SIMULATED_TABLES,
  },
  // a later change of these tables goes to the end of simulated/move.ts, which copies rows as they are here and runs last
]
