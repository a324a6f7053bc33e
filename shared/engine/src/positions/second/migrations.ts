import { type ListPlan, listSchema } from '../../db/listed.ts'
import type { Migration } from '../../db/migrate.ts'
import { outcomeSchema } from '../outcome-schema.ts'

/** How an account's second contracts are listed. */
export const secondList: ListPlan = {
  table: 'second_order',
  owner: ['user_id', 'account'],
  by: ['state', 'symbol', 'direction'],
  times: ['created_at'],
  tie: 'id',
}

/** A statement of a trigger: a row's result is counted, unless it runs. */
const countResult = (row: 'new' | 'old', n: 1 | -1) =>
  `INSERT INTO second_result SELECT ${row}.user_id, ${row}.account, ${row}.result, ${n} WHERE ${row}.result IS NOT NULL
    ON CONFLICT DO UPDATE SET n = n + ${n};`

export const secondMigrations: readonly Migration[] = [
  {
    id: 'second-0001',
    up: `
      CREATE TABLE second_term (
        id TEXT PRIMARY KEY,
        seconds INTEGER NOT NULL UNIQUE,
        odds TEXT NOT NULL,
        min_amount TEXT NOT NULL,
        max_amount TEXT NOT NULL
      ) STRICT;
      INSERT INTO second_term VALUES
        ('second-30', 30, '0.76', '10', '5000'),
        ('second-60', 60, '0.8', '10', '5000'),
        ('second-120', 120, '0.82', '10', '5000'),
        ('second-180', 180, '0.84', '10', '5000'),
        ('second-300', 300, '0.86', '10', '5000');
      CREATE TABLE second_order (
        id TEXT PRIMARY KEY,
        user_id TEXT NOT NULL,
        account TEXT NOT NULL,
        set_id TEXT NOT NULL,
        symbol TEXT NOT NULL,
        direction INTEGER NOT NULL CHECK (direction IN (1, 2)),
        seconds INTEGER NOT NULL,
        odds TEXT NOT NULL,
        amount TEXT NOT NULL,
        open_price TEXT NOT NULL,
        open_time INTEGER NOT NULL,
        open_seq INTEGER NOT NULL,
        expire_at INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        close_price TEXT,
        close_time INTEGER,
        close_seq INTEGER,
        result INTEGER CHECK (result IN (1, 0, -1, -2)),
        profit TEXT,
        state INTEGER NOT NULL CHECK (state IN (1, 3)),
        closed_at INTEGER,
        CHECK ((state = 3) = (result IS NOT NULL))
      ) STRICT;
      CREATE INDEX second_order_account ON second_order (user_id, account, state, created_at);
      CREATE INDEX second_order_due ON second_order (expire_at) WHERE state = 1;
    `,
  },
  {
    // listed, counted and told as won or lost out of an index
    id: 'second-0002',
    up: `
      DROP INDEX second_order_account;
      CREATE INDEX second_order_account ON second_order (user_id, account, state, created_at, id, expire_at, symbol, direction);
      CREATE INDEX second_order_made ON second_order (user_id, account, created_at, id, symbol, direction);
      CREATE INDEX second_order_result ON second_order (user_id, account, result);
    `,
  },
  {
    // a page, its count and how many were won are read, not counted
    id: 'second-0003',
    up: `
      DROP INDEX second_order_account;
      DROP INDEX second_order_made;
      DROP INDEX second_order_result;
      CREATE TABLE second_result (
        user_id TEXT NOT NULL,
        account TEXT NOT NULL,
        result INTEGER NOT NULL,
        n INTEGER NOT NULL,
        PRIMARY KEY (user_id, account, result)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO second_result SELECT user_id, account, result, count(*) FROM second_order
        WHERE result IS NOT NULL GROUP BY user_id, account, result;
      CREATE TRIGGER second_result_insert AFTER INSERT ON second_order BEGIN ${countResult('new', 1)} END;
      CREATE TRIGGER second_result_delete AFTER DELETE ON second_order BEGIN ${countResult('old', -1)} END;
      CREATE TRIGGER second_result_update AFTER UPDATE OF user_id, account, result ON second_order
        BEGIN ${countResult('old', -1)} ${countResult('new', 1)} END;
      ${listSchema(secondList, {
        user_id: 'TEXT',
        account: 'TEXT',
        state: 'INTEGER',
        symbol: 'TEXT',
        direction: 'INTEGER',
      })}
    `,
  },
  {
    // what second contracts brought and cost is read, not added up
    id: 'second-0004',
    up: outcomeSchema({
      table: 'second_outcome',
      of: 'second_order',
      moves: ['user_id', 'account', 'result', 'profit'],
      counts: row => `(${row}.result IN (1, -1))`,
    }),
  },
]
