/** Proves the books: the ledger's invariants, by number (docs/rules/money.md#the-ledger). */
import { fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { HOUSE, type UserKind } from './account.ts'
import { booksOf } from './books.ts'
import { held } from './held.ts'
import { claimedKinds, claimedOf } from './hooks.ts'
import { dueSums } from './sum-tables.ts'

export type Fault = {
  /** 1 sums · 2 balances · 3 never negative · 4 keys · 5 append-only · 6 claims · 7 virtual apart from money · 9 promises */
  invariant: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9
  what: string
}

type Row = Record<string, string | number | bigint | null>

/** Every fault found, at most 100 of a kind; none on sound books. Reads only. */
export function checkLedger(db: Db): Fault[] {
  return [
    ...rules.flatMap(({ invariant, sql, say }) => rowsOf(db, sql).map(row => ({ invariant, what: say(row) }))),
    ...missingTriggers(db),
    ...claimedKinds(booksOf(db).hooks).flatMap(kind => checkClaims(db as Tx, kind)),
    ...checkPromises(db as Tx),
  ]
}

function rowsOf(db: Db, sql: string, ...values: string[]): Row[] {
  const statement = db.prepare(sql)
  statement.setReadBigInts(true)
  return statement.all(...values) as Row[]
}

type Rule = { invariant: Fault['invariant']; sql: string; say(row: Row): string }

const money = (minor: Row[string] | undefined) => fromMinor(BigInt(minor ?? 0))

const rules: readonly Rule[] = [
  {
    invariant: 1,
    sql: `SELECT p.entry_id AS id, a.currency, sum(p.amount) AS off FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
      GROUP BY p.entry_id, a.currency HAVING sum(p.amount) <> 0 LIMIT 100`,
    say: row => `entry ${row.id} is off by ${money(row.off)} ${row.currency}`,
  },
  {
    invariant: 1,
    sql: 'SELECT currency, sum(balance) AS off FROM ledger_account GROUP BY currency HAVING sum(balance) <> 0',
    say: row => `all accounts together are off by ${money(row.off)} ${row.currency}`,
  },
  {
    invariant: 2,
    sql: `SELECT a.id, a.owner, a.kind, a.balance, coalesce(sum(p.amount), 0) AS posted FROM ledger_account a
      LEFT JOIN ledger_posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0) LIMIT 100`,
    say: row => `${row.owner}/${row.kind} (${row.id}) holds ${money(row.balance)}, posted ${money(row.posted)}`,
  },
  {
    invariant: 2,
    sql: `SELECT * FROM (SELECT account_id, entry_id, after, sum(amount) OVER (PARTITION BY account_id ORDER BY entry_id, seq) AS posted
      FROM ledger_posting) WHERE after <> posted LIMIT 100`,
    say: row =>
      `account ${row.account_id} after entry ${row.entry_id}: ${money(row.after)}, posted ${money(row.posted)}`,
  },
  {
    invariant: 3,
    sql: `SELECT owner, kind, currency, balance FROM ledger_account
      WHERE (owner <> 'house' OR kind = 'yield') AND CASE kind WHEN 'debt' THEN balance > 0 ELSE balance < 0 END LIMIT 100`,
    say: row => `${row.owner}/${row.kind} holds ${money(row.balance)} ${row.currency}`,
  },
  {
    invariant: 4,
    sql: 'SELECT key, count(*) AS times FROM ledger_entry NOT INDEXED GROUP BY key HAVING count(*) > 1 LIMIT 100',
    say: row => `${row.key} was posted ${row.times} times`,
  },
  {
    invariant: 5,
    sql: `SELECT entry_id AS id, count(*) AS legs FROM ledger_posting GROUP BY entry_id HAVING count(*) <> max(seq) + 1 LIMIT 100`,
    say: row => `entry ${row.id} lost a leg: ${row.legs} are left`,
  },
  {
    invariant: 5,
    sql: `SELECT p.entry_id AS id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house'
      JOIN ledger_entry e ON e.id = p.entry_id LEFT JOIN ledger_line l ON l.owner = a.owner AND l.entry_id = p.entry_id AND l.seq = p.seq
      AND l.type = e.type AND l.currency = a.currency AND l.kind = a.kind AND l.amount = p.amount AND l.at = e.at
      WHERE l.seq IS NULL LIMIT 100`,
    say: row => `entry ${row.id} is not what its owner reads`,
  },
  {
    invariant: 5,
    sql: `SELECT l.entry_id AS id FROM ledger_line l LEFT JOIN ledger_posting p ON p.entry_id = l.entry_id AND p.seq = l.seq
      WHERE p.seq IS NULL LIMIT 100`,
    say: row => `of entry ${row.id} its owner reads more than there is`,
  },
  {
    invariant: 7,
    sql: `SELECT p.entry_id AS id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
      GROUP BY p.entry_id HAVING sum(a.currency = 'VUSDT') BETWEEN 1 AND count(*) - 1 LIMIT 100`,
    say: row => `entry ${row.id} mixes virtual money with money`,
  },
  ...dueSums.map(({ table, due, of }): Rule => {
    const [kept, right] = [`SELECT * FROM ${table} WHERE ${of}`, `SELECT * FROM (${due})`]
    const off = `SELECT * FROM (${right} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${right})`
    return {
      invariant: 5,
      sql: `SELECT DISTINCT owner FROM (${off}) LIMIT 100`,
      say: row => `${table}: what is kept of ${row.owner} is not what was posted`,
    }
  }),
]

const appendOnlyTables = ['ledger_entry', 'ledger_posting', 'ledger_line', 'client_order']

function missingTriggers(db: Db): Fault[] {
  const there = new Set(rowsOf(db, "SELECT name FROM sqlite_master WHERE type = 'trigger'").map(row => row.name))
  return appendOnlyTables
    .flatMap(table => [`${table}_no_update`, `${table}_no_delete`])
    .filter(name => !there.has(name))
    .map(name => ({ invariant: 5, what: `the trigger ${name} is missing` }))
}

function checkClaims(tx: Tx, kind: UserKind): Fault[] {
  const claimed = claimedOf(tx, booksOf(tx).hooks, kind)
  const rows = rowsOf(
    tx,
    "SELECT sub, sum(balance) AS held FROM ledger_account WHERE kind = ? AND owner <> 'house' AND sub <> '' GROUP BY sub",
    kind,
  )
  const holds = new Map(rows.map(row => [String(row.sub), BigInt(row.held ?? 0)]))
  return [...new Set([...claimed.keys(), ...holds.keys()])]
    .filter(sub => (claimed.get(sub) ?? 0n) !== (holds.get(sub) ?? 0n))
    .map(sub => ({
      invariant: 6,
      what: `${kind} ${sub}: claimed ${money(claimed.get(sub))}, held ${money(holds.get(sub))}`,
    }))
}

function checkPromises(tx: Tx): Fault[] {
  const { hooks } = booksOf(tx)
  return (hooks.promises ?? []).flatMap(({ kind, read }) =>
    [...read(tx)].flatMap(([currency, promised]) => {
      const there = held(tx, { owner: HOUSE, kind, currency })
      if (there >= promised) return []
      return { invariant: 9, what: `${kind} promised ${money(promised)} ${currency}, holds ${money(there)}` }
    }),
  )
}
