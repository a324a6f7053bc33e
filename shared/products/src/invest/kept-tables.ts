/**
 * The schema of what orders and incomes add up to, and what it must be by their rows. Migration invest-0003 runs the one and
 * fills it with the other. Triggers keep it, so no write can leave it out. A later change is a new migration beside this text.
 */

/** A number of an order; the row is `new` or `old` in a trigger. */
type Figure = (row: string) => string

const principal: Figure = row => `${row}.principal`
const promised: Figure = row => `${row}.promised`
const units: Figure = row => `iif(${row}.principal > 0, coalesce(${row}.units, 0), 0)`
/** The price of a machine that can still be cancelled. */
const refundable: Figure = row => `iif(${row}.type = 2 AND ${row}.status = 0, ${row}.principal, 0)`
/** A machine promises thirty days of output (PROMISED_MINING_DAYS), or the days that are left. */
const unitDays: Figure = row => `iif(${row}.principal > 0, ${row}.units * min(30, ${row}.cycle_days - ${row}.done), 0)`

/** Runs a statement with each figure of an order that is bought, and later with each change of it. */
const kept = (name: string, columns: string, add: (of: (figure: Figure) => string) => string) => `
  CREATE TRIGGER ${name}_bought AFTER INSERT ON product_order BEGIN ${add(figure => figure('new'))}; END;
  CREATE TRIGGER ${name}_changed AFTER UPDATE OF ${columns} ON product_order
  BEGIN ${add(figure => `${figure('new')} - ${figure('old')}`)}; END;`

const TRIGGERS = [
  kept(
    'product_held',
    'principal',
    of => `INSERT INTO product_held VALUES (new.product_id, '', ${of(principal)}, ${of(units)}),
      (new.product_id, new.user_id, ${of(principal)}, ${of(units)})
      ON CONFLICT DO UPDATE SET principal = principal + excluded.principal, units = units + excluded.units`,
  ),
  kept(
    'yield_owed',
    'principal, promised, status',
    of => `INSERT INTO yield_owed VALUES (new.income_currency, ${of(promised)}), (new.currency, ${of(refundable)})
      ON CONFLICT DO UPDATE SET minor = minor + excluded.minor`,
  ),
  kept(
    'yield_unit_days',
    'principal, done',
    of => `INSERT INTO yield_unit_days SELECT new.income_currency, new.product_id, ${of(unitDays)} WHERE new.type = 2
      ON CONFLICT DO UPDATE SET days = days + excluded.days`,
  ),
  kept(
    'product_order_sum',
    'principal',
    of => `INSERT INTO product_order_sum (user_id, type, currency, income_currency, principal)
      VALUES (new.user_id, new.type, new.currency, new.income_currency, ${of(principal)})
      ON CONFLICT DO UPDATE SET principal = principal + excluded.principal`,
  ),
].join('')

/** A decimal text of at most eight places as `whole * 10^8 + minor`: a sum of pairs has room for any turnover. */
const wholeOf = (net: string) => `CAST(${net} AS INTEGER)`
const minorOf = (net: string) =>
  `CAST(substr(substr(${net}, instr(${net} || '.', '.') + 1) || '00000000', 1, 8) AS INTEGER)`
/** 00:00 UTC+8 of the day in which an income fell due, as `dayStart` of clock.ts. */
const dayOf = (at: string) => `${at} - (${at} + 28800000) % 86400000`

const INCOMES = `CREATE TRIGGER product_income_kept AFTER INSERT ON product_income BEGIN
  INSERT INTO income_untold
    VALUES (new.user_id, ${dayOf('new.due_at')}, new.currency, ${wholeOf('new.net')}, ${minorOf('new.net')})
    ON CONFLICT DO UPDATE SET whole = whole + excluded.whole, minor = minor + excluded.minor;
  UPDATE product_order_sum SET income_whole = income_whole + i.whole, income_minor = income_minor + i.minor,
    day_whole = iif(i.day > product_order_sum.day, 0, day_whole) + iif(i.day < product_order_sum.day, 0, i.whole),
    day_minor = iif(i.day > product_order_sum.day, 0, day_minor) + iif(i.day < product_order_sum.day, 0, i.minor),
    day = max(product_order_sum.day, i.day)
  FROM (SELECT o.user_id, o.type, o.currency, o.income_currency, ${dayOf('new.due_at')} AS day,
    ${wholeOf('new.net')} AS whole, ${minorOf('new.net')} AS minor FROM product_order o WHERE o.id = new.order_id) i
  WHERE product_order_sum.user_id = i.user_id AND product_order_sum.type = i.type
    AND product_order_sum.currency = i.currency AND product_order_sum.income_currency = i.income_currency;
END;`

/** Fixed incomes to come, and what can still be cancelled, by currency. */
const owedBy = (orders: string) => `SELECT currency, sum(minor) AS minor FROM (
    SELECT income_currency AS currency, promised AS minor FROM ${orders}
    UNION ALL SELECT currency, ${refundable('o')} FROM ${orders}
  ) GROUP BY currency`

/** By the live orders alone: all others owe nothing. */
export const OWED = owedBy('product_order o WHERE principal > 0')

const KINDS = 'o.user_id, o.type, o.currency, o.income_currency'
/** Each order with its principal, and each income with its day and the newest day of its kind. */
const ORDERS_AND_INCOMES = `SELECT ${KINDS}, o.principal, 0 AS whole, 0 AS minor, 0 AS day, 0 AS newest FROM product_order o
  UNION ALL SELECT ${KINDS}, 0, ${wholeOf('i.net')}, ${minorOf('i.net')}, ${dayOf('i.due_at')},
    max(${dayOf('i.due_at')}) OVER (PARTITION BY ${KINDS}) FROM product_income i JOIN product_order o ON o.id = i.order_id`

/** What each table must hold by the rows. */
export const dueKept = [
  {
    table: 'product_held',
    due: `SELECT product_id, '', sum(principal), sum(${units('o')}) FROM product_order o GROUP BY 1
      UNION ALL SELECT product_id, user_id, sum(principal), sum(${units('o')}) FROM product_order o GROUP BY 1, 2`,
  },
  { table: 'yield_owed', due: owedBy('product_order o') },
  {
    table: 'yield_unit_days',
    due: `SELECT income_currency, product_id, sum(${unitDays('o')}) FROM product_order o WHERE type = 2 GROUP BY 1, 2`,
  },
  {
    table: 'product_order_sum',
    due: `SELECT user_id, type, currency, income_currency, sum(principal), sum(whole), sum(minor), max(day),
      sum(iif(day = newest, whole, 0)), sum(iif(day = newest, minor, 0)) FROM (${ORDERS_AND_INCOMES}) GROUP BY 1, 2, 3, 4`,
  },
] as const

/**
 * `product_held`: of live orders, for each product and person; the person '' is everybody. `yield_owed`: minor units that the
 * account must hold whatever happens. `yield_unit_days`: days of output that are promised. `product_order_sum`: what a person
 * holds, was paid in all, and was paid on the newest day that paid. `income_untold`: incomes that no digest has told yet.
 */
export const KEPT_TABLES = `
CREATE TABLE product_held (
  product_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  principal INTEGER NOT NULL,
  units INTEGER NOT NULL,
  PRIMARY KEY (product_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE yield_owed (currency TEXT PRIMARY KEY, minor INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE yield_unit_days (
  currency TEXT NOT NULL,
  product_id TEXT NOT NULL,
  days INTEGER NOT NULL,
  PRIMARY KEY (currency, product_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE product_order_sum (
  user_id TEXT NOT NULL,
  type INTEGER NOT NULL,
  currency TEXT NOT NULL,
  income_currency TEXT NOT NULL,
  principal INTEGER NOT NULL,
  income_whole INTEGER NOT NULL DEFAULT 0,
  income_minor INTEGER NOT NULL DEFAULT 0,
  day INTEGER NOT NULL DEFAULT 0,
  day_whole INTEGER NOT NULL DEFAULT 0,
  day_minor INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, type, currency, income_currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE income_untold (
  user_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  currency TEXT NOT NULL,
  whole INTEGER NOT NULL,
  minor INTEGER NOT NULL,
  PRIMARY KEY (user_id, day, currency)
) STRICT, WITHOUT ROWID;
CREATE INDEX income_untold_day ON income_untold (day, user_id);
${dueKept.map(({ table, due }) => `INSERT INTO ${table} ${due};`).join('\n')}
INSERT INTO income_untold SELECT user_id, ${dayOf('due_at')}, currency, sum(${wholeOf('net')}), sum(${minorOf('net')})
  FROM product_income WHERE told = 0 GROUP BY 1, 2, 3;
${TRIGGERS}
${INCOMES}`
