/** What only the books of virtual money do: they count what they keep, and let the oldest go. */
import type { Db } from '../../db/open.ts'
import { MOST_SIMULATED } from '../account.ts'
import { exact } from '../exact.ts'

const NEXT = 'SELECT coalesce(max(nth), 0) + 1 FROM sim_order WHERE user_id = ?1'

export const prepareSimulated = (db: Db) => ({
  newOrder: db.prepare(
    `INSERT INTO sim_order (user_id, client_order_id, call, body_hash, reply, entries_after, entries_upto, at, nth)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, (${NEXT}))`,
  ),
  markSurplus: db.prepare(
    `UPDATE sim_order SET surplus = 1 WHERE user_id = ?1 AND nth = (${NEXT}) - 1 - ${MOST_SIMULATED}`,
  ),
  countEntries: db.prepare(
    'INSERT INTO sim_owner VALUES (?, ?) ON CONFLICT DO UPDATE SET entries = entries + excluded.entries RETURNING entries',
  ),
  oldestEntries: db.prepare('SELECT DISTINCT entry_id AS id FROM sim_line WHERE owner = ? ORDER BY entry_id LIMIT ?'),
  linesOfEntry: exact(db, 'SELECT type, currency, kind, amount, at FROM sim_line WHERE owner = ? AND entry_id = ?'),
  accountsOfEntry: db.prepare('SELECT DISTINCT account_id AS id FROM sim_posting WHERE entry_id = ?'),
  dropPostings: db.prepare('DELETE FROM sim_posting WHERE entry_id = ?'),
  dropLines: db.prepare('DELETE FROM sim_line WHERE owner = ? AND entry_id = ?'),
  dropEntry: db.prepare('DELETE FROM sim_entry WHERE id = ?'),
  dropSum: db.prepare(
    `DELETE FROM sim_sum WHERE owner = ? AND period IN (?, ?) AND n_plus = 0 AND n_minus = 0 AND moved_whole = 0 AND moved_minor = 0`,
  ),
  dropAccount: db.prepare(
    'DELETE FROM sim_account WHERE id = ? AND balance = 0 AND NOT EXISTS (SELECT 1 FROM sim_posting WHERE account_id = sim_account.id)',
  ),
})
