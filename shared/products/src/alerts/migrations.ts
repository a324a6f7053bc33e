import type { Migration } from '@shared/engine/db/migrate'

export const alertMigrations: readonly Migration[] = [
  {
    id: 'alerts-0001',
    up: `
      CREATE TABLE price_alert (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        symbol TEXT NOT NULL,
        direction INTEGER NOT NULL CHECK (direction IN (1, 2)),
        price TEXT NOT NULL,
        state INTEGER NOT NULL CHECK (state IN (0, 1)),
        client_order_id TEXT NOT NULL,
        created_at INTEGER NOT NULL,
        reached_at INTEGER
      ) STRICT;
      CREATE INDEX price_alert_user ON price_alert (user_id, state, created_at);
      CREATE INDEX price_alert_open ON price_alert (symbol) WHERE state = 0;
    `,
  },
  {
    id: 'alerts-0002',
    up: `
      DROP INDEX price_alert_open;
      CREATE INDEX price_alert_level ON price_alert (symbol, direction, CAST(price AS REAL)) WHERE state = 0;
    `,
  },
  {
    // of those that were reached the newest hundred stay
    id: 'alerts-0003',
    up: `
      DELETE FROM price_alert WHERE id IN (SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY reached_at DESC, rowid DESC) AS nth
          FROM price_alert WHERE state = 1) WHERE nth > 100);
    `,
  },
]
