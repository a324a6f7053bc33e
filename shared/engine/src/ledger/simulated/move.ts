/**
 * Virtual money was in the books of money until now. This brings each owner's newest thousand entries and orders to the books
 * of virtual money, and takes all of it out of those of money. It reads tables of other domains, so it runs after them.
 */
import type { Migration } from '../../db/migrate.ts'
import { ACCOUNTS_STAY, neverDeleted } from '../append-only.ts'
import { duePeriods, fill } from '../sum-tables.ts'
import { simulated } from './names.ts'

const KEPT = ['ledger_entry', 'ledger_posting', 'ledger_line', 'client_order']
const DROP = [...KEPT, 'ledger_account'].map(table => `DROP TRIGGER ${table}_no_delete;`).join('\n')
const MAKE = KEPT.map(neverDeleted).join('') + ACCOUNTS_STAY

/** Rows of a table that are not among the newest thousand of whoever the column names. */
const older = (table: string, of: string) =>
  `SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY ${of} ORDER BY id DESC) AS nth FROM ${table}) WHERE nth > 1000`

/** By entry: of an account that was adopted, whose it became. An account that is gone has nothing, and nobody. */
const CHOOSE = `
CREATE TABLE sim_moving (id INTEGER PRIMARY KEY, owner TEXT NOT NULL);
INSERT INTO sim_moving SELECT entry_id, coalesce(max(iif(amount > 0, owner, NULL)), max(owner))
  FROM ledger_line WHERE currency = 'VUSDT' GROUP BY entry_id;
DELETE FROM sim_moving WHERE owner NOT IN (SELECT owner FROM demo_account) AND owner NOT IN (SELECT id FROM user)
  AND owner NOT IN (SELECT owner FROM ledger_account WHERE currency = 'VUSDT' AND balance <> 0);
DELETE FROM sim_moving WHERE id IN (${older('sim_moving', 'owner')});`

/** An entry's legs of its owner, numbered anew; behind them the one of the house, which was shared until now. */
const MOVE = `
INSERT INTO sim_account SELECT id, owner, currency, kind, sub, balance FROM ledger_account
  WHERE currency = 'VUSDT' AND owner IN (SELECT owner FROM sim_moving) AND (balance <> 0 OR EXISTS (
    SELECT 1 FROM ledger_posting p JOIN sim_moving m ON m.id = p.entry_id WHERE p.account_id = ledger_account.id));
INSERT INTO sim_account (owner, currency, kind, sub, balance)
  SELECT 'house', 'VUSDT', 'virtual', owner, -sum(balance) FROM sim_account GROUP BY owner;
INSERT INTO sim_entry SELECT e.* FROM sim_moving m JOIN ledger_entry e ON e.id = m.id;
INSERT INTO sim_posting SELECT p.entry_id, row_number() OVER (PARTITION BY p.entry_id ORDER BY p.seq) - 1, a.id, p.amount, p.after
  FROM sim_moving m JOIN ledger_posting p ON p.entry_id = m.id JOIN sim_account a ON a.id = p.account_id AND a.owner = m.owner;
INSERT INTO sim_line
  SELECT l.owner, l.entry_id, row_number() OVER (PARTITION BY l.entry_id ORDER BY l.seq) - 1, l.type, l.currency, l.kind, l.amount, l.at
  FROM sim_moving m JOIN ledger_line l ON l.owner = m.owner AND l.entry_id = m.id AND l.currency = 'VUSDT';
INSERT INTO sim_posting SELECT m.id, l.legs, h.id, -l.amount, l.after FROM sim_moving m
  JOIN (SELECT owner, entry_id, count(*) AS legs, sum(amount) AS amount,
      -sum(sum(amount)) OVER (PARTITION BY owner ORDER BY entry_id) AS after
    FROM ledger_line WHERE currency = 'VUSDT' GROUP BY owner, entry_id) l ON l.owner = m.owner AND l.entry_id = m.id
  JOIN sim_account h ON h.owner = 'house' AND h.sub = m.owner WHERE l.amount <> 0;
INSERT INTO sim_owner SELECT owner, count(*) FROM sim_moving GROUP BY owner;
${simulated(fill(duePeriods))}`

/** Simulated are the orders of who is no person, and those that moved nothing but virtual money. */
const ORDERS = `
CREATE TABLE sim_ordering (id INTEGER PRIMARY KEY, user_id TEXT NOT NULL, client_order_id TEXT NOT NULL);
INSERT INTO sim_ordering (user_id, client_order_id) SELECT user_id, client_order_id FROM client_order
  WHERE user_id NOT IN (SELECT id FROM user) OR (entries_upto > entries_after
    AND EXISTS (SELECT 1 FROM ledger_line WHERE owner = user_id AND entry_id = entries_after + 1 AND currency = 'VUSDT')
    AND EXISTS (SELECT 1 FROM ledger_line WHERE owner = user_id AND entry_id = entries_upto AND currency = 'VUSDT'))
  ORDER BY at, entries_upto;
INSERT INTO sim_order (user_id, client_order_id, call, body_hash, reply, entries_after, entries_upto, at, nth)
  SELECT c.*, row_number() OVER (PARTITION BY c.user_id ORDER BY s.id) FROM sim_ordering s
  JOIN client_order c USING (user_id, client_order_id) WHERE s.id NOT IN (${older('sim_ordering', 'user_id')})
  AND (c.user_id IN (SELECT owner FROM demo_account) OR c.user_id IN (SELECT id FROM user));`

/** The index is for the check of the key that refers to entries. */
const TAKE_OUT = `
CREATE INDEX sim_moving_income ON team_income (entry_id);
DELETE FROM client_order WHERE (user_id, client_order_id) IN (SELECT user_id, client_order_id FROM sim_ordering);
DELETE FROM ledger_posting WHERE account_id IN (SELECT id FROM ledger_account WHERE currency = 'VUSDT');
DELETE FROM ledger_entry WHERE id IN (SELECT entry_id FROM ledger_line WHERE currency = 'VUSDT');
DELETE FROM ledger_line WHERE currency = 'VUSDT';
DELETE FROM ledger_account WHERE currency = 'VUSDT';
DELETE FROM ledger_sum WHERE currency = 'VUSDT';
DELETE FROM ledger_total WHERE currency = 'VUSDT';
DROP INDEX sim_moving_income;
DROP TABLE sim_moving;
DROP TABLE sim_ordering;`

export const simulatedMigrations: readonly Migration[] = [
  { id: 'ledger-0008', up: [CHOOSE, MOVE, ORDERS, DROP, TAKE_OUT, MAKE].join('\n') },
]
