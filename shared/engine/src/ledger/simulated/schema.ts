/** The tables of virtual money: each owner's books are closed, with a side of the house that is theirs alone (`sub` = owner). */
import { PERIOD_TABLES } from '../sum-tables.ts'
import { simulated } from './names.ts'

export const SIMULATED_TABLES = `
CREATE TABLE sim_account (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency = 'VUSDT'),
  kind TEXT NOT NULL CHECK (kind IN ('virtual', 'virtual-margin')),
  sub TEXT NOT NULL,
  balance INTEGER NOT NULL,
  UNIQUE (owner, currency, kind, sub),
  CHECK (owner = 'house' OR balance >= 0)
) STRICT;
CREATE INDEX sim_account_held ON sim_account (owner, currency, kind, sub) WHERE balance <> 0;

CREATE TABLE sim_entry (
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
CREATE INDEX sim_entry_ref ON sim_entry (ref_id);

CREATE TABLE sim_posting (
  entry_id INTEGER NOT NULL REFERENCES sim_entry (id),
  seq INTEGER NOT NULL,
  account_id INTEGER NOT NULL REFERENCES sim_account (id),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  after INTEGER NOT NULL,
  PRIMARY KEY (entry_id, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX sim_posting_account ON sim_posting (account_id, entry_id, seq);

CREATE TABLE sim_line (
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
${simulated(PERIOD_TABLES)}

CREATE TABLE sim_owner (owner TEXT PRIMARY KEY, entries INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE sim_order (
  user_id TEXT NOT NULL,
  client_order_id TEXT NOT NULL,
  call TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  reply TEXT NOT NULL,
  entries_after INTEGER NOT NULL,
  entries_upto INTEGER NOT NULL,
  at INTEGER NOT NULL,
  nth INTEGER NOT NULL,
  surplus INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, client_order_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sim_order_nth ON sim_order (user_id, nth);
CREATE INDEX sim_order_surplus ON sim_order (at) WHERE surplus = 1;
`
