import { listSchema } from '@shared/engine/db/listed'
import type { Migration } from '@shared/engine/db/migrate'
import { KEPT_TABLES } from './kept-tables.ts'
import { orderList } from './order-list.ts'

export const investMigrations: readonly Migration[] = [
  {
    id: 'invest-0001',
    up: `
      CREATE TABLE product (
        id TEXT PRIMARY KEY,
        type INTEGER NOT NULL CHECK (type IN (1, 2, 3)),
        words TEXT NOT NULL,
        images TEXT NOT NULL,
        currency TEXT NOT NULL,
        cycle_days INTEGER NOT NULL CHECK (cycle_days > 0),
        rate TEXT,
        level_limit INTEGER NOT NULL,
        min_amount TEXT NOT NULL,
        max_amount TEXT NOT NULL,
        hold_limit TEXT,
        total INTEGER,
        remaining INTEGER CHECK (remaining BETWEEN 0 AND total),
        sale_start INTEGER NOT NULL,
        sale_end INTEGER,
        start_delay_minutes INTEGER NOT NULL,
        redeem_fee_rate TEXT,
        agreement_id TEXT NOT NULL,
        explain_id TEXT,
        price TEXT,
        coin TEXT,
        power_w TEXT,
        power_price TEXT,
        details TEXT NOT NULL,
        min_raise TEXT,
        closes_at INTEGER,
        closed_at INTEGER,
        CHECK ((type = 2) = (rate IS NULL) AND (type = 2) = (price IS NOT NULL)),
        CHECK ((type = 3) = (closes_at IS NOT NULL) AND (total IS NULL) = (remaining IS NULL))
      ) STRICT;
      CREATE TABLE product_output (
        product_id TEXT NOT NULL REFERENCES product (id),
        from_at INTEGER NOT NULL,
        output TEXT NOT NULL,
        PRIMARY KEY (product_id, from_at)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE product_order (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        product_id TEXT NOT NULL REFERENCES product (id),
        client_order_id TEXT,
        type INTEGER NOT NULL,
        currency TEXT NOT NULL,
        income_currency TEXT NOT NULL,
        cycle_days INTEGER NOT NULL,
        rate TEXT,
        redeem_fee_rate TEXT,
        power_w TEXT,
        power_price TEXT,
        amount TEXT NOT NULL,
        units INTEGER,
        status INTEGER NOT NULL CHECK (status IN (0, 1, 2, 3, -1)),
        created_at INTEGER NOT NULL,
        start_at INTEGER,
        shifted INTEGER NOT NULL,
        frozen_at INTEGER,
        freeze_reason TEXT,
        done INTEGER NOT NULL,
        total_income TEXT NOT NULL,
        principal INTEGER NOT NULL CHECK (principal >= 0),
        promised INTEGER NOT NULL CHECK (promised >= 0),
        ended_at INTEGER,
        end_reason TEXT,
        CHECK ((status IN (2, -1)) = (principal = 0)),
        CHECK ((status = 3) = (frozen_at IS NOT NULL))
      ) STRICT;
      CREATE INDEX product_order_user ON product_order (user_id, created_at);
      CREATE INDEX product_order_live ON product_order (product_id, user_id, principal, units) WHERE principal > 0;
      CREATE INDEX product_order_machines ON product_order (income_currency, status) WHERE type = 2 AND principal > 0;
      CREATE INDEX product_order_promised ON product_order (income_currency, promised) WHERE promised > 0;
      CREATE TABLE product_income (
        order_id TEXT NOT NULL REFERENCES product_order (id),
        n INTEGER NOT NULL,
        user_id TEXT NOT NULL,
        due_at INTEGER NOT NULL,
        gross TEXT NOT NULL,
        power TEXT NOT NULL,
        net TEXT NOT NULL,
        currency TEXT NOT NULL,
        price TEXT,
        state INTEGER NOT NULL CHECK (state IN (1, 2)),
        UNIQUE (order_id, n)
      ) STRICT;
      CREATE INDEX product_income_user ON product_income (user_id, due_at);
    `,
  },
  {
    // 1: its owner was told of it, in the digest of a day; what there was before is old news
    id: 'invest-0002',
    up: `
      ALTER TABLE product_income ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
      UPDATE product_income SET told = 1;
      CREATE INDEX product_income_untold ON product_income (user_id, due_at) WHERE told = 0;
    `,
  },
  {
    // lists, statistics, product pages and purchases read what orders add up to, not the orders
    id: 'invest-0003',
    up: `
      ${KEPT_TABLES}
      ${listSchema(orderList, { user_id: 'TEXT', type: 'INTEGER', status: 'INTEGER' })}
      DROP INDEX product_order_user;
      DROP INDEX product_order_live;
      DROP INDEX product_order_machines;
      DROP INDEX product_order_promised;
      CREATE INDEX product_order_live ON product_order (id) WHERE principal > 0;
      CREATE INDEX product_order_waiting ON product_order (product_id) WHERE status = 0;
      DROP INDEX product_income_user;
      DROP INDEX product_income_untold;
      ALTER TABLE product_income DROP COLUMN told;
    `,
  },
  {
    // reasons are codes; what the desk wrote before stays as its own words
    id: 'invest-0004',
    up: `
      ALTER TABLE product_order RENAME COLUMN freeze_reason TO reason_words;
      ALTER TABLE product_order ADD COLUMN reason_code TEXT;
      ALTER TABLE product_order ADD COLUMN reason_lang TEXT;
    `,
  },
]
