import { type ListPlan, listSchema } from '../db/listed.ts'
import type { Migration } from '../db/migrate.ts'
import { firstTerms } from './first-terms.ts'
import { outcomeSchema } from './outcome-schema.ts'

/** How an account's positions are listed. */
export const positionList: ListPlan = {
  table: 'position',
  owner: ['user_id', 'account'],
  by: ['state', 'trade_type', 'symbol', 'direction'],
  times: ['created_at', 'closed_at'],
  tie: 'id',
}

const firstTermsRows = firstTerms.map(([symbol, type, terms]) => `('${symbol}', ${type}, '${JSON.stringify(terms)}')`)

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
  {
    // rows that wait: a table with other checks is made anew
    id: 'positions-0003',
    up: `
      CREATE TABLE position_next (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        account TEXT NOT NULL DEFAULT '',
        parent_id TEXT,
        trade_type INTEGER NOT NULL,
        symbol TEXT NOT NULL,
        direction INTEGER NOT NULL CHECK (direction IN (1, 2)),
        order_type INTEGER NOT NULL,
        quantity TEXT NOT NULL,
        price TEXT,
        trigger_price TEXT,
        leverage INTEGER NOT NULL,
        margin_mode INTEGER NOT NULL CHECK (margin_mode IN (1, 2)),
        margin TEXT NOT NULL,
        frozen TEXT NOT NULL DEFAULT '0',
        take_profit TEXT,
        stop_loss TEXT,
        trailing TEXT,
        best TEXT,
        liquidation TEXT,
        set_id TEXT,
        strike TEXT,
        premium TEXT,
        expire_at INTEGER,
        open_price TEXT,
        open_seq INTEGER,
        open_fee TEXT NOT NULL,
        night_fee TEXT NOT NULL DEFAULT '0',
        close_price TEXT,
        close_seq INTEGER,
        close_fee TEXT,
        profit TEXT,
        settled TEXT NOT NULL DEFAULT '0',
        state INTEGER NOT NULL CHECK (state IN (-1, 0, 1, 3)),
        close_reason INTEGER,
        created_at INTEGER NOT NULL,
        opened_at INTEGER,
        closed_at INTEGER,
        CHECK ((state IN (1, 3)) = (open_price IS NOT NULL))
      ) STRICT;
      INSERT INTO position_next (id, user_id, parent_id, trade_type, symbol, direction, order_type, quantity, leverage,
        margin_mode, margin, take_profit, stop_loss, liquidation, open_price, open_seq, open_fee, close_price, close_seq,
        close_fee, profit, settled, state, close_reason, created_at, opened_at, closed_at)
        SELECT id, user_id, parent_id, trade_type, symbol, direction, order_type, quantity, leverage,
          margin_mode, margin, take_profit, stop_loss, liquidation, open_price, open_seq, open_fee, close_price, close_seq,
          close_fee, profit, settled, state, close_reason, created_at, created_at, closed_at FROM position;
      DROP TABLE position;
      ALTER TABLE position_next RENAME TO position;
      CREATE INDEX position_account ON position (user_id, account, state, created_at);
      CREATE INDEX position_open ON position (state) WHERE state IN (0, 1);
    `,
  },
  {
    // a history is counted and paged out of an index, by each order in which it is listed
    id: 'positions-0004',
    up: `
      DROP INDEX position_account;
      CREATE INDEX position_account ON position (user_id, account, state, created_at, id, trade_type, symbol, direction);
      CREATE INDEX position_closed ON position (user_id, account, state, closed_at, id, trade_type, symbol, direction);
      CREATE INDEX position_made ON position (user_id, account, created_at, id, trade_type, symbol, direction, closed_at);
    `,
  },
  {
    // a row says what the insurance paid of it; until now only the books did, in minor units
    id: 'positions-0005',
    up: `
      ALTER TABLE position ADD COLUMN covered TEXT NOT NULL DEFAULT '0';
      UPDATE position SET covered = paid.amount FROM (
        SELECT e.ref_id, rtrim(rtrim(printf('%d.%08d', sum(p.amount) / 100000000, sum(p.amount) % 100000000), '0'), '.') AS amount
          FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id AND p.amount > 0
          WHERE e.type = 208 AND e.ref_kind = 'position' GROUP BY e.ref_id) AS paid
        WHERE position.id = paid.ref_id;
    `,
  },
  {
    // SQLite does not prove "state = 1" from "state IN (0, 1)": until now, each reading of the open ones read all ever made
    id: 'positions-0006',
    up: `
      DROP INDEX position_open;
      CREATE INDEX position_running ON position (created_at) WHERE state = 1;
      CREATE INDEX position_pending ON position (created_at) WHERE state = 0;
    `,
  },
  {
    // what a day realised is read, not added up of its closings: today's too, on the day of this migration
    id: 'positions-0007',
    up: `
      CREATE TABLE realized_day (
        user_id TEXT NOT NULL,
        account TEXT NOT NULL,
        day TEXT NOT NULL,
        minor INTEGER NOT NULL,
        PRIMARY KEY (user_id, account, day)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO realized_day
        SELECT o.user_id, o.account, date((e.at + 28800000) / 86400000 * 86400, 'unixepoch'), sum(p.amount)
        FROM ledger_entry e JOIN position o ON o.id = e.ref_id JOIN ledger_posting p ON p.entry_id = e.id
        JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house'
        WHERE e.type IN (205, 206, 207, 208, 209, 211) GROUP BY 1, 2, 3;
    `,
  },
  {
    // a page and its count are read out of indexes, by any filter; what is open is found by its account
    id: 'positions-0008',
    up: `
      DROP INDEX position_account;
      DROP INDEX position_closed;
      DROP INDEX position_made;
      DROP INDEX position_running;
      DROP INDEX position_pending;
      CREATE INDEX position_running ON position (user_id, account, created_at) WHERE state = 1;
      CREATE INDEX position_pending ON position (user_id, account, created_at) WHERE state = 0;
      ${listSchema(positionList, {
        user_id: 'TEXT',
        account: 'TEXT',
        state: 'INTEGER',
        trade_type: 'INTEGER',
        symbol: 'TEXT',
        direction: 'INTEGER',
      })}
    `,
  },
  {
    // a second finds what ends by its end
    id: 'positions-0009',
    up: `
      CREATE INDEX position_running_end ON position (expire_at) WHERE state = 1 AND expire_at IS NOT NULL;
      CREATE INDEX position_pending_end ON position (expire_at) WHERE state = 0 AND expire_at IS NOT NULL;
    `,
  },
  {
    // a CFD says which night it is charged for next: the first of a Tuesday to Saturday after its last one
    id: 'positions-0010',
    up: `
      ALTER TABLE position ADD COLUMN night_at INTEGER;
      CREATE INDEX position_night ON position (night_at, id) WHERE state = 1 AND night_at IS NOT NULL;
      UPDATE position SET night_at = max(
        coalesce(opened_at, created_at) / 1000,
        coalesce((SELECT CAST(value AS INTEGER) FROM exchange_state WHERE key = 'night'), 0)
      ) WHERE state = 1 AND trade_type = 2;
      UPDATE position SET night_at = (night_at + 10800) / 86400 * 86400 - 10800 + 86400 WHERE night_at IS NOT NULL;
      UPDATE position SET night_at = 1000 * (night_at +
        86400 * CASE strftime('%w', night_at + 28800, 'unixepoch') WHEN '0' THEN 2 WHEN '1' THEN 1 ELSE 0 END
      ) WHERE night_at IS NOT NULL;
      DELETE FROM exchange_state WHERE key = 'night';
    `,
  },
  {
    // what runs or waits keeps its terms; until now it was counted by those of the symbol, whatever they became
    id: 'positions-0011',
    up: `
      ALTER TABLE position ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
      WITH first (symbol, trade_type, terms) AS (VALUES ${firstTermsRows.join()})
      UPDATE position SET terms = first.terms FROM first
        WHERE position.state IN (0, 1) AND position.symbol = first.symbol AND position.trade_type = first.trade_type;
    `,
  },
  {
    // how often options were right is read, not counted; what was void is neither
    id: 'positions-0012',
    up: outcomeSchema({
      table: 'option_outcome',
      of: 'position',
      moves: ['user_id', 'account', 'state', 'profit'],
      counts: row => `(${row}.trade_type = 3 AND ${row}.state = 3 AND ${row}.close_reason <> 7)`,
    }),
  },
]
