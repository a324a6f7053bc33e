import { listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'
import { DAY_SUMS } from './day-sums.ts'
import { orderPlan } from './order-list.ts'

const TYPES = { user_id: 'TEXT', status: 'INTEGER', currency: 'TEXT' } as const

export const walletMigrations: readonly Migration[] = [
  {
    id: 'wallet-0001',
    up: `
CREATE TABLE recharge (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  currency TEXT NOT NULL,
  network TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  pay_currency TEXT,
  pay_rate TEXT,
  pay_amount TEXT,
  status INTEGER NOT NULL CHECK (status IN (0, 1, -1, -2)),
  stage INTEGER NOT NULL CHECK (stage IN (1, 2, 3)),
  stage_at INTEGER NOT NULL,
  credited INTEGER CHECK ((credited IS NOT NULL) = (status = 1)),
  fail_reason TEXT,
  reason TEXT,
  tx_hash TEXT,
  voucher TEXT NOT NULL,
  client_order_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recharge_of_user ON recharge (user_id, created_at);
CREATE INDEX recharge_open ON recharge (expires_at) WHERE status = 0;

CREATE TABLE recharge_step (
  recharge_id TEXT NOT NULL REFERENCES recharge (id),
  seq INTEGER NOT NULL,
  code TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (recharge_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE network_pause (network TEXT PRIMARY KEY, reason TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE inflow (
  entry_id INTEGER PRIMARY KEY REFERENCES ledger_entry (id),
  user_id TEXT NOT NULL,
  value INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX inflow_of_user ON inflow (user_id, at);

CREATE TABLE asset_snapshot (
  user_id TEXT NOT NULL,
  day TEXT NOT NULL,
  total TEXT NOT NULL,
  PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    id: 'wallet-0002',
    up: `
CREATE TABLE payout_account (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind INTEGER NOT NULL CHECK (kind IN (1, 2)),
  network TEXT NOT NULL,
  number TEXT NOT NULL,
  country TEXT,
  currency TEXT,
  bank_name TEXT,
  number_kind INTEGER,
  branch TEXT,
  swift TEXT,
  real_name TEXT,
  label TEXT NOT NULL,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  usable_from INTEGER NOT NULL,
  client_order_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE INDEX payout_account_of_user ON payout_account (user_id);
CREATE UNIQUE INDEX payout_account_once ON payout_account (user_id, network, number) WHERE removed_at IS NULL;

CREATE TABLE withdrawal (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES payout_account (id),
  kind INTEGER NOT NULL CHECK (kind IN (1, 2)),
  number TEXT NOT NULL,
  label TEXT NOT NULL,
  payee TEXT,
  currency TEXT NOT NULL,
  network TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL CHECK (fee >= 0 AND fee < amount),
  value INTEGER NOT NULL,
  pay_currency TEXT,
  pay_rate TEXT,
  pay_amount TEXT,
  status INTEGER NOT NULL CHECK (status IN (0, 2, -1, -2)),
  in_review INTEGER NOT NULL CHECK (in_review IN (0, 1)),
  fail_reason TEXT,
  reason TEXT,
  tx_hash TEXT,
  client_order_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX withdrawal_of_user ON withdrawal (user_id, created_at);
CREATE INDEX withdrawal_open ON withdrawal (created_at) WHERE status = 0;
CREATE INDEX withdrawal_to ON withdrawal (account_id) WHERE status = 0;

CREATE TABLE withdrawal_step (
  withdrawal_id TEXT NOT NULL REFERENCES withdrawal (id),
  seq INTEGER NOT NULL,
  code TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (withdrawal_id, seq)
) STRICT, WITHOUT ROWID;
`,
  },
  {
    // whether a transaction was credited before is asked at each decision
    id: 'wallet-0003',
    up: 'CREATE INDEX recharge_proved ON recharge (network, lower(tx_hash))',
  },
  {
    // a person's payments, and everybody's that are over, are many: lists, limits and reviews read by an index, or a sum
    id: 'wallet-0004',
    up: `
DROP INDEX recharge_of_user;
DROP INDEX withdrawal_of_user;
${listSchema(orderPlan('recharge'), TYPES)}
${listSchema(orderPlan('withdrawal'), TYPES)}
CREATE INDEX recharge_ordered ON recharge (user_id, client_order_id);
CREATE INDEX withdrawal_ordered ON withdrawal (user_id, client_order_id);
DROP INDEX recharge_open;
CREATE INDEX recharge_expiring ON recharge (expires_at) WHERE status = 0 AND stage < 3;
CREATE INDEX recharge_staged ON recharge (stage, stage_at) WHERE status = 0;
DROP INDEX recharge_proved;
CREATE INDEX recharge_proved ON recharge (network, lower(tx_hash)) WHERE status = 1;
DROP INDEX inflow_of_user;
CREATE INDEX payout_account_live ON payout_account (user_id) WHERE removed_at IS NULL;
${DAY_SUMS}
`,
  },
  {
    // reasons are codes; what the desk wrote before stays as its own words
    id: 'wallet-0005',
    up: `
ALTER TABLE recharge RENAME COLUMN reason TO reason_words;
ALTER TABLE recharge ADD COLUMN reason_code TEXT;
ALTER TABLE recharge ADD COLUMN reason_lang TEXT;
ALTER TABLE withdrawal RENAME COLUMN reason TO reason_words;
ALTER TABLE withdrawal ADD COLUMN reason_code TEXT;
ALTER TABLE withdrawal ADD COLUMN reason_lang TEXT;
`,
  },
  {
    // the hours of today, so that the day can be drawn
    id: 'wallet-0006',
    up: `
CREATE TABLE asset_hour (
  user_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  total TEXT NOT NULL,
  inflow TEXT NOT NULL,
  PRIMARY KEY (user_id, at)
) STRICT, WITHOUT ROWID;
`,
  },
]
