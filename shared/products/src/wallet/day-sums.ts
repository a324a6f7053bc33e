/**
 * The schema of what a person's payments come to by day of UTC+8, which triggers keep, and what each table must be by its
 * rows. Migration wallet-0004 runs the one and fills the tables with the other; a later change is a new migration.
 */
import { paymentStates } from '@shared/contract/codes'

const { underReview, delivered, paidOut } = paymentStates

const dayOf = (at: string) => `date((${at} + 28800000) / 1000, 'unixepoch')`

/** Orders that count for a limit, by the day on which they were asked for. */
type Orders = {
  table: 'recharge' | 'withdrawal'
  /** Minor units that a row counts. */
  value(row: string): string
  /** Columns that the value depends on. */
  columns: string
}

const orders: readonly Orders[] = [
  {
    table: 'recharge',
    value: row => `iif(${row}.status IN (${underReview}, ${delivered}), coalesce(${row}.credited, ${row}.amount), 0)`,
    columns: 'status, credited, created_at',
  },
  {
    table: 'withdrawal',
    value: row => `iif(${row}.status IN (${underReview}, ${paidOut}), ${row}.value, 0)`,
    columns: 'status, created_at',
  },
]

const add = ({ table, value }: Orders, row: 'new' | 'old', sign: '' | '-') =>
  `INSERT INTO ${table}_day VALUES (${row}.user_id, ${dayOf(`${row}.created_at`)}, ${row}.currency, ${sign}${value(row)})
    ON CONFLICT DO UPDATE SET value = value + excluded.value;`

const ordersSchema = (of: Orders) => `
  CREATE TABLE ${of.table}_day (
    user_id TEXT NOT NULL,
    day TEXT NOT NULL,
    currency TEXT NOT NULL,
    value INTEGER NOT NULL,
    PRIMARY KEY (user_id, day, currency)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER ${of.table}_day_asked AFTER INSERT ON ${of.table} BEGIN ${add(of, 'new', '')} END;
  CREATE TRIGGER ${of.table}_day_moved AFTER UPDATE OF ${of.columns} ON ${of.table}
  BEGIN ${add(of, 'old', '-')} ${add(of, 'new', '')} END;`

const dueOrders = ({ table, value }: Orders) => ({
  table: `${table}_day`,
  due: `SELECT user_id, ${dayOf('o.created_at')}, currency, sum(${value('o')}) AS value FROM ${table} o GROUP BY 1, 2, 3`,
})

/** Of inflows by the type of their entry; under the day '' all that ever came. A sum is `whole * 10^8 + minor`: it has no end. */
const INFLOWS = `
  CREATE TABLE inflow_day (
    user_id TEXT NOT NULL,
    day TEXT NOT NULL,
    type INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    minor INTEGER NOT NULL,
    PRIMARY KEY (user_id, day, type)
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER inflow_day_came AFTER INSERT ON inflow BEGIN
    INSERT INTO inflow_day SELECT new.user_id, day, type, new.value / 100000000, new.value % 100000000
      FROM ledger_entry, (SELECT ${dayOf('new.at')} AS day UNION ALL SELECT '') WHERE id = new.entry_id
      ON CONFLICT DO UPDATE SET whole = whole + excluded.whole, minor = minor + excluded.minor;
  END;`

/** What each table must hold. */
export const dueDaySums = [
  ...orders.map(dueOrders),
  {
    table: 'inflow_day',
    due: `SELECT i.user_id, day, e.type, sum(value / 100000000), sum(value % 100000000)
      FROM (SELECT *, ${dayOf('at')} AS day FROM inflow UNION ALL SELECT *, '' FROM inflow) i
      JOIN ledger_entry e ON e.id = i.entry_id GROUP BY 1, 2, 3`,
  },
]

export const DAY_SUMS = [
  ...orders.map(ordersSchema),
  INFLOWS,
  ...dueDaySums.map(({ table, due }) => `INSERT INTO ${table} ${due};`),
].join('\n')
