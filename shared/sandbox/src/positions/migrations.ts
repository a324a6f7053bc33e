import type { Migration } from '../db/migrate.ts'

export const positionsMigrations: readonly Migration[] = [
  {
    id: 'positions-0001',
    up: `
      CREATE TABLE position (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        parent_id TEXT REFERENCES position (id),
        trade_type INTEGER NOT NULL,
        symbol TEXT NOT NULL,
        direction INTEGER NOT NULL CHECK (direction IN (1, 2)),
        order_type INTEGER NOT NULL,
        quantity TEXT NOT NULL,
        leverage INTEGER NOT NULL,
        margin_mode INTEGER NOT NULL CHECK (margin_mode IN (1, 2)),
        margin TEXT NOT NULL,
        take_profit TEXT,
        stop_loss TEXT,
        liquidation TEXT,
        open_price TEXT NOT NULL,
        open_seq INTEGER NOT NULL,
        open_fee TEXT NOT NULL,
        close_price TEXT,
        close_seq INTEGER,
        close_fee TEXT,
        profit TEXT,
        state INTEGER NOT NULL CHECK (state IN (1, 3)),
        close_reason INTEGER,
        created_at INTEGER NOT NULL,
        closed_at INTEGER
      ) STRICT;
      CREATE INDEX position_user ON position (user_id, state, created_at);
      CREATE INDEX position_running ON position (state) WHERE state = 1;
    `,
  },
  { id: 'positions-0002', up: `ALTER TABLE position ADD COLUMN settled TEXT NOT NULL DEFAULT '0'` },
]
