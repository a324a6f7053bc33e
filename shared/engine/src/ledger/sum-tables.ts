/**
 * The schema of kept sums, and what they must be by the lines. Migration ledger-0006 runs the one and fills them with the
 * other, `ledger check` compares: a later change of a table is a new migration beside this text.
 */

/**
 * Figures of one row: lines by sign, their sums, and what of them one entry moved there and back (so it neither came nor
 * went). A sum is `whole * 10^8 + minor`, never carried over: SQLite adds 64 bits, and a turnover has more.
 */
export const FIGURES = [
  ...['n_plus', 'n_minus', 'plus_whole', 'plus_minor'],
  ...['minus_whole', 'minus_minor', 'moved_whole', 'moved_minor'],
] as const

/** Which owners a query is about: the condition on the column that names them. */
type Owned = (column: string) => string
const everybody: Owned = () => 'true'

/** All that has sums: what people own, and what pays their yields. */
const legsOf = (owned: Owned) => `SELECT owner, entry_id, type, currency, kind, amount, at FROM ledger_line
  WHERE ${owned('owner')}
  UNION ALL SELECT a.owner, p.entry_id, e.type, a.currency, a.kind, p.amount, e.at FROM ledger_account a
    JOIN ledger_posting p ON p.account_id = a.id JOIN ledger_entry e ON e.id = p.entry_id
    WHERE a.owner = 'house' AND a.kind = 'yield' AND ${owned('a.owner')}`

const MOVED = 'min(sum(max(amount, 0)), -sum(min(amount, 0)))'
const SPLIT_MOVED = `${MOVED} / 100000000 AS moved_whole, ${MOVED} % 100000000 AS moved_minor`
const ofKinds = (
  owned: Owned,
) => `SELECT owner, at, currency, kind, type, sum(amount > 0) AS n_plus, sum(amount < 0) AS n_minus,
  sum(max(amount, 0) / 100000000) AS plus_whole, sum(max(amount, 0) % 100000000) AS plus_minor,
  sum(min(amount, 0) / 100000000) AS minus_whole, sum(min(amount, 0) % 100000000) AS minus_minor, ${SPLIT_MOVED}
  FROM (${legsOf(owned)}) GROUP BY owner, entry_id, currency, kind`
/** Of an entry's kinds together: a row without a kind. */
const betweenKinds = (owned: Owned) => `SELECT owner, at, currency, '', type, 0, 0, 0, 0, 0, 0, ${SPLIT_MOVED}
  FROM (${legsOf(owned)}) GROUP BY owner, entry_id, currency HAVING ${MOVED} > 0`

const summed = FIGURES.map(name => `sum(${name})`).join(', ')
const daysOf = (
  owned: Owned,
) => `SELECT owner, date((at + 28800000) / 86400000 * 86400, 'unixepoch') AS period, currency, kind, type, ${summed}
  FROM (${ofKinds(owned)} UNION ALL ${betweenKinds(owned)}) GROUP BY 1, 2, 3, 4, 5`
const monthsOf = (owned: Owned) => `SELECT owner, 'm' || substr(period, 1, 7) AS period, currency, kind, type, ${summed}
  FROM ledger_sum WHERE period < 'm' AND ${owned('owner')} GROUP BY 1, 2, 3, 4, 5`
const totalsOf = (owned: Owned) => `SELECT owner, currency, kind, sum(balance) AS balance FROM ledger_account
  WHERE owner <> 'house' AND ${owned('owner')} GROUP BY 1, 2, 3`
const ownersOf = (owned: Owned) => `SELECT owner, min(at) FROM ledger_line
  WHERE currency <> 'VUSDT' AND ${owned('owner')} GROUP BY owner`

/** What a table must hold in the rows that `of` selects. */
export type DueSum = { table: string; due: string; of: string }

/**
 * Of money and of virtual money alike; days come before the months that they make.
 * @param owned whose rows. SQLite does not carry a condition from outside into the query of days
 */
export const duePeriodsOf = (owned: Owned): readonly DueSum[] => [
  { table: 'ledger_sum', due: daysOf(owned), of: `period < 'm' AND ${owned('owner')}` },
  { table: 'ledger_sum', due: monthsOf(owned), of: `period > 'm' AND ${owned('owner')}` },
]
export const dueTotalsOf = (owned: Owned): DueSum => ({
  table: 'ledger_total',
  due: totalsOf(owned),
  of: `balance <> 0 AND ${owned('owner')}`,
})
export const dueSumsOf = (owned: Owned): readonly DueSum[] => [
  ...duePeriodsOf(owned),
  dueTotalsOf(owned),
  { table: 'ledger_owner', due: ownersOf(owned), of: owned('owner') },
]

export const duePeriods = duePeriodsOf(everybody)
export const dueSums = dueSumsOf(everybody)

export const fill = (sums: readonly DueSum[]): string =>
  sums.map(({ table, due }) => `INSERT INTO ${table} ${due};`).join('\n')
export const FILL_SUMS = fill(dueSums)

const keepTotal = (event: string, change: string) => `AFTER ${event} ON ledger_account WHEN new.owner <> 'house' BEGIN
  INSERT INTO ledger_total VALUES (new.owner, new.currency, new.kind, ${change})
    ON CONFLICT DO UPDATE SET balance = balance + excluded.balance; END;`

/** Of money and of virtual money alike. */
export const PERIOD_TABLES = `
CREATE TABLE ledger_sum (
  owner TEXT NOT NULL,
  period TEXT NOT NULL,
  currency TEXT NOT NULL,
  kind TEXT NOT NULL,
  type INTEGER NOT NULL,
  ${FIGURES.map(name => `${name} INTEGER NOT NULL`).join(', ')},
  PRIMARY KEY (owner, period, currency, kind, type)
) STRICT, WITHOUT ROWID;
CREATE TABLE ledger_total (
  owner TEXT NOT NULL,
  currency TEXT NOT NULL,
  kind TEXT NOT NULL,
  balance INTEGER NOT NULL,
  PRIMARY KEY (owner, currency, kind)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER ledger_total_opened ${keepTotal('INSERT', 'new.balance')}
CREATE TRIGGER ledger_total_moved ${keepTotal('UPDATE OF balance', 'new.balance - old.balance')}
CREATE INDEX ledger_line_by ON ledger_line (owner, currency, type, kind, amount > 0, at DESC, entry_id DESC, seq);`

export const SUM_TABLES = `${PERIOD_TABLES}
CREATE TABLE ledger_owner (owner TEXT PRIMARY KEY, first_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_line_at ON ledger_line (owner, at DESC, entry_id DESC, seq) WHERE currency <> 'VUSDT';
${FILL_SUMS}`

/** Adds one entry's share to its day and its month. */
export const KEEP_SUM = `INSERT INTO ledger_sum VALUES ${['?2', '?3']
  .map(period => `(?1, ${period}, ?4, ?5, ?6, ${FIGURES.map((_, nth) => `?${nth + 7}`).join(', ')})`)
  .join(', ')} ON CONFLICT DO UPDATE SET ${FIGURES.map(name => `${name} = ${name} + excluded.${name}`).join(', ')}`
